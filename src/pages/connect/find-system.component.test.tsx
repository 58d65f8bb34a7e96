import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import FindSystem from './find-system'

test('systems with the same name on different hosts are listed with their host, and no others', async () => {
  const row = (id: string, name: string, base: string) => [id, name, 'Emberton, Eastfold', '', '', 'v', base]
  const files: Readonly<Record<string, unknown>> = {
    '/directory/index.json': {
      made: '2026-03-01T00:00:00Z',
      count: 4,
      files: { wr: 4 },
      vendors: { v: { clientId: 'c' } },
    },
    '/directory/wr.json': [
      row('1', 'Wren Clinic', 'https://fhir.wren.example/r4'),
      row('2', 'Wrén clinic', 'https://fhir.wren-login.example/r4'),
      row('3', 'Wren Hospital', 'https://hospital.example/north'),
      row('4', 'Wren Hospital', 'https://hospital.example/south'),
    ],
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('fetch', async (address: string) => new Response(JSON.stringify(files[address])))
  const messages = await loadMessages('en')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
      <Suspense>
        <FindSystem isAdditional={false} onChoose={() => undefined} onProblem={() => undefined} />
      </Suspense>
    </LanguageProvider>,
  )
  await userEvent.type(await screen.findByRole('combobox'), 'wren')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Wren ClinicEmberton, Eastfoldfhir.wren.example',
    'Wrén clinicEmberton, Eastfoldfhir.wren-login.example',
    'Wren HospitalEmberton, Eastfold',
    'Wren HospitalEmberton, Eastfold',
  ])
})
