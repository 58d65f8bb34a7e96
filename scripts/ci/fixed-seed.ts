// Setup of all unit tests: tests with generated input have the same cases in every run, unless they set a seed of their own.
import fc from 'fast-check'

fc.configureGlobal({ seed: 20_261_125 })
