import '../ui/fonts/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../data/queries/query-client'
import { basePath } from '../config/base-path'
import { afterFirstPaint } from './shell/after-first-paint'
import { LanguageRoot } from './shell/language-root'
import { prepare } from './prepare'
import { AppRoutes, recordRoutes } from './routes'
import type { Messages } from '../i18n/types'

const root = document.getElementById('root')
const client = createQueryClient()

// A page restored from the back/forward cache may show the record of an ended session or of another patient.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  if (root) root.hidden = true
  location.reload()
})

/** The transition splits the first render into short tasks; in one task it blocks a slow phone for a quarter of a second. */
function renderApp(root: HTMLElement, messages: Messages) {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <LanguageRoot initialMessages={messages}>
            <BrowserRouter basename={basePath} useTransitions={false}>
              <AppRoutes />
            </BrowserRouter>
          </LanguageRoot>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

// Loaded after the app code, with which it would compete on a slow connection; until then a fallback font has the same widths.
void document.fonts.load('1em "Plainchart Sans"').catch(() => undefined)

if (root) {
  prepare(client).then(
    (messages) => {
      renderApp(root, messages)
      // If this fails, a page is only loaded on navigation.
      afterFirstPaint(() =>
        import('./shell/prefetch-pages').then(({ prefetchOnHover, prefetchMainPages }) => {
          prefetchOnHover(recordRoutes)
          return prefetchMainPages(recordRoutes, messages.language.code, client)
        }),
      )().catch(() => undefined)
    },
    () => {
      // No messages could be loaded; index.html has the text for this case.
      const template = document.getElementById('not-opened')
      if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content.cloneNode(true))
    },
  )
}
