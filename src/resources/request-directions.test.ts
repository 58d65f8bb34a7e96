import { describe, expect, it } from 'vitest'
import { dosageSteps, isStepwise, stepText } from './request-directions'
import { rowValuesOf } from './row-values'
import { medicationRequestDetail } from './detail/medication-request'
import { english, spanish } from '../i18n/__fixtures__/format'
import type { FormatContext } from '../i18n/format-context'

const amount = (value: number, unit: string) => ({ doseAndRate: [{ doseQuantity: { value, unit } }] })
const period = (start: string, end: string) => ({
  timing: { repeat: { boundsPeriod: { start, end }, frequency: 1, period: 1, periodUnit: 'd' } },
})
const order = (...dosageInstruction: readonly object[]) => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { coding: [{ display: 'prednisone 10 MG Oral Tablet' }] },
  dosageInstruction,
})
const first = { sequence: 1, ...amount(20, 'mg'), ...period('2026-10-01', '2026-10-07') }
const second = { sequence: 2, ...amount(10, 'mg'), ...period('2026-10-08', '2026-10-14') }
const textsOf = (request: ReturnType<typeof order>, format: FormatContext) =>
  dosageSteps(request, format).map((step) => stepText(step, format))

describe('directions that follow each other', () => {
  const inOrder = [
    'Take 20 mg once a day from October 1, 2026 to October 7, 2026.',
    'Then: Take 10 mg once a day from October 8, 2026 to October 14, 2026.',
  ]
  const withoutSequence = ({ sequence: _sequence, ...rest }: typeof first) => rest

  it('are in the order of their sequence, whatever the order sent', () =>
    expect(textsOf(order(second, first), english)).toEqual(inOrder))

  it('are in the order of their periods where they have no sequence', () =>
    expect(textsOf(order(withoutSequence(second), withoutSequence(first)), english)).toEqual(inOrder))

  it('are introduced in Spanish', () =>
    expect(textsOf(order(second, first), spanish)).toEqual([
      'Tome 20 mg una vez al día desde el 1 de octubre de 2026 hasta el 7 de octubre de 2026.',
      'Después: Tome 10 mg una vez al día desde el 8 de octubre de 2026 hasta el 14 de octubre de 2026.',
    ]))

  it('keep a "then" that was written, and no sentence is composed for it in another language', () => {
    const daily = { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } } }
    const taper = order(
      { text: 'Take 4 tablets daily for 3 days', ...daily, ...amount(4, 'tablet') },
      { text: 'then take 2 tablets daily for 3 days', ...daily, ...amount(2, 'tablet') },
    )
    expect(textsOf(taper, english)).toEqual(['Take 4 tablets daily for 3 days', 'then take 2 tablets daily for 3 days'])
    const doubt = '(en inglés). Los datos de la receta pueden decir otra cosa.'
    expect(textsOf(taper, spanish)).toEqual([
      `Take 4 tablets daily for 3 days ${doubt}`,
      `then take 2 tablets daily for 3 days ${doubt}`,
    ])
    expect(isStepwise(dosageSteps(taper, english))).toBe(true)
  })

  it('are one value of a row, so that none reads as a second dose', () =>
    expect(rowValuesOf('MedicationRequest', order(second, first), english)).toEqual([
      { kind: 'text', text: inOrder.join(' ') },
    ]))

  it('stand in their order on the page of the prescription, the second labelled as the next', () => {
    const rows = medicationRequestDetail
      .sections(order(second, first), english)
      .flatMap(({ id, rows }) => (id === 'directions' ? rows : []))
    expect(
      rows.flatMap(({ values }) => values.map((value) => (value.kind === 'rows' ? value.rows[0] : undefined))),
    ).toEqual([
      { label: 'Dosage.composed', values: [{ kind: 'text', text: inOrder[0] }] },
      { label: 'Dosage.composed:next', values: [{ kind: 'text', text: inOrder[1]?.replace('Then: ', '') }] },
    ])
  })
})

it.each<readonly [what: string, dosages: readonly object[]]>([
  [
    'the same sequence',
    [
      { ...first, sequence: 1 },
      { ...second, sequence: 1 },
    ],
  ],
  ['no sequence, period or word', [{ text: '1 in the morning' }, { text: '2 at bedtime' }]],
  [
    'periods that overlap',
    [amount(1, 'mg'), amount(2, 'mg')].map((dose) => ({ ...dose, ...period('2026-10-01', '2026-10-07') })),
  ],
])('directions with %s do not follow each other', (_what, dosages) =>
  expect(isStepwise(dosageSteps(order(...dosages), english))).toBe(false),
)

it('directions that cannot be read say so, and the next one keeps its place', () =>
  expect(textsOf(order({ sequence: 2, text: '1 daily' }, { sequence: 1, timing: 'odd' }), english)).toEqual([
    english.dosage.unread,
    'Then: 1 daily',
  ]))

it('a row marks directions in another language', () =>
  expect(rowValuesOf('MedicationRequest', order({ text: 'Take 1 tablet every other day' }), spanish)).toEqual([
    { kind: 'text', text: 'Take 1 tablet every other day', language: 'en', note: '(en inglés)' },
  ]))
