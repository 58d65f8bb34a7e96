import '../src/ui/fonts/fonts.css'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import { createRoot } from 'react-dom/client'
import { loadPageWords, loadStaffWords, loadWords } from '../src/i18n/load'
import { provideValueTables } from '../src/i18n/value-tables'
import { firstLanguage } from '../src/i18n/language'
import { Components } from './components'
import { RecordParts } from './record-parts'

/** The dev server's page of components, in the language of the browser or of `?lang=es`. No part of the build. */
async function begin(): Promise<void> {
  const code = firstLanguage(new URLSearchParams(location.search).get('lang'), navigator.languages)
  const [words] = await Promise.all([loadWords(code), loadPageWords(code), loadStaffWords(code)])
  provideValueTables(words.language.locale, words.valueTables)
  document.documentElement.lang = code
  createRoot(document.getElementById('root') ?? document.body).render(
    <Components words={words}>
      <RecordParts />
    </Components>,
  )
}

void begin()
