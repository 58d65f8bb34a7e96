// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as callback from '../../auth/launch/callback'
import { offerSelection } from '../../auth/launch/patient-selection'
import { loadSignInMessages } from '../../i18n/loader'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import ChoosePatient from './choose-patient'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Shows the page with two people to choose from. */
async function openPage(): Promise<HTMLElement> {
  const [messages] = await Promise.all([loadMessages('en'), loadSignInMessages('en')])
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  const session = { ehr: { id: 'e' }, end: () => Promise.resolve() } as never
  const choices = [
    { id: 'maya', name: 'Maya Lindqvist' },
    { id: 'leo', name: 'Leo Lindqvist' },
  ] as never
  const selection = offerSelection(session, choices, (): never => {
    throw new Error('a record was opened')
  })
  vi.spyOn(callback, 'pendingPatientSelection').mockReturnValue(selection)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
          <ChoosePatient />
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )
  return container
}

test.each<[string, (page: HTMLElement) => unknown]>([
  ['when its time is over', () => vi.advanceTimersByTime(10 * 60_000)],
  [
    'when a person is selected after a sleep',
    (page) => {
      page.querySelector<HTMLInputElement>('input[type="radio"]')?.click()
      vi.setSystemTime(Date.now() + 60 * 60_000)
      page.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    },
  ],
])('the names of the people disappear %s, and no record opens', async (_, happens) => {
  const page = await openPage()
  expect(page.textContent).toContain('Maya Lindqvist')
  flushSync(() => void happens(page))
  expect(page.textContent).not.toContain('Lindqvist')
  expect(page.textContent).toContain('That sign-in took too long')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/connect')
})
