import { expect, test } from 'vitest'
import { findInMain, main } from '../../app/__fixtures__/page-content'
import { renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'

const loinc = (code: string, text: string) => ({ text, coding: [{ system: 'http://loinc.org', code }] })
const mmHg = (value: number) => ({ value, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' })

/** A blood pressure that the server sends with the bottom number first. */
const pressure = (id: string, code: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/tove' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }] },
  ],
  code,
  effectiveDateTime: '2026-11-03',
  component: [
    { code: loinc('8462-4', 'Diastolic'), valueQuantity: mmHg(115.3) },
    { code: loinc('8480-6', 'Systolic'), valueQuantity: mmHg(184.7) },
  ],
})
const tove = {
  resourceType: 'Patient',
  id: 'tove',
  name: [{ given: ['Tove'], family: 'Aspdal' }],
  birthDate: '1971-05-09',
}
const panel = startSandboxWith([tove, pressure('bp', loinc('85354-9', 'Blood pressure'))])
/** The app does not know this code, so both numbers are results of their own, and short rows only count them. */
const local = startSandboxWith([tove, pressure('bp', { text: 'A_BP', coding: [{ system: 'urn:x', code: 'A_BP' }] })])

const withBothNumbers = ['/records/Observation', '/record/Observation/bp', '/results/trend/bp']
test.each([
  ...['/', '/results', '/timeline', '/vitals', ...withBothNumbers].map((path) => ({
    path,
    sandbox: panel,
    code: 'LOINC',
  })),
  ...withBothNumbers.map((path) => ({ path, sandbox: local, code: 'local' })),
])(
  'the top number comes first where the record has the bottom number first: $path, $code code',
  async ({ path, sandbox }) => {
    await renderRoute(path, { person: 'tove', sandbox })
    await findInMain(/115\.3/)
    expect(main().textContent).toMatch(/^(?:(?!115\.3).)*184\.7/s)
  },
)
