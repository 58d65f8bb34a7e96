// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { loadSignInMessages } from '../../i18n/loader'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import Connect from './connect'

/** Opens the page as the redirect of a page that needs a sign-in does. */
async function openConnect(returnTo: unknown, language: 'en' | 'es' = 'en'): Promise<void> {
  const [messages] = await Promise.all([loadMessages(language), loadSignInMessages(language)])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[{ pathname: '/connect', state: { returnTo } }]}>
          <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
            <Connect />
          </LanguageProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(container.querySelector('h1')).not.toBeNull()
}

const text = () => document.body.textContent

test.each([
  ['/medicines', 'Sign in to open your medicines.'],
  ['/results/trend/4548-4?time=1y', 'Sign in to open your results.'],
  ['/record/Goal/x', 'Sign in to open that page.'],
  ['/toString', 'Sign in to open that page.'],
])('a link to %s leads to “%s”', async (path, sentence) => {
  await openConnect(path)
  expect(text()).toContain(sentence)
})

test('a link is explained in Spanish too', async () => {
  await openConnect('/medicines', 'es')
  expect(text()).toContain('Inicie sesión para abrir sus medicinas.')
})

test.each([undefined, '/', '//evil.example/medicines', 7])('no page is named for %j', async (path) => {
  await openConnect(path)
  expect(text()).not.toContain('Sign in to open')
})
