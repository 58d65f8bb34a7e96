import { wordsOf } from './index'
import { core } from './en/core'

// Formatted values take their words from the language in use; tests read English unless they say otherwise.
wordsOf('en', core)
