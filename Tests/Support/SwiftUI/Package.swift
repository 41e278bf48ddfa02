// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Built by `Tests/swiftui.sh`, which says the level and where the plug-in of `#Preview` is.
let environment = ProcessInfo.processInfo.environment
let level = environment["SWIFTUI_LEVEL"] ?? "18"
let plugin = environment["SWIFTUI_PREVIEW_PLUGIN"]

var settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]
if level == "16" { settings.append(.define("SWIFTUI_16")) }
if let plugin {
    settings.append(.define("SWIFTUI_PREVIEWS"))
    settings.append(.unsafeFlags(["-load-plugin-library", plugin]))
}

/// The names below a folder of this package, as paths.
func files(below folder: String) -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder)
    return ((try? FileManager.default.subpathsOfDirectory(atPath: root.resolvingSymlinksInPath().path)) ?? []).sorted()
}

/// Examples that are whole projects, with programs of their own.
let projects = ["CMake", "Consumer", "Make"]

/// Whether a file of the other examples is no Swift.
func isOther(_ file: String) -> Bool {
    !projects.contains(where: { file.hasPrefix($0 + "/") }) && file.contains(".") && !file.hasSuffix(".swift")
}

var targets: [Target] = [
    .target(name: "SwiftUI", exclude: level == "16" ? ["Level18"] : []),
    .target(name: "Outline", dependencies: ["SwiftUI"]),
    // The project's own sources, by links. They see what a user's program sees, nothing of the stub's inside.
    .target(name: "FormRuntime", packageAccess: false),
]
var users: [Target.Dependency] = ["Outline", "SwiftUI", "FormRuntime"]
if files(below: "Sources/FormUI").contains(where: { $0.hasSuffix(".swift") }) {
    targets.append(.target(name: "FormUI", dependencies: ["FormRuntime", "SwiftUI"], packageAccess: false))
    users.append("FormUI")
}
if files(below: "Sources/Views").contains(where: { $0.hasSuffix(".view.swift") }) {
    targets.append(
        .target(
            name: "Views", dependencies: ["FormRuntime", "FormUI", "SwiftUI"],
            exclude: projects + files(below: "Sources/Views").filter(isOther),
            packageAccess: false))
    users.append("Views")
}
targets.append(.testTarget(name: "OutlineTests", dependencies: users, exclude: ["Forms/Outlines"]))
targets.append(.testTarget(name: "TypeCheckTests", dependencies: users))
for target in targets { target.swiftSettings = settings }

let package = Package(
    name: "SwiftUIStub",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    targets: targets,
    swiftLanguageModes: [.v6]
)
