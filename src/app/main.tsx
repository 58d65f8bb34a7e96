import '../ui/fonts/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createRecordClient } from '../data/client'
import { completeCallback, isCallback } from '../session/callback'
import { restoreSession } from '../session/connect'
import { sitePath, siteRoot } from '../session/site-path'
import { askFirst } from '../views/summary/requests'
import { LanguageRoot, loadFirstWords } from './language-root'
import { AppRoutes, pages } from './routes'
import type { Session } from '../session/session'
import type { Words } from '../words'

const root = document.getElementById('root')
const client = createRecordClient()

/** The session that opens on the first page: the one that the EHR has just answered for, or the one that this tab had before. */
async function firstSession(): Promise<Session | undefined> {
  if (!isCallback(location.pathname)) return location.pathname === sitePath('/') ? restoreSession() : undefined
  const signIn = await completeCallback()
  return 'session' in signIn && signIn.returnTo === '/' ? signIn.session : undefined
}

// Before anything is drawn; what goes wrong is told by the page.
firstSession().then(
  (session) => (session ? askFirst(client, session) : undefined),
  () => undefined,
)

// A page that the browser brings back from memory shows the record of a sign-in that may be over, or of another person.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  if (root) root.hidden = true
  location.reload()
})

function start(root: HTMLElement, first: Words) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <LanguageRoot first={first}>
          <BrowserRouter basename={siteRoot} useTransitions={false}>
            <AppRoutes />
          </BrowserRouter>
        </LanguageRoot>
      </QueryClientProvider>
    </StrictMode>,
  )
}

if (root) {
  loadFirstWords().then(
    (first) => {
      start(root, first)
      // Without it a page begins to come when its link has been pressed.
      import('./intent').then(({ followIntent }) => followIntent(pages), () => undefined)
    },
    () => {
      // No words could be loaded; those for this case stand in the page itself.
      const template = document.getElementById('not-opened')
      if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content.cloneNode(true))
    },
  )
}
