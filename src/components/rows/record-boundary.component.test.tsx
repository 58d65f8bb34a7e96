import { screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { RecordBoundary } from './record-boundary'
import type { ReactNode } from 'react'

async function render(node: ReactNode, onError?: (error: unknown) => void): Promise<HTMLElement> {
  const messages = await loadMessages('en')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, {
    onCaughtError: () => undefined,
    ...(onError ? { onUncaughtError: onError } : {}),
  })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
          <AudienceProvider audience="patient">{node}</AudienceProvider>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )
  return container
}

const record = (id?: string) => ({ resourceType: 'Condition', ...(id === undefined ? {} : { id }) })

function Failing({ error }: { error: Error }): ReactNode {
  throw error
}

test('a row that fails says so and links to the record as it was sent, while the other rows stay', async () => {
  const container = await render(
    <>
      <RecordBoundary record={record('a/b')}>
        <Failing error={new RangeError('Invalid time value')} />
      </RecordBoundary>
      <RecordBoundary record={record()}>
        <Failing error={new TypeError('x')} />
      </RecordBoundary>
      <RecordBoundary record={record('c')}>Asthma</RecordBoundary>
    </>,
  )
  expect(container.textContent).toBe(
    'This part of the record could not be shown. See it as it was sentThis part of the record could not be shown. Asthma',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/record/Condition/a%2Fb?view=raw')
})

test('a part of the app that could not be loaded is not taken for a fault of the record', async () => {
  const errors: unknown[] = []
  const error = new TypeError('Failed to fetch dynamically imported module: https://app.example/x.js')
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  await render(
    <RecordBoundary record={record('a')}>
      <Failing error={error} />
    </RecordBoundary>,
    (thrown) => errors.push(thrown),
  )
  expect(errors).toEqual([error])
})
