extension FormControlTexts {
    static let english = FormControlTexts(
        selectAll: "Select all",
        nothingChosen: "None",
        checked: "checked",
        unchecked: "not checked",
        mixed: "partly checked",
        search: "Search",
        nothingFound: "Nothing found",
        notOffered: "Not offered now",
        clearsOthers: "Clears the others",
        pictureMissing: "Picture not available",
        atLeast: FormCountText(other: "Choose at least {n}"),
        atMost: FormCountText(other: "Choose up to {n}"),
        exactly: FormCountText(other: "Choose {n}"),
        between: "Choose {min} to {max}",
        full: FormCountText(
            one: "Only 1 can be chosen. Take it back to choose another.",
            other: "No more than {n} can be chosen. Take one back to choose another."),
        allTooMany: FormCountText(other: "All cannot be chosen: no more than {n} can."))

    static let german = FormControlTexts(
        selectAll: "Alle auswählen",
        nothingChosen: "Nichts gewählt",
        checked: "angekreuzt",
        unchecked: "nicht angekreuzt",
        mixed: "teilweise angekreuzt",
        search: "Suchen",
        nothingFound: "Nichts gefunden",
        notOffered: "Derzeit nicht angeboten",
        clearsOthers: "Hebt die anderen auf",
        pictureMissing: "Bild nicht verfügbar",
        atLeast: FormCountText(other: "Mindestens {n} wählen"),
        atMost: FormCountText(other: "Bis zu {n} wählen"),
        exactly: FormCountText(other: "Genau {n} wählen"),
        between: "{min} bis {max} wählen",
        full: FormCountText(
            one: "Es kann nur 1 gewählt werden. Um etwas anderes zu wählen, die Auswahl aufheben.",
            other: "Mehr als {n} können nicht gewählt werden. Um etwas anderes zu wählen, eine Auswahl aufheben."),
        allTooMany: FormCountText(
            one: "Alle können nicht gewählt werden, nur 1.",
            other: "Alle können nicht gewählt werden, höchstens {n}."))

    static let french = FormControlTexts(
        selectAll: "Tout sélectionner",
        nothingChosen: "Aucun choix",
        checked: "coché",
        unchecked: "non coché",
        mixed: "partiellement coché",
        search: "Rechercher",
        nothingFound: "Aucun résultat",
        notOffered: "N’est pas proposé actuellement",
        clearsOthers: "Annule les autres choix",
        pictureMissing: "Image non disponible",
        atLeast: FormCountText(other: "Choisissez-en au moins {n}"),
        atMost: FormCountText(other: "Choisissez-en jusqu’à {n}"),
        exactly: FormCountText(other: "Choisissez-en {n}"),
        between: "Choisissez-en de {min} à {max}",
        full: FormCountText(
            one: "Un seul choix est possible. Annulez-le pour en faire un autre.",
            other: "{n} choix au plus sont possibles. Annulez-en un pour en faire un autre."),
        allTooMany: FormCountText(
            one: "Impossible de tout choisir : un seul choix est possible.",
            other: "Impossible de tout choisir : {n} choix au plus sont possibles."))

    static let spanish = FormControlTexts(
        selectAll: "Seleccionar todo",
        nothingChosen: "Nada elegido",
        checked: "marcado",
        unchecked: "no marcado",
        mixed: "marcado en parte",
        search: "Buscar",
        nothingFound: "No se ha encontrado nada",
        notOffered: "No se ofrece ahora",
        clearsOthers: "Anula las demás opciones",
        pictureMissing: "Imagen no disponible",
        atLeast: FormCountText(other: "Elija al menos {n}"),
        atMost: FormCountText(other: "Elija hasta {n}"),
        exactly: FormCountText(other: "Elija {n}"),
        between: "Elija de {min} a {max}",
        full: FormCountText(
            one: "Solo se puede elegir 1 opción. Quítela para elegir otra.",
            other: "No se pueden elegir más de {n} opciones. Quite una para elegir otra."),
        allTooMany: FormCountText(
            one: "No se pueden elegir todas: solo 1.",
            other: "No se pueden elegir todas: como máximo {n}."))

    static let japanese = FormControlTexts(
        selectAll: "すべて選択",
        nothingChosen: "未選択",
        checked: "チェック済み",
        unchecked: "チェックなし",
        mixed: "一部チェック済み",
        search: "検索",
        nothingFound: "見つかりません",
        notOffered: "現在は選べません",
        clearsOthers: "ほかの選択は解除されます",
        pictureMissing: "画像を表示できません",
        atLeast: FormCountText(other: "{n}個以上選んでください"),
        atMost: FormCountText(other: "{n}個まで選べます"),
        exactly: FormCountText(other: "{n}個選んでください"),
        between: "{min}個から{max}個まで選んでください",
        full: FormCountText(other: "選べるのは{n}個までです。ほかのものを選ぶには、どれかの選択を解除してください。"),
        allTooMany: FormCountText(other: "選べるのは{n}個までなので、すべては選択できません。"))
}
