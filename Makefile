# formc: `make run` shows it at work, `make test` runs all tests. Both set up what they need.

EXAMPLE ?= TaskEdit
BUILD ?= .build

.PHONY: run test build format check-format setup embedded swiftui consumer build-systems editor file-system
.PHONY: agreement budgets budgets-check fuzz sanitize bench bench-check install

run: build
	@echo
	@echo '$$ formc check Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml'
	@$(BUILD)/debug/formc check Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml
	@echo '$$ formc build Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml -o -'
	@$(BUILD)/debug/formc build Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml -o -

# The whole package, so that the first of `make run` and `make test` builds for both.
build: setup
	swift build --scratch-path $(BUILD)

test: build embedded swiftui consumer build-systems editor file-system
	swift test --scratch-path $(BUILD)

# The examples with the runtime embedded: they compile by themselves under every flag that an app may set.
embedded: build
	bash Tests/embedded.sh $(BUILD)/debug/formc

# The controls and the generated views, type-checked and used on a screen that is not there, as iOS 16 and 18 have it.
swiftui: build
	bash Tests/swiftui.sh 16 $(BUILD)/swiftui-16
	bash Tests/swiftui.sh 18 $(BUILD)/swiftui-18
	bash Tests/view_check.sh $(BUILD)/debug/formc $(BUILD)/swiftui-18

# A package that uses the plug-ins, from a copy, with both build systems.
consumer: setup
	bash Tests/consumer.sh $(BUILD)/consumer

# The examples for Make and CMake build again when and only when something has changed.
build-systems: build
	bash Tests/build_systems.sh $(BUILD)/debug/formc

# The schema for editors, in the hands of a client of it, over the examples and a thousand mutations of them.
editor: build
	python3 Tests/editor_check.py $(BUILD)/debug/formc

# Killed, refused, deceived, and beside itself, formc keeps every file whole.
file-system: build
	python3 Tests/file_system.py $(BUILD)/debug/formc

# A million answers, to random forms and to the examples, before everything that judges answers. Built for speed, in a
# folder of its own; even so it takes twenty minutes.
agreement: setup
	-python3 -m venv $(BUILD)/validators \
	    && $(BUILD)/validators/bin/pip install --quiet jsonschema jsonschema-rs sourcemeta-jsonschema
	PATH="$(abspath $(BUILD))/validators/bin:$$PATH" FORMC_FORMS=40 FORMC_ANSWERS=20000 FORMC_SCHEMA_ANSWERS=1000 \
	    swift test -c release -Xswiftc -enable-testing --scratch-path $(BUILD)/agreement --filter AgreementTests

# Any bytes, as a spec, a condition, stored answers or a tree of the grammar; `TARGET=spec` for one of them.
SECONDS ?= 60
fuzz: setup
	bash Tests/Fuzz/fuzz.sh $(BUILD)/fuzz $(SECONDS) $(TARGET)

# Hostile shapes in three sizes: instructions are counted, not seconds. Then each at the longest that is read, with
# the time and the memory that it takes.
budgets: setup
	bash Scripts/release.sh $(BUILD)/bench
	python3 Tests/budgets.py $(BUILD)/bench/formc
	python3 Tests/budgets.py --limits $(BUILD)/bench/formc

# The same shapes, only checked, with the program that the benchmarks built.
budgets-check: setup
	python3 Tests/budgets.py --quick $(BUILD)/bench/formc

# The tests under the address sanitizer, and `formc validate`, which has threads, under the thread sanitizer.
# Left out are tests that spend their time in `swiftc` and other programs, where no code of ours runs.
sanitize: setup
	bash Tests/sanitize.sh $(BUILD)

# formc beside what does similar work, in tables; a quarter of an hour on two cores that have nothing else to do.
# ONLY=check,start are two of the tables: check, many, start, memory, compile, violations, answers.
bench: setup
	bash Scripts/release.sh $(BUILD)/bench
	FORMC=$(BUILD)/bench/formc python3 Benchmarks/bench.py $(ONLY)

# What can be counted alike on every machine, instructions, allocations and bytes of objects, against what is committed.
bench-check: setup
	bash Scripts/release.sh $(BUILD)/bench
	FORMC=$(BUILD)/bench/formc python3 Benchmarks/counts.py

# The fast program with the Swift runtime in it, and libyaml too where its static library is there, with its manual page.
PREFIX ?= /usr/local
install: setup
	bash Scripts/release.sh $(BUILD)/install
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(BUILD)/install/formc $(DESTDIR)$(PREFIX)/bin/formc
	$(BUILD)/install/formc help --man > $(BUILD)/install/formc.1
	install -m 644 $(BUILD)/install/formc.1 $(DESTDIR)$(PREFIX)/share/man/man1/formc.1

format:
	swift format --in-place --configuration .swift-format --recursive Package.swift Sources Plugins Tests

check-format:
	swift format lint --strict --configuration .swift-format --recursive Package.swift Sources Plugins Tests

setup:
	@bash Tests/setup.sh
