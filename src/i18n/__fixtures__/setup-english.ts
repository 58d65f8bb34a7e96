import { loadCodeSystemTexts, loadMessages } from '../messages'
import { activateValueTables } from '../value-tables'

// Formatted values use the active language: tests run in English unless they activate another one, with the texts of code systems. Loaded as in the app,
// because the test files of a worker share the message cache.
const [{ language, valueTables }] = await Promise.all([loadMessages('en'), loadCodeSystemTexts('en')])
activateValueTables(language.locale, valueTables)
