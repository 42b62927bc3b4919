.PHONY: help setup demo site pictures test soak size bench format

PORT ?= 8000

help:
	@echo 'make demo      build the site and serve it at http://127.0.0.1:$(PORT)/ (PORT=… for another)'
	@echo 'make site      build the site into .build/site'
	@echo 'make pictures  photograph every block in 16 environments: .build/contact-sheets'
	@echo 'make test      run every check'
	@echo 'make soak      run the attacks of Docs/Attacks.md for long'
	@echo 'make size      say what takes the bytes of the pages, and whether they keep their limits'
	@echo 'make bench     measure, against hand-written decks: tables and .build/bench/*.json'
	@echo 'make format    format the Swift sources'
	@echo 'make setup     install what is missing; the others call it'

setup:
	@Scripts/setup.sh

site: setup
	@Scripts/site.sh

demo: site
	@python3 Scripts/serve.py .build/site $(PORT)

pictures: site
	@.build/venv/bin/python Scripts/contact-sheet.py .build/site/live .build/contact-sheets

test: setup
	@Scripts/test.sh

soak: site
	@Scripts/soak.sh

size: site
	@Scripts/size.sh

bench: setup
	@Scripts/bench.sh

format:
	@swift format --in-place --recursive --parallel Package.swift Sources Tests Blocks
