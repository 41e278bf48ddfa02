// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "formc",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .executable(name: "formc", targets: ["formc"]),
        .library(name: "FormRuntime", targets: ["FormRuntime"]),
        .library(name: "FormUI", targets: ["FormUI"]),
        .plugin(name: "FormcBuild", targets: ["FormcBuild"]),
        .plugin(name: "FormcGenerate", targets: ["FormcGenerate"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

        // The compiler, one direction: each stage sees only those before it.
        .target(name: "FormSource"),
        .target(name: "FormYAML", dependencies: ["FormSource", "CYAML"]),
        .target(name: "FormRuntime"),
        .target(name: "FormModel", dependencies: ["FormSource", "FormRuntime"]),
        .target(name: "FormSyntax", dependencies: ["FormSource", "FormYAML"]),
        .target(
            name: "FormSemantics",
            dependencies: ["FormSource", "FormYAML", "FormSyntax", "FormModel", "FormRuntime"]),
        .target(name: "FormEmit", dependencies: ["FormSource", "FormModel", "FormRuntime"]),
        .target(name: "FormSamples", dependencies: ["FormModel", "FormSource", "FormRuntime"]),
        .target(
            name: "FormCompiler",
            dependencies: [
                "FormSource", "FormYAML", "FormSyntax", "FormModel", "FormSemantics", "FormEmit", "FormRuntime",
            ]),
        // Model × stored answers → violations; the rules are the runtime's.
        .target(name: "FormAnswers", dependencies: ["FormModel", "FormRuntime", "FormSource"]),
        .executableTarget(
            name: "formc",
            dependencies: [
                "FormAnswers", "FormCompiler", "FormEmit", "FormModel", "FormRuntime", "FormSamples", "FormSource",
            ]),

        // Controls for SwiftUI, and what generated views are made of.
        .target(name: "FormUI", dependencies: ["FormRuntime"]),

        // Specs in a target become Swift when it is built, or when it is asked for.
        .plugin(name: "FormcBuild", capability: .buildTool(), dependencies: ["formc"]),
        .plugin(
            name: "FormcGenerate",
            capability: .command(
                intent: .custom(verb: "formc-generate", description: "Writes the Swift of specs beside them"),
                permissions: [.writeToPackageDirectory(reason: "It writes the Swift of each spec beside it.")]),
            dependencies: ["formc"]),

        // The examples' Swift, as committed: that it compiles is a test, and so is what it does.
        .target(
            name: "FormExamples", dependencies: ["FormRuntime", "FormUI"], path: "Examples",
            exclude: [
                "Agreement/Agreement.form.yaml", "BugReport/BugReport.form.yaml", "CMake", "Consumer", "Make",
                "FamilyPhotos/FamilyPhotos.form.yaml", "FruitCheckboxes/FruitCheckboxes.form.yaml",
                "FruitCheckboxes/FruitCheckboxes.schema.json", "FruitPicker/FruitPicker.form.yaml",
                "Intake/Intake.form.yaml", "Intake/Intake.schema.json", "Lunch/Lunch.form.yaml",
                "Onboarding/Onboarding.form.yaml",
                "Onboarding/Onboarding.schema.json", "Shared/Allergens.form.yaml", "Shared/KitchenCard.form.yaml",
                "Shared/TableBooking.form.yaml", "Survey2025/Answers", "Survey2025/Survey2025.form.yaml",
                "Survey2026/Survey2026.form.yaml", "TaskEdit/TaskEdit.form.yaml",
            ]),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["FormExamples", "FormRuntime", "FormCompiler", "FormSource", "FormEmit"]),

        // What the tests share.
        .target(
            name: "FormTestSupport",
            dependencies: ["FormAnswers", "FormCompiler", "FormEmit", "FormRuntime", "FormSource"],
            path: "Tests/Support", exclude: ["SwiftUI"]),
        // A second reading of the language, plain and slow, that the first is held to.
        .target(name: "FormReference", path: "Tests/Reference"),
        .testTarget(name: "ReferenceTests", dependencies: ["FormReference", "FormCompiler", "FormSource"]),
        .testTarget(name: "FormSourceTests", dependencies: ["FormSource"]),
        .testTarget(
            name: "FormYAMLTests", dependencies: ["FormCompiler", "FormYAML", "FormSource", "FormTestSupport"]),
        .testTarget(name: "FormRuntimeTests", dependencies: ["FormRuntime"]),
        .testTarget(name: "FormUITests", dependencies: ["FormExamples", "FormRuntime", "FormTestSupport", "FormUI"]),
        .testTarget(name: "FormSyntaxTests", dependencies: ["FormReference", "FormSyntax", "FormTestSupport"]),
        .testTarget(
            name: "FormSemanticsTests",
            dependencies: [
                "FormSemantics", "FormSyntax", "FormModel", "FormYAML", "FormSource", "FormCompiler", "FormTestSupport",
            ]),
        .testTarget(
            name: "FormCompilerTests",
            dependencies: [
                "FormAnswers", "FormCompiler", "FormEmit", "FormModel", "FormReference", "FormRuntime", "FormSamples",
                "FormSemantics", "FormSource", "FormSyntax", "FormTestSupport",
            ]),
        .testTarget(
            name: "FormAnswersTests",
            dependencies: [
                "FormAnswers", "FormCompiler", "FormExamples", "FormModel", "FormReference", "FormRuntime",
                "FormSamples",
                "FormSource", "FormTestSupport",
            ]),
        // What is fuzzed, as ordinary functions; a test replays what is committed, and `make fuzz` goes on from there.
        .target(
            name: "FormFuzz",
            dependencies: [
                "FormAnswers", "FormCompiler", "FormEmit", "FormModel", "FormRuntime", "FormSamples", "FormSemantics",
                "FormSource", "FormSyntax", "FormTestSupport",
            ],
            path: "Tests/Fuzz/Targets"),
        .testTarget(name: "FuzzTests", dependencies: ["FormFuzz", "FormTestSupport"], path: "Tests/Fuzz/Replay"),
        .testTarget(name: "TidyTests", dependencies: ["FormTestSupport"]),
        .testTarget(name: "FormcTests", dependencies: ["formc", "FormCompiler", "FormSource", "FormTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// The fuzzer itself is linked with libFuzzer, which `Tests/Fuzz/fuzz.sh` finds; nobody else builds it.
if Context.environment["FORMC_FUZZ"] != nil {
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
        .executableTarget(
            name: "formc-fuzz", dependencies: ["CLibFuzzer", "FormEmit", "FormFuzz"], path: "Tests/Fuzz/Driver"),
    ]
}

for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ]
}
