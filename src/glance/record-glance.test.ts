import { describe, expect, it } from 'vitest'
import { loadPageMessages } from '../i18n/messages'
import { maskRecord } from '../resources/masking'
import { patientContext as context } from './__fixtures__/glance-context'
import { recordGlance } from './record-glance'
import type { Resource, ResourceOf } from '../fhir/resource'

const messages = await loadPageMessages('en')
const coded = (code: string) => ({ coding: [{ code }] })

const result = (id: string, value: number, flag: string, elements: object = {}): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: `1-${id}` }], text: `Test ${id}` },
  effectiveDateTime: '2026-07-22T09:25:00-05:00',
  valueQuantity: { value, unit: '%' },
  interpretation: [coded(flag)],
  ...elements,
})
const observations = [
  result('low', 3, 'L'),
  result('in', 5, 'N'),
  result('in2', 6, 'N'),
  result('critical', 9, 'HH'),
  maskRecord(result('private', 4, 'H'), context.messages.format) as ResourceOf<'Observation'>,
  result('wrong', 4, 'H', { status: 'entered-in-error' }),
  result('early', 3, 'L', { status: 'preliminary' }),
]

/** The row as one line: name, value, phrases with their tones, date. */
function lineOf(record: Resource): string {
  // As received: without the keys that are undefined.
  const sent = JSON.parse(JSON.stringify(record)) as Resource
  const { name, value, phrases, date } = recordGlance(sent, context, {
    messages,
    observations,
    textOfFile: ({ data }) => (data === undefined ? undefined : atob(data)),
  })
  const words = phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`))
  return [name.text, value && [value.text.text, value.unit].filter(Boolean).join(' '), ...words, date?.text.text]
    .filter(Boolean)
    .join(' | ')
}

const text = (words: string, elements: object = {}) => ({
  content: [{ attachment: { contentType: 'text/plain', data: btoa(words), ...elements } }],
})
const document: Resource = {
  resourceType: 'DocumentReference',
  id: 'note',
  status: 'current',
  docStatus: 'final',
  type: { text: 'Progress note' },
  date: '2026-07-23T17:00:00-05:00',
  author: [{ display: 'Dr. Lee' }],
  content: [{ attachment: { contentType: 'application/pdf', url: 'Binary/a' } }],
}

describe('the row of a document', () => {
  it.each<readonly [string, object, string]>([
    ['its kind, author and day', {}, 'Progress note | Dr. Lee | July 23'],
    [
      'a short text in place of the author',
      text('Carries the injector.'),
      'Progress note | “Carries the injector.” | July 23',
    ],
    [
      'its author where the text is long',
      text(`Blood pressure ${'and so on '.repeat(20)}.`),
      'Progress note | Dr. Lee | July 23',
    ],
    [
      'the language of a file that is not the reader’s',
      { content: [{ attachment: { contentType: 'application/pdf', url: 'Binary/a', language: 'es' } }] },
      'Progress note | Dr. Lee | Spanish | July 23',
    ],
    [
      'that it was changed',
      { docStatus: 'amended' },
      'Progress note | [warn] Changed after it was final | Dr. Lee | July 23',
    ],
    [
      'that it is not final',
      { docStatus: 'preliminary' },
      'Progress note | [wait] Early version, may change | Dr. Lee | July 23',
    ],
    ['that it was replaced', { status: 'superseded' }, 'Progress note | Older version | Dr. Lee | July 23'],
    [
      'that it was a mistake',
      { status: 'entered-in-error' },
      'Progress note | [stop] Entered by mistake | Dr. Lee | July 23',
    ],
  ])('has %s', (_what, elements, expected) => {
    expect(lineOf({ ...document, ...elements })).toBe(expected)
  })
})

const report: Resource = {
  resourceType: 'DiagnosticReport',
  id: 'report',
  status: 'final',
  code: { text: 'Blood count' },
  effectiveDateTime: '2026-07-22',
}
const results = (...ids: readonly string[]) => ({ result: ids.map((id) => ({ reference: `Observation/${id}` })) })

describe('the row of a report', () => {
  it.each<readonly [string, object, string]>([
    [
      'how many results are outside and inside',
      results('low', 'in'),
      'Blood count | [out] 1 outside | 1 inside the range | July 22',
    ],
    ['that all are inside', results('in', 'in2'), 'Blood count | All 2 inside the range | July 22'],
    ['the value of its only result', results('low'), 'Blood count | 3 % | [out] Below the range | July 22'],
    [
      'a critical result first, in red',
      results('in', 'critical'),
      'Blood count | [stop] Far above the expected range | [out] 1 outside | 1 inside the range | July 22',
    ],
    [
      'a critical result also beside its conclusion',
      { ...results('in', 'critical'), conclusion: 'See the doctor.' },
      'Blood count | [stop] Far above the expected range | “See the doctor.” | July 22',
    ],
    [
      'its conclusion in place of counts',
      { ...results('low', 'in'), conclusion: 'Mild anemia.' },
      'Blood count | “Mild anemia.” | July 22',
    ],
    ['no count where a result is not here', results('low', 'elsewhere'), 'Blood count | July 22'],
    ['no count where a result is private', results('low', 'private'), 'Blood count | July 22'],
    ['no count where a result was a mistake', results('low', 'wrong'), 'Blood count | July 22'],
    ['that it is early', { status: 'preliminary' }, 'Blood count | [wait] Early results, may change | July 22'],
    [
      'once that it and its only result are early',
      { ...results('early'), status: 'preliminary' },
      'Blood count | 3 % | [out] Below the range | [wait] Early results, may change | July 22',
    ],
    ['that it was corrected', { status: 'corrected' }, 'Blood count | [warn] Corrected after it was final | July 22'],
    ['that it was cancelled', { status: 'cancelled' }, 'Blood count | [stop] Cancelled | July 22'],
  ])('has %s', (_what, elements, expected) => {
    expect(lineOf({ ...report, ...elements })).toBe(expected)
  })
})

const goal: Resource = {
  resourceType: 'Goal',
  id: 'goal',
  lifecycleStatus: 'active',
  description: { text: 'Test low below 7 %' },
  startDate: '2024-01-01',
  target: [
    {
      measure: { coding: [{ system: 'http://loinc.org', code: '1-low' }], text: 'Test low' },
      detailQuantity: { value: 7, comparator: '<', unit: '%' },
    },
  ],
}
const withoutMeasurement = { target: [{ measure: { text: 'Steps' }, detailQuantity: { value: 7, unit: 'km' } }] }

describe('the row of a goal', () => {
  it.each<readonly [string, object, string]>([
    ['the newest measurement of its target', {}, 'Test low below 7 % | 3 % | July 22'],
    ['how it goes', { achievementStatus: coded('achieved') }, 'Test low below 7 % | 3 % | [good] Reached | July 22'],
    [
      'its target where its words do not have it',
      { description: { text: 'Less sugar' } },
      'Less sugar | 3 % | Test low: Less than 7 % | July 22',
    ],
    ['no measurement of a target without results', withoutMeasurement, 'Test low below 7 %'],
    [
      'that it was a mistake',
      { lifecycleStatus: 'entered-in-error', target: undefined },
      'Test low below 7 % | [stop] Entered by mistake',
    ],
  ])('has %s', (_what, elements, expected) => {
    expect(lineOf({ ...goal, ...elements })).toBe(expected)
  })
})

const plan: Resource = {
  resourceType: 'CarePlan',
  id: 'plan',
  status: 'active',
  intent: 'plan',
  title: 'Kidney care',
  period: { start: '2024-11-06' },
}

describe('the row of a care plan', () => {
  it.each<readonly [string, object, string]>([
    ['its title and start', {}, 'Kidney care | Nov 6, 2024'],
    [
      'in red what must not be done',
      { activity: [{ detail: { doNotPerform: true, description: 'Ibuprofen' } }, { detail: { description: 'Walk' } }] },
      'Kidney care | [stop] Not to be done: Ibuprofen | Nov 6, 2024',
    ],
    ['that it was stopped', { status: 'revoked' }, 'Kidney care | [stop] Stopped early | Nov 6, 2024'],
  ])('has %s', (_what, elements, expected) => {
    expect(lineOf({ ...plan, ...elements })).toBe(expected)
  })
})

const visit: Resource = {
  resourceType: 'Encounter',
  id: 'visit',
  status: 'finished',
  type: [{ text: 'Follow-up visit' }],
  participant: [{ individual: { display: 'Dr. Lee' } }],
  period: { start: '2026-07-22T09:00:00-05:00' },
}

describe('the row of a visit', () => {
  it.each<readonly [string, object, string]>([
    ['whom it was with and its day', {}, 'Follow-up visit | Dr. Lee | July 22'],
    [
      'that nothing says if a planned visit took place',
      { status: 'planned' },
      'Follow-up visit | [warn] Planned, no record that it happened | Dr. Lee | July 22',
    ],
    ['that it was cancelled', { status: 'cancelled' }, 'Follow-up visit | [stop] Called off | Dr. Lee | July 22'],
  ])('has %s', (_what, elements, expected) => {
    expect(lineOf({ ...visit, ...elements })).toBe(expected)
  })
})

it.each([document, report, goal, plan, visit])('covers a private record of each type', (record) => {
  const masked = maskRecord(
    { ...record, ...text('Secret words.'), conclusion: 'Secret words.' },
    context.messages.format,
  )
  const glance = recordGlance(masked, context, { messages, observations, textOfFile: () => 'Secret words.' })
  expect(glance.phrases.map((phrase) => phrase.text.text)).toEqual(['Marked private'])
  expect(glance.name.text).toBe('Private record')
  expect(glance.value).toBeUndefined()
})

it('warns of a part that may change the meaning of each of these records', () => {
  const modified = { modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }] }
  for (const record of [document, report, goal, plan, visit])
    expect(lineOf({ ...record, ...modified })).toContain(
      '[warn] There is more to this, and it may change what it means',
    )
})
