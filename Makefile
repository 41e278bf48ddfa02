# formc: `make run` shows it at work, `make test` runs all tests. Both set up what they need.

EXAMPLE ?= TaskEdit
BUILD ?= .build

.PHONY: run test build format check-format setup embedded agreement

run: build
	@echo
	@echo '$$ formc check Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml'
	@$(BUILD)/debug/formc check Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml
	@echo '$$ formc build Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml -o -'
	@$(BUILD)/debug/formc build Examples/$(EXAMPLE)/$(EXAMPLE).form.yaml -o -

# The whole package, so that the first of `make run` and `make test` builds for both.
build: setup
	swift build --scratch-path $(BUILD)

test: build embedded
	swift test --scratch-path $(BUILD)

# The examples with the runtime embedded: they compile by themselves under every flag that an app may set.
embedded: build
	bash Tests/embedded.sh $(BUILD)/debug/formc

# A million answers, to random forms and to the examples, before everything that judges answers.
agreement: build
	FORMC_FORMS=40 FORMC_ANSWERS=20000 FORMC_SCHEMA_ANSWERS=1000 \
	    swift test --scratch-path $(BUILD) --filter AgreementTests

format:
	swift format --in-place --configuration .swift-format --recursive Package.swift Sources Tests

check-format:
	swift format lint --strict --configuration .swift-format --recursive Package.swift Sources Tests

setup:
	@bash Tests/setup.sh
