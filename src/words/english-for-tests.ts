import { wordsOf } from './index'
import { firstPage } from './en/first-page'

// Formatted values take their words from the language in use; tests read English unless they say otherwise.
wordsOf('en', firstPage)
