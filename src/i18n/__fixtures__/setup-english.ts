import { loadCodeSystemTexts, loadMessages } from '../messages'
import { activateValueTables } from '../value-tables'

// Formatted values take their words from the language in use; tests read English unless they say otherwise, with the words for codes as on every page but
// the first. Loaded as the app does it: files of one worker share it, and each would have other words for codes with tables of its own.
const [{ language, valueTables }] = await Promise.all([loadMessages('en'), loadCodeSystemTexts('en')])
activateValueTables(language.locale, valueTables)
