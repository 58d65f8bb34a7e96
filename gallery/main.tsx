import '../src/ui/fonts/fonts.css'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import { createRoot } from 'react-dom/client'
import { loadPageMessages, loadProviderMessages, loadMessages } from '../src/i18n/messages'
import { pickLanguage } from '../src/i18n/language'
import { Gallery } from './gallery'
import { RecordSections } from './record-sections'

/** Entry of the component gallery on the dev server; `?lang=es` chooses the language. Not part of the build. */
async function start(): Promise<void> {
  const code = pickLanguage(new URLSearchParams(location.search).get('lang'), navigator.languages)
  const [messages] = await Promise.all([loadMessages(code), loadPageMessages(code), loadProviderMessages(code)])
  document.documentElement.lang = code
  createRoot(document.getElementById('root') ?? document.body).render(
    <Gallery messages={messages}>
      <RecordSections />
    </Gallery>,
  )
}

void start()
