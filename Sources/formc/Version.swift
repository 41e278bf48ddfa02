/// What `formc --version` prints, and the only place that says it.
let formcVersion = "0.1.0"
