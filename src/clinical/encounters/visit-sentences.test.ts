import { describe, expect, it } from 'vitest'
import { describeEverySentence } from '../shared/__fixtures__/expect-sentences'
import {
  combinedVisitRows,
  noteRows,
  otherStatusRows,
  pastRows,
  resultRows,
  visitResult,
  visitText,
  type VisitCase,
  type VisitRow,
} from './__fixtures__/visit-sentence-cases'

const all: readonly VisitRow[] = [...pastRows, ...otherStatusRows, ...resultRows, ...noteRows, ...combinedVisitRows]
const caseOf = (rows: readonly VisitRow[], wanted: string): VisitCase => {
  const found = rows.find(([facts]) => facts === wanted)
  if (!found) throw new Error(`no case “${wanted}”`)
  return found[1]
}

type Expected = readonly (readonly [facts: string, english: string, spanish: string])[]

const PAST: Expected = [
  [
    'a person and a reason',
    'You saw Dr. Robin Lee-Sample for type 2 diabetes.',
    'Vio al Dr. Robin Lee-Sample por diabetes tipo 2.',
  ],
  [
    'a person and a reason, for a proxy',
    'Leo saw Dr. Robin Lee-Sample for type 2 diabetes.',
    'Leo vio al Dr. Robin Lee-Sample por diabetes tipo 2.',
  ],
  ['one who gave the care and a companion', 'You saw Dr. A.', 'Vio al Dr. A.'],
  ['one who sent the person there', 'Clinic visit.', 'Visita a la clínica.'],
  ['a doctor with a title in Spanish', 'You saw Dra. A.', 'Vio a la Dra. A.'],
  ['a death certificate', 'A record about a death, not a visit.', 'Un registro sobre una muerte, no una visita.'],
  ['a relative', 'Clinic visit.', 'Visita a la clínica.'],
  ['a person whose name did not load', 'Clinic visit.', 'Visita a la clínica.'],
  [
    'a reason without an entry',
    'You saw Dr. Robin Lee-Sample for “Dyspnea”.',
    'Vio al Dr. Robin Lee-Sample por “Dyspnea”.',
  ],
  [
    'a reason with another name in the dictionary that says less',
    'You saw Dr. Robin Lee-Sample for “Other words”.',
    'Vio al Dr. Robin Lee-Sample por “Other words”.',
  ],
  [
    'a reason that is an abbreviation',
    'You saw Dr. Robin Lee-Sample for COVID-19.',
    'Vio al Dr. Robin Lee-Sample por COVID-19.',
  ],
  [
    'a reason named after a person',
    'You saw Dr. Robin Lee-Sample for Parkinson’s disease.',
    'Vio al Dr. Robin Lee-Sample por enfermedad de Parkinson.',
  ],
  ['a covered condition as the reason', 'You saw Dr. Robin Lee-Sample.', 'Vio al Dr. Robin Lee-Sample.'],
  ['by phone or video', 'You spoke with Dr. Robin Lee-Sample.', 'Habló con el Dr. Robin Lee-Sample.'],
  [
    'sent as a visit to a clinic, but a phone call by its kind',
    'With Dr. Robin Lee-Sample.',
    'Con el Dr. Robin Lee-Sample.',
  ],
  [
    'in the hospital',
    'You were in the hospital from July 3 to July 5.',
    'Estuvo en el hospital del 3 de julio al 5 de julio.',
  ],
  ['in the hospital, the end before the start', 'You were in the hospital.', 'Estuvo en el hospital.'],
  ['in the emergency room, for a proxy', 'Leo was in the emergency room.', 'Leo estuvo en la sala de emergencias.'],
  ['a class without words in the app, nobody named', '“Follow-up visit”.', '“Follow-up visit”.'],
]
const OTHER: Expected = [
  [
    'planned and ahead',
    'Planned for December 18, 2026, 9:10 a.m., with Dr. Robin Lee-Sample.',
    'Programada para el 18 de diciembre de 2026, 9:10 a.m., con el Dr. Robin Lee-Sample.',
  ],
  ['planned and ahead, a month alone', 'Planned for December 2026.', 'Programada para diciembre de 2026.'],
  [
    'planned and past',
    'Planned for November 18. There is no record that it happened.',
    'Programada para el 18 de noviembre. No consta que se hiciera.',
  ],
  [
    'planned, of one who died',
    'Was planned for December 18, 2026. With Dr. Robin Lee-Sample.',
    'Se planeó para el 18 de diciembre de 2026. Con el Dr. Robin Lee-Sample.',
  ],
  ['cancelled', 'Cancelled.', 'Cancelada.'],
  ['no status', 'Status not given. With Dr. Robin Lee-Sample.', 'No se dio el estado. Con el Dr. Robin Lee-Sample.'],
  ['entered by mistake', '', ''],
]
const saw = ['You saw Dr. Robin Lee-Sample.', 'Vio al Dr. Robin Lee-Sample.'] as const
const after = (facts: string, english: string, spanish: string): Expected[number] => [
  facts,
  [saw[0], english].filter(Boolean).join(' '),
  [saw[1], spanish].filter(Boolean).join(' '),
]
const RESULTS: Expected = [
  after(
    '16 of a lab, 5 outside',
    '16 lab results, 5 outside the lab’s range.',
    '16 resultados de laboratorio, 5 fuera del rango del laboratorio.',
  ),
  after('several of a lab, none outside', '3 lab results.', '3 resultados de laboratorio.'),
  after(
    'some not of a lab, or compared by the app',
    '4 test results, 2 outside the range.',
    '4 resultados de pruebas, 2 fuera del rango.',
  ),
  after('none', '', ''),
  after('missing or covered', '', ''),
]
const NOTES: Expected = [
  after('one', 'A note.', 'Una nota.'),
  after(
    'one, a newer version of a day',
    'A note: a newer version, from July 23.',
    'Una nota: una versión más reciente, del 23 de julio.',
  ),
  after(
    'one, a newer version of a month',
    'A note: a newer version, from January 2025.',
    'Una nota: una versión más reciente, de enero de 2025.',
  ),
  after('one, a newer version without a date', 'A note: a newer version.', 'Una nota: una versión más reciente.'),
  after(
    'one, marked as amended',
    'A note, changed after it was final.',
    'Una nota, cambiada después de ser definitiva.',
  ),
  after('two', '2 notes.', '2 notas.'),
  after('none, a visit of this month', 'No notes yet.', 'Aún no hay notas.'),
  after('none, an old visit', 'No notes.', 'No hay notas.'),
  ['none, planned', 'Planned for December 18, 2026.', 'Programada para el 18 de diciembre de 2026.'],
  after('failed or refused', 'We could not load the notes.', 'No pudimos cargar las notas.'),
  after('some did not load, none found', 'We could not load all notes.', 'No pudimos cargar todas las notas.'),
  after(
    'some did not load, one found',
    'A note. We could not load all notes.',
    'Una nota. No pudimos cargar todas las notas.',
  ),
  after('still loading', '', ''),
]

describe.each<readonly [rule: string, rows: readonly VisitRow[], table: Expected]>([
  ['E1, took place', pastRows, PAST],
  ['E1, other statuses', otherStatusRows, OTHER],
  ['E2, results', resultRows, RESULTS],
  ['E3, notes', noteRows, NOTES],
])('%s', (_rule, rows, table) => {
  it.each([...table])('%s', (facts, english, spanish) => {
    expect([visitText(caseOf(rows, facts), 'en'), visitText(caseOf(rows, facts), 'es')]).toEqual([english, spanish])
  })
})

it('says that somebody was seen only of visits that are marked as finished', () => {
  const others = all.filter(([, { visit }]) => visit['status'] !== undefined && visit['status'] !== 'finished')
  expect(others.length).toBeGreaterThan(100)
  for (const [facts, data] of others)
    expect(visitText(data, 'en'), facts).not.toMatch(/\b(?:saw|spoke|were|was in the)\b/)
})

it('has the rules in their order', () => {
  const [, data] = combinedVisitRows[0] ?? []
  expect(data && visitResult(data, 'en').map(({ rule }) => rule)).toEqual(['E1', 'E2', 'E3'])
})

describeEverySentence({
  texts: (language) => all.map(([facts, data]) => [facts, visitText(data, language)] as const),
  isSilent: (facts) => facts === 'entered by mistake',
  minDifferent: 60,
  isAddressed: (facts) => all.some(([each, { reader }]) => each === facts && reader?.audience !== 'proxy'),
})
