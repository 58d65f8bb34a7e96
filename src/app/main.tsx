import '../ui/fonts/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createRecordClient } from '../data/queries/query-client'
import { basePath } from '../config/base-path'
import { afterFirstPaint } from './shell/after-first-paint'
import { LanguageRoot } from './shell/language-root'
import { prepare } from './prepare'
import { AppRoutes, recordRoutes } from './routes'
import type { Messages } from '../i18n'

const root = document.getElementById('root')
const client = createRecordClient()

// A page that the browser brings back from memory shows the record of a sign-in that may be over, or of another person.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  if (root) root.hidden = true
  location.reload()
})

/** Draws in short turns: in one go a slow phone would be deaf for a quarter of a second. */
function renderApp(root: HTMLElement, first: Messages) {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <LanguageRoot first={first}>
            <BrowserRouter basename={basePath} useTransitions={false}>
              <AppRoutes />
            </BrowserRouter>
          </LanguageRoot>
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

// Not before this code: on a slow line letters take the time of a tenth of it, and until they are there others stand in with the same widths.
void document.fonts.load('1em "Plainchart Sans"').catch(() => undefined)

if (root) {
  prepare(client).then(
    (first) => {
      renderApp(root, first)
      // Without it a page begins to come when its link has been pressed.
      afterFirstPaint(() =>
        import('./shell/prefetch-on-hover').then(({ prefetchOnHover }) => prefetchOnHover(recordRoutes)),
      )().catch(() => undefined)
    },
    () => {
      // No words could be loaded; those for this case stand in the page itself.
      const template = document.getElementById('not-opened')
      if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content.cloneNode(true))
    },
  )
}
