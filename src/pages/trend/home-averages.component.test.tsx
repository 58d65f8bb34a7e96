import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, giveElementsSize, main } from '../../app/__fixtures__/page-content'
import { renderRoute, setFaults, startSandboxWith } from '../../app/__fixtures__/render-route'

const NEWEST = '/results/trend/p7'
const part = (code: string, value: number) => ({
  code: { coding: [{ system: 'http://loinc.org', code }] },
  valueQuantity: { value, unit: 'mmHg', code: 'mm[Hg]' },
})
const pressure = (id: string, day: string, [upper, lower]: readonly [number, number], performer: string) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'vital-signs' }] }],
  code: { text: 'Blood pressure', coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  subject: { reference: 'Patient/tove' },
  performer: [{ reference: performer }],
  effectiveDateTime: day,
  component: [part('8480-6', upper), part('8462-4', lower)],
})
const [person, nurse] = ['Patient/tove', 'Practitioner/nurse']

/** The tests run on November 26, 2026. */
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  pressure('p1', '2026-10-01', [140, 90], person),
  pressure('p2', '2026-10-02', [150, 92], nurse),
  pressure('p3', '2026-10-03', [138, 88], person),
  pressure('p4', '2026-11-22', [160, 99], nurse),
  pressure('p5', '2026-11-23', [130, 80], person),
  pressure('p6', '2026-11-23', [134, 84], person),
  pressure('p7', '2026-11-24', [132, 82], person),
])
const homeMarks = () => main().querySelectorAll('[data-marks] [data-home]')

test.each([
  [
    'en',
    'Average at home in the last 7 days: 132/82 mmHg (3 readings on 2 days).',
    'Average at home in the time shown: 135/85 mmHg (5 readings on 4 days).',
    'A line below a mark: measured at home',
    'Measured at home.',
    'At home',
  ],
  [
    'es',
    'Promedio en casa en los últimos 7 días: 132/82 mmHg (3 mediciones en 2 días).',
    'Promedio en casa en el período que se muestra: 135/85 mmHg (5 mediciones en 4 días).',
    'Una línea debajo de una marca: medido en casa',
    'Medido en casa.',
    'En casa',
  ],
] as const)(
  'home readings are marked, and have an average of their own, in %s',
  async (language, week, shown, legend, sentence, row) => {
    giveElementsSize()
    await renderRoute(NEWEST, { person: 'tove', sandbox, language })
    // Both numbers of five readings.
    await waitFor(() => expect(homeMarks()).toHaveLength(10))
    for (const text of [week, shown, legend, sentence]) expect(main().textContent).toContain(text)
    const rows = [...main().querySelectorAll('tbody tr')].map(({ textContent }) => textContent.includes(row))
    expect(rows).toEqual([true, true, true, false, true, false, true])
  },
)

test('the average follows the time that is shown', async () => {
  giveElementsSize()
  await renderRoute('/results/trend/walter-home-100-pressure?range=all', { person: 'walter' })
  await findInMain(/Average at home in the time shown: 13\d\/7\d mmHg \(100 readings on 100 days\)\./)
  await userEvent.click(screen.getByRole('radio', { name: '1 year' }))
  await findInMain(/Average at home in the time shown: 13\d\/7\d mmHg \(2\d readings on 2\d days\)\./)
})

test.each([false, true])('a list that is not whole has marks and no average, provider: %s', async (provider) => {
  giveElementsSize()
  await setFaults({ kind: 'short', type: 'Observation' })
  const staff = { person: 'dr-lee', patient: 'walter', provider }
  await renderRoute('/results/trend/walter-home-100-pressure', provider ? staff : { person: 'walter' })
  await waitFor(() => expect(homeMarks().length).toBeGreaterThan(2))
  expect(main().textContent).toContain('A line below a mark: measured at home')
  expect(main().textContent).not.toContain('Average')
})

test('care staff read the same, and the place beside the selected point', async () => {
  giveElementsSize()
  const staff = { person: 'dr-lee', patient: 'walter', provider: true }
  await renderRoute('/results/trend/walter-home-100-pressure', staff)
  await findInMain(/Average at home in the time shown: 1\d\d\/\d\d mmHg \(\d+ readings on \d+ days\)\./)
  expect(main().textContent).toMatch(/The newest value is 139\/78 mmHg, from [^.]+\. Measured at home\./)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('At home')
  expect([...main().querySelectorAll('tbody th')].some(({ textContent }) => textContent.endsWith('At home'))).toBe(true)
})
