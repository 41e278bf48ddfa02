nonisolated extension FormMessageTexts {
    static let english = FormMessageTexts(
        """
        one\t1
        required\tPlease answer this.
        required-option\t“{option}” must be chosen.
        too-few\tChoose at least {min} options.\tone=Choose at least {min} option.
        too-many\tChoose at most {max} options.\tone=Choose at most {max} option.
        exclusive-conflict\t“{option}” cannot be chosen together with others.
        not-offered\t“{option}” is not offered now.
        unknown-tag\t“{found}” is not one of the options.
        duplicate-tag\t“{found}” stands more than once.
        too-short\tEnter at least {min} characters.\tone=Enter at least {min} character.
        too-long\tEnter at most {max} characters.\tone=Enter at most {max} character.
        pattern\tThis does not have the expected form.
        format\tThis does not have the expected form.
        format:email\tEnter an e-mail address.
        format:url\tEnter a web address that begins with http:// or https://.
        format:phone\tEnter a telephone number.
        too-small\tEnter {min} or more.
        too-small:date\tChoose {min} or later.
        too-small:time\tChoose {min} or later.
        too-large\tEnter {max} or less.
        too-large:date\tChoose {max} or earlier.
        too-large:time\tChoose {max} or earlier.
        step\tEnter a value in steps of {allowed}.
        must-be\tThis must be agreed to.
        wrong-type\t“{found}” cannot be an answer here.
        unknown-field\tThe form has no field “{found}”.
        duplicate-field\tThis is answered more than once.
        hidden\tThis is answered although it is not asked.
        rule\tThese answers do not go together.
        """)

    static let german = FormMessageTexts(
        """
        one\t1
        required\tBitte beantworten.
        required-option\t„{option}“ muss gewählt werden.
        too-few\tMindestens {min} Optionen wählen.\tone=Mindestens {min} Option wählen.
        too-many\tHöchstens {max} Optionen wählen.\tone=Höchstens {max} Option wählen.
        exclusive-conflict\t„{option}“ kann nur allein gewählt werden.
        not-offered\t„{option}“ steht derzeit nicht zur Wahl.
        unknown-tag\t„{found}“ ist keine der Optionen.
        duplicate-tag\t„{found}“ kommt mehrmals vor.
        too-short\tMindestens {min} Zeichen eingeben.
        too-long\tHöchstens {max} Zeichen eingeben.
        pattern\tDie Eingabe hat nicht die erwartete Form.
        format\tDie Eingabe hat nicht die erwartete Form.
        format:email\tEine E-Mail-Adresse eingeben.
        format:url\tEine Webadresse eingeben, die mit http:// oder https:// beginnt.
        format:phone\tEine Telefonnummer eingeben.
        too-small\tMindestens {min} eingeben.
        too-small:date\t{min} oder später wählen.
        too-small:time\t{min} oder später wählen.
        too-large\tHöchstens {max} eingeben.
        too-large:date\t{max} oder früher wählen.
        too-large:time\t{max} oder früher wählen.
        step\tEinen Wert in Schritten von {allowed} eingeben.
        must-be\tDem muss zugestimmt werden.
        wrong-type\t„{found}“ ist hier keine Antwort.
        unknown-field\tDas Formular hat kein Feld „{found}“.
        duplicate-field\tHier stehen mehrere Antworten.
        hidden\tHier steht eine Antwort, obwohl nicht gefragt wird.
        rule\tDiese Antworten passen nicht zusammen.
        """)

    static let french = FormMessageTexts(
        """
        one\t01
        required\tVeuillez répondre.
        required-option\t« {option} » doit être choisi.
        too-few\tChoisissez au moins {min} options.\tone=Choisissez au moins {min} option.
        too-many\tChoisissez au plus {max} options.\tone=Choisissez au plus {max} option.
        exclusive-conflict\t« {option} » ne peut être choisi qu’à lui seul.
        not-offered\t« {option} » n’est pas proposé actuellement.
        unknown-tag\t« {found} » n’est pas une des options.
        duplicate-tag\t« {found} » figure plusieurs fois.
        too-short\tSaisissez au moins {min} caractères.\tone=Saisissez au moins {min} caractère.
        too-long\tSaisissez au plus {max} caractères.\tone=Saisissez au plus {max} caractère.
        pattern\tLa saisie n’a pas la forme attendue.
        format\tLa saisie n’a pas la forme attendue.
        format:email\tSaisissez une adresse électronique.
        format:url\tSaisissez une adresse web qui commence par http:// ou https://.
        format:phone\tSaisissez un numéro de téléphone.
        too-small\tSaisissez {min} ou plus.
        too-small:date\tChoisissez {min} ou plus tard.
        too-small:time\tChoisissez {min} ou plus tard.
        too-large\tSaisissez {max} ou moins.
        too-large:date\tChoisissez {max} ou plus tôt.
        too-large:time\tChoisissez {max} ou plus tôt.
        step\tSaisissez une valeur par pas de {allowed}.
        must-be\tVotre accord est nécessaire.
        wrong-type\t« {found} » ne peut être une réponse ici.
        unknown-field\tLe formulaire n’a pas de champ « {found} ».
        duplicate-field\tIl y a plusieurs réponses ici.
        hidden\tIl y a une réponse alors que la question n’est pas posée.
        rule\tCes réponses ne vont pas ensemble.
        """)

    static let spanish = FormMessageTexts(
        """
        one\t1
        required\tResponda, por favor.
        required-option\tDebe elegirse «{option}».
        too-few\tElija al menos {min} opciones.\tone=Elija al menos {min} opción.
        too-many\tElija como máximo {max} opciones.\tone=Elija como máximo {max} opción.
        exclusive-conflict\t«{option}» solo puede elegirse por separado.
        not-offered\t«{option}» no se ofrece ahora.
        unknown-tag\t«{found}» no es una de las opciones.
        duplicate-tag\t«{found}» aparece más de una vez.
        too-short\tEscriba al menos {min} caracteres.\tone=Escriba al menos {min} carácter.
        too-long\tEscriba como máximo {max} caracteres.\tone=Escriba como máximo {max} carácter.
        pattern\tEl texto no tiene la forma esperada.
        format\tEl texto no tiene la forma esperada.
        format:email\tEscriba una dirección de correo electrónico.
        format:url\tEscriba una dirección web que empiece por http:// o https://.
        format:phone\tEscriba un número de teléfono.
        too-small\tEscriba {min} o más.
        too-small:date\tElija {min} o más tarde.
        too-small:time\tElija {min} o más tarde.
        too-large\tEscriba {max} o menos.
        too-large:date\tElija {max} o antes.
        too-large:time\tElija {max} o antes.
        step\tEscriba un valor en pasos de {allowed}.
        must-be\tDebe aceptarse.
        wrong-type\t«{found}» no puede ser una respuesta aquí.
        unknown-field\tEl formulario no tiene el campo «{found}».
        duplicate-field\tHay más de una respuesta.
        hidden\tHay una respuesta aunque no se pregunta.
        rule\tEstas respuestas no van juntas.
        """)

    static let japanese = FormMessageTexts(
        """
        required\t回答してください。
        required-option\t「{option}」を選んでください。
        too-few\t{min}つ以上選んでください。
        too-many\t{max}つまで選べます。
        exclusive-conflict\t「{option}」はほかの選択肢と一緒に選べません。
        not-offered\t「{option}」は現在選べません。
        unknown-tag\t「{found}」という選択肢はありません。
        duplicate-tag\t「{found}」が重複しています。
        too-short\t{min}文字以上で入力してください。
        too-long\t{max}文字以内で入力してください。
        pattern\t形式が正しくありません。
        format\t形式が正しくありません。
        format:email\tメールアドレスを入力してください。
        format:url\thttp:// または https:// で始まるウェブアドレスを入力してください。
        format:phone\t電話番号を入力してください。
        too-small\t{min}以上で入力してください。
        too-small:date\t{min}以降を選んでください。
        too-small:time\t{min}以降を選んでください。
        too-large\t{max}以下で入力してください。
        too-large:date\t{max}以前を選んでください。
        too-large:time\t{max}以前を選んでください。
        step\t{allowed}刻みで入力してください。
        must-be\t同意が必要です。
        wrong-type\t「{found}」はここでは回答になりません。
        unknown-field\t「{found}」という項目はありません。
        duplicate-field\t回答が重複しています。
        hidden\t質問されていない項目に回答があります。
        rule\t回答の組み合わせが正しくありません。
        """)
}
