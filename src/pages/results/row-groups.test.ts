import { expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { testGlance } from '../../glance/test-glance'
import { maskRecord } from '../../resources/masking'
import {
  groupTests,
  splitRows,
  warningsOf,
  type ListedResult,
  type SplitRows,
} from '../../components/results/row-groups'
import { countRanges, testsOf } from '../../components/results/result-tests'
import { patientContext as context } from '../../glance/__fixtures__/glance-context'
import type { TestTopic } from '../../dictionary/test-topics'

const { messages: english } = context
const living = { today: '2026-11-26', died: undefined }
const now = Date.UTC(2026, 10, 26)
const flag = (code: string) => ({ interpretation: [{ coding: [{ code }] }] })
const observationOf = (name: string, more: object = {}) =>
  ({
    resourceType: 'Observation',
    id: name,
    status: 'final',
    category: [{ coding: [{ code: 'laboratory' }] }],
    code: { text: name },
    effectiveDateTime: '2026-07-22',
    valueQuantity: { value: 5, unit: 'mmol/L' },
    ...more,
  }) as const
/** As received: without the keys that a test has set to undefined. */
const read = (name: string, more: object = {}) =>
  readObservation(
    JSON.parse(JSON.stringify(observationOf(name, more))) as ReturnType<typeof observationOf>,
    english.format,
  )
const row = (name: string, more: object = {}): ListedResult => {
  const reading = read(name, more)
  return {
    key: name,
    reading,
    raw: reading.raw,
    glance: testGlance({ newest: reading, numbers: [], path: `/${name}` }, context),
  }
}
const unread: ListedResult = { ...row('unread'), glance: undefined }
const masked: ListedResult = (() => {
  const record = maskRecord(observationOf('masked'), english.format)
  const reading = readObservation(record as ReturnType<typeof observationOf>, english.format)
  return {
    key: 'masked',
    reading,
    raw: reading.raw,
    glance: testGlance({ newest: reading, numbers: [], path: '' }, context),
  }
})()
const keys = ({ visible, folded }: SplitRows) =>
  [visible, folded].map((rows) => rows.map(({ key }) => key).join(' ')).join(' | ')

const inside = row('inside', flag('N'))
const high = row('high', flag('H'))
const critical = row('critical', flag('HH'))
const changed = row('changed', { ...flag('N'), status: 'corrected' })
const plain = row('plain')

it.each([
  ['shows what is outside and folds what is inside', [inside, high], 'topic', 'high | inside'],
  ['folds a group without anything outside', [inside, plain], 'topic', ' | inside plain'],
  ['folds a warning where nothing else is shown', [inside, changed], 'topic', ' | changed inside'],
  ['shows a warning beside what is outside', [inside, high, changed], 'topic', 'changed high | inside'],
  ['puts a critical result first', [high, critical], 'topic', 'critical high | '],
  [
    'never folds what is critical, private or cannot be read',
    [high, critical, masked, unread],
    'closed',
    'unread critical masked | high',
  ],
  ['shows a short open day', [inside, plain], 'open', 'inside plain | '],
  ['shows the warnings of an open day', [inside, changed], 'open', 'changed | inside'],
  ['folds nothing in a search', [inside, high], 'all', 'inside high | '],
] as const)('%s', (_case, rows, extent, expected) => {
  expect(keys(splitRows(rows, extent))).toBe(expected)
})

it('names the warnings of folded rows', () => {
  expect(warningsOf([inside, changed]).map(({ name, text }) => [name.text, text])).toEqual([
    ['changed', 'Corrected after it was final'],
  ])
})

const topics: Readonly<Record<string, TestTopic>> = { sodium: 'salts', iron: 'ironAndVitamins', pulse: 'vitalSigns' }
const grouped = (rows: readonly ListedResult[]) => {
  const found = groupTests(rows, ({ key }) => topics[key] ?? 'other', now, 'topic')
  const old = found.old && `${found.old.year}: ${found.old.rows.map(({ key }) => key).join(' ')}`
  return [...found.topics.map((group) => `${group.topic}: ${keys(group)}`), ...(old === undefined ? [] : [old])]
}

it('groups tests by topic: with critical results first, folded ones last', () => {
  expect(grouped([row('iron', flag('N')), row('sodium', flag('H')), critical])).toEqual([
    'other: critical | ',
    'salts: sodium | ',
    'ironAndVitamins:  | iron',
  ])
})

it('puts tests two years older than the newest one together, except critical ones and vital signs', () => {
  const on = (day: string) => ({ effectiveDateTime: day })
  expect(
    grouped([
      row('sodium', { ...on('2024-07-21'), ...flag('N') }),
      row('iron', { ...on('2022'), ...flag('H') }),
      row('pulse', on('2020-01-01')),
      row('recent', on('2024-07-22')),
      row('vague', on('2024')),
      row('severe', { ...on('2012-01-01'), ...flag('HH') }),
      row('newest', on('2026-07-22')),
      row('future', on('2099-01-01')),
    ]),
  ).toEqual(['other: severe | future newest recent vague', 'vitalSigns:  | pulse', '2024: iron sodium'])
})

it('counts newest results with a flag, and neither private ones nor those without a value', () => {
  const readings = [
    read('sodium', { ...flag('H') }),
    read('sodium', { ...flag('N'), effectiveDateTime: '2025-01-01' }),
    read('iron', { ...flag('N') }),
    read('iron', { ...flag('H'), effectiveDateTime: '2025-01-01' }),
    read('ranged', { referenceRange: [{ low: { value: 1, unit: 'mmol/L' }, high: { value: 4, unit: 'mmol/L' } }] }),
    read('words', { referenceRange: [{ text: 'M: 1-2; F: 3-4' }] }),
    read('bare'),
    read('spoiled', { valueQuantity: undefined, dataAbsentReason: { coding: [{ code: 'error' }] } }),
    read('pulse', { category: [{ coding: [{ code: 'vital-signs' }] }], ...flag('H') }),
    masked.reading,
  ]
  expect(countRanges(testsOf(readings, living, now), living)).toEqual({
    tests: 5,
    outside: 2,
    withoutRange: 1,
    notCompared: 1,
    byApp: 1,
  })
})
