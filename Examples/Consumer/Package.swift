// swift-tools-version: 6.2
import PackageDescription

// A package that builds its form from the spec in it: nothing but the plug-in is asked for.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "formc", path: "../..")],
    targets: [
        .executableTarget(
            name: "LunchOrder",
            dependencies: [.product(name: "FormRuntime", package: "formc")],
            plugins: [.plugin(name: "FormcBuild", package: "formc")]),
        .testTarget(
            name: "LunchOrderTests",
            dependencies: ["LunchOrder"],
            plugins: [.plugin(name: "FormcBuild", package: "formc")]),
    ]
)
