import { recordsUsableFor } from '../../assertion/assertion-of'
import { currentReadings } from '../current-readings'
import { latestResults } from '../latest-results'
import { readObservation } from '../result-reading'
import { testSentences, type TestSentences } from '../test-sentences'
import { sentencesText } from '../../shared/opening-sentence'
import { loadPageMessages } from '../../../i18n/messages'
import { compareDateSortKeys, dateSortKey } from '../../../fhir/shown-day'
import type { StatusContext } from '../../status/record-status'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'
import type { ResourceOf } from '../../../fhir/resource'

export const TODAY = '2026-11-26'
const DEATH = '2026-10-30'

type Members = Readonly<Record<string, unknown>>
/** A result of the test: its day as sent, and its elements. */
export type Sent = readonly [day: string | undefined, ...members: readonly Members[]]

export const mL = (value: number, comparator?: string): Members => ({
  valueQuantity: { value, unit: 'mL/min/1.73m²', ...(comparator === undefined ? {} : { comparator }) },
})
export const percent = (value: number): Members => ({ valueQuantity: { value, unit: '%' } })
export const inUnit = (value: number, unit: string): Members => ({ valueQuantity: { value, unit } })
export const words = (text: string): Members => ({ valueString: text })
export const flagged = (code: string): Members => ({ interpretation: [{ coding: [{ code }] }] })
export const status = (code: string): Members => ({ status: code })
export const vital: Members = { category: [{ coding: [{ code: 'vital-signs' }] }] }
const end = (value: number, unit = 'mL/min/1.73m²') => ({ value, unit })
export const low60: Members = { referenceRange: [{ low: end(60) }] }
export const range = (low: number, high: number, more: Members = {}): Members => ({
  referenceRange: [{ low: end(low), high: end(high), ...more }],
})
export const absent = (code: string, more: Members = {}): Members => ({
  dataAbsentReason: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code }], ...more },
})
export const noted = (text: string): Members => ({ note: [{ text }] })

const CODE = { text: 'A test', coding: [{ system: 'http://loinc.org', code: '33914-3' }] }

const observation = ([day, ...members]: Sent, index: number): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id: `r${String(index)}`,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: CODE,
  ...(day === undefined ? {} : { effectiveDateTime: day }),
  ...(Object.assign({}, ...members) as object),
})

/** A goal for the test, active unless `more` says otherwise. */
export const goal = (target: Members, more: Members = {}): Members => ({
  resourceType: 'Goal',
  id: `g${JSON.stringify(target).length}`,
  lifecycleStatus: 'active',
  description: { text: 'A goal' },
  target: [{ measure: CODE, ...target }],
  ...more,
})

export interface Facts {
  /** In any order. */
  readonly results: readonly Sent[]
  readonly goals?: readonly Members[]
  readonly reader?: Partial<MessageAudience>
  readonly isWhole?: boolean
}

const messages = { en: await loadPageMessages('en'), es: await loadPageMessages('es') }

/** What the page of the test opens with. */
export function sentencesOf(
  { results, goals = [], reader = {}, isWhole = true }: Facts,
  language: 'en' | 'es',
): TestSentences {
  const { format } = messages[language]
  const died = reader.hasDied === true ? { on: DEATH } : undefined
  const context: StatusContext = { today: TODAY, died }
  const now = Date.parse(`${TODAY}T18:00:00Z`)
  const readings = results
    .map((sent, index) => readObservation(observation(sent, index), format))
    .toSorted((a, b) => compareDateSortKeys(dateSortKey(a.raw), dateSortKey(b.raw)))
  const usable = recordsUsableFor(
    'newest',
    readings.map((reading) => reading.observation),
    context,
  )
  const [newest] = latestResults(usable, now, format)
  if (!newest) throw new Error('no result may be the newest')
  return testSentences(
    {
      newest,
      current: currentReadings(readings, context, now),
      isWhole,
      goals: recordsUsableFor('plan', goals as unknown as readonly ResourceOf<'Goal'>[], context),
    },
    { messages: messages[language], reader: { audience: 'patient', ...reader }, status: context },
  )
}

export const textOf = (facts: Facts, language: 'en' | 'es'): string =>
  sentencesText(sentencesOf(facts, language).sentences)

export type Row = readonly [facts: string, data: Facts]

const DAY = '2026-07-22T09:25:00-05:00'
const newest = (...members: readonly Members[]): Facts => ({ results: [[DAY, ...members]] })

/** T1: the newest result and its range. */
export const resultRows: readonly Row[] = [
  ['measured by the person', newest(mL(80), { performer: [{ reference: 'Patient/p' }] })],
  ['below the range, by the lab', newest(mL(47), flagged('L'), low60)],
  ['above the range, by the lab', newest(mL(151), flagged('H'), range(60, 140))],
  ['inside the range, by the lab', newest(mL(80), flagged('N'), low60)],
  ['far below (critical), by the lab', newest(mL(9), flagged('LL'), low60)],
  ['far above (critical), by the lab', newest(mL(300), flagged('HH'), range(60, 140))],
  ['below, by the lab, which sent no range', newest(mL(47), flagged('L'))],
  [
    'below, by the lab, with a range in words',
    newest(mL(47), flagged('L'), { referenceRange: [{ text: 'depends on age' }] }),
  ],
  [
    'below, by the lab, with a range in another unit',
    newest(mL(47), flagged('L'), { referenceRange: [{ low: end(1, 'mL/s') }] }),
  ],
  [
    'below, by the lab, with two ranges',
    newest(mL(47), flagged('L'), { referenceRange: [{ low: end(60) }, { low: end(50) }] }),
  ],
  [
    'a vital sign above its range',
    newest(inUnit(104, '/min'), vital, flagged('H'), { referenceRange: [{ high: end(100, '/min') }] }),
  ],
  ['no flag, the number is below its range', newest(mL(47), low60)],
  ['no flag, the number is inside its range', newest(mL(80), range(60, 140))],
  ['no flag, the number is above its range', newest(mL(151), range(60, 140))],
  ['no flag, a range that leaves out its end', newest(mL(120), { referenceRange: [{ text: '<100' }] })],
  ['a percentage above its range', newest(percent(6.7), flagged('H'), { referenceRange: [{ high: end(5.6, '%') }] })],
  ['the flag and the range do not agree', newest(mL(47), flagged('N'), low60)],
  ['“off scale”, by the lab', newest(mL(300), flagged('>'), low60)],
  ['“better”, by the lab', newest(mL(80), flagged('B'))],
  ['a flag that is no code', newest(mL(80), { interpretation: [{ text: 'see comment' }] })],
  [
    'a target',
    newest(inUnit(2.6, 'INR'), {
      referenceRange: [{ low: end(2, 'INR'), high: end(3, 'INR'), text: 'Target while on warfarin: 2 to 3' }],
    }),
  ],
  [
    'a target without words',
    newest(inUnit(2.6, 'INR'), {
      referenceRange: [{ low: end(2, 'INR'), high: end(3, 'INR'), type: { coding: [{ code: 'therapeutic' }] } }],
    }),
  ],
  [
    'above the range, by the lab, and a target',
    newest(inUnit(2.6, 'INR'), flagged('H'), {
      referenceRange: [
        { low: end(0.8, 'INR'), high: end(1.2, 'INR') },
        { low: end(2, 'INR'), high: end(3, 'INR'), text: 'Target while on warfarin: 2 to 3' },
      ],
    }),
  ],
  [
    'a category',
    newest(inUnit(110, 'mg/dL'), {
      referenceRange: [{ low: end(100, 'mg/dL'), high: end(129, 'mg/dL'), text: 'Near optimal' }],
    }),
  ],
  ['a category without numbers', newest(inUnit(110, 'mg/dL'), { referenceRange: [{ text: 'High risk' }] })],
  ['no range, no flag', newest(mL(47))],
  [
    'less than a number',
    newest(inUnit(0.01, 'ng/mL'), { valueQuantity: { value: 0.01, comparator: '<', unit: 'ng/mL' } }),
  ],
  ['less than a number, and a range that does not settle it', newest(mL(90, '<'), low60)],
  ['a result in words', newest(words('Positive'))],
  ['words, with a flag', newest(words('Detected'), flagged('DET'))],
  ['words in another language', newest(words('No se observan bacterias en la muestra'))],
  ['long words', newest(words('Moderate growth of mixed skin bacteria. '.repeat(4)))],
  ['a titer', newest({ valueRatio: { numerator: { value: 1 }, denominator: { value: 160 } } })],
  ['yes or no', newest({ valueBoolean: true })],
  [
    'a blood pressure',
    newest({
      code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
      component: [
        ['8480-6', 139],
        ['8462-4', 78],
      ].map(([code, value]) => ({
        code: { coding: [{ system: 'http://loinc.org', code }] },
        valueQuantity: { value, unit: 'mmHg' },
      })),
    }),
  ],
  ['a month', { results: [['2026-07', mL(47), flagged('L'), low60]] }],
  ['a year', { results: [['2021', mL(47), flagged('L'), low60]] }],
  ['a day of another year', { results: [['2021-01-27', mL(47), flagged('L'), low60]] }],
  ['no date', { results: [[undefined, mL(47), flagged('L'), low60]] }],
]

/** T1: a newest result without a value. */
export const noValueRows: readonly Row[] = [
  ['could not be measured, with a note', newest(absent('error'), noted('Please give a new sample.'))],
  ['could not be measured', newest(absent('error'))],
  ['could not be measured, with an explanation', newest(absent('error', { text: 'The sample was clotted' }))],
  ['not done', newest(absent('not-performed'))],
  ['not answered', newest(absent('asked-declined'))],
  ['a reason in words', newest({ dataAbsentReason: { text: 'Sample lost' } })],
  [
    'could not be measured, a value before',
    {
      results: [
        ['2026-09-03', absent('error'), noted('Please give a new sample.')],
        ['2026-07-22', mL(47), flagged('L'), low60],
      ],
    },
  ],
  [
    'could not be measured, a value before without a range',
    {
      results: [
        ['2026-09-03', absent('error'), noted('Please give a new sample')],
        ['2025-07-22', mL(47)],
      ],
    },
  ],
  [
    'could not be measured, a value before, and some could not be loaded',
    {
      results: [
        ['2026-09-03', absent('error')],
        ['2026-07-22', mL(47)],
      ],
      isWhole: false,
    },
  ],
  [
    'not done, words before',
    {
      results: [
        ['2026-09-03', absent('not-performed')],
        ['2026-07-22', words('Negative')],
      ],
    },
  ],
  [
    'could not be measured, four values before',
    {
      results: [
        ['2026-09-03', absent('error')],
        ...['07', '06', '05', '04'].map((month): Sent => [`2026-${month}-01`, mL(47), flagged('L'), low60]),
      ],
    },
  ],
]

/** T2: not final, or changed. */
export const statusRows: readonly Row[] = [
  ['preliminary', newest(mL(47), flagged('L'), low60, status('preliminary'))],
  [
    'preliminary, of a person who has died',
    {
      ...newest(mL(47), flagged('L'), low60, status('preliminary')),
      reader: { audience: 'proxy', firstName: 'Rosa', hasDied: true },
    },
  ],
  ['registered, with a value', newest(mL(47), status('registered'))],
  ['amended', newest(mL(47), status('amended'))],
  ['corrected', newest(mL(47), status('corrected'))],
  ['unknown', newest(mL(47), status('unknown'))],
  ['a code that does not exist', newest(mL(47), status('brand-new'))],
  ['final', newest(mL(47))],
]

/** Results on these days, newest first, with these values. */
const series = (sent: readonly (readonly [day: string, value: number])[], ...members: readonly Members[]): Facts => ({
  results: sent.map(([day, value]): Sent => [day, mL(value), ...members]),
})
const quarters = (values: readonly number[], ...members: readonly Members[]): Facts =>
  series(
    values.map((value, index) => {
      const month = 2026 * 12 + 6 - index * 3
      return [`${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-22`, value] as const
    }),
    ...members,
  )
/** Quarterly values for six years: the last three, the years between, and those around five years earlier. */
const sixYears = (last: readonly number[], then: readonly number[]): readonly number[] => [
  ...last,
  ...Array.from({ length: 16 }, (_, index) => 50 + (index % 5)),
  ...then,
]
const withResult = (facts: Facts, sent: Sent): Facts => ({ ...facts, results: [...facts.results, sent] })

/** T3: how the newest value compares with those before it. */
export const historyRows: readonly Row[] = [
  ['one result', newest(mL(47))],
  [
    'two results',
    series([
      ['2026-07-22', 47],
      ['2026-04-22', 46],
    ]),
  ],
  [
    'three results',
    series([
      ['2026-07-22', 47],
      ['2025-04-22', 46],
      ['2024-04-22', 48],
    ]),
  ],
  [
    'two results in words',
    {
      results: [
        ['2026-07-22', words('Negative')],
        ['2024-05-03', words('Positive')],
      ],
    },
  ],
  ['the one before is “more than”', withResult(series([['2026-07-22', 47]]), ['2026-04-22', mL(60, '>')])],
  ['the one before has another unit', withResult(series([['2026-07-22', 47]]), ['2026-04-22', inUnit(0.8, 'mL/s')])],
  ['another value of the same day', withResult(series([['2026-07-22', 47]]), ['2026-07-22', inUnit(0.8, 'mL/s')])],
  ['the order of two values is not known', withResult(series([['2026-07-22', 47]]), ['2026-07', mL(49)])],
  ['the one before has a year only', withResult(series([['2026-07-22', 47]]), ['2021', mL(49)])],
  ['four results in less than a year', quarters([47, 46, 49, 48])],
  ['nine results in two years', quarters([47, 46, 47, 48, 49, 50, 51, 46, 50])],
  ['four equal results', quarters([47, 47, 47, 47])],
  ['all of the last three are lower than five years earlier', quarters(sixYears([47, 46, 47], [57, 57, 58, 59]))],
  ['all of the last three are higher than five years earlier', quarters(sixYears([61, 62, 60], [57, 57, 58, 59]))],
  ['one of the last three is as low as five years earlier', quarters(sixYears([47, 57, 47], [57, 57, 58, 59]))],
  [
    'only two results around five years earlier',
    quarters([47, 46, 47, ...Array.from({ length: 16 }, () => 50), 58, 59]),
  ],
  [
    '“more than” around five years earlier',
    withResult(quarters(sixYears([47, 46, 47], [57, 57, 58, 59])), ['2021-08-01', mL(60, '>')]),
  ],
  ['“more than” among four results', withResult(quarters([47, 46, 49]), ['2025-01-22', mL(60, '>')])],
  ['two units among four results', withResult(quarters([47, 46, 49]), ['2025-01-22', inUnit(0.8, 'mL/s')])],
  [
    'two spellings of one unit',
    {
      results: [inUnit(5, '10*3/uL'), inUnit(6, 'K/uL'), inUnit(7, '10^9/L'), inUnit(8, 'x10E3/uL')].map(
        (value, index): Sent => [`2026-0${String(7 - index)}-01`, value],
      ),
    },
  ],
  [
    'four results, the newest of 2021',
    series([
      ['2021-07-22', 47],
      ['2020-07-22', 46],
      ['2019-07-22', 49],
      ['2018-07-22', 48],
    ]),
  ],
  [
    'four results of a person who has died',
    { ...quarters([47, 46, 49, 48]), reader: { audience: 'proxy', firstName: 'Rosa', hasDied: true } },
  ],
  ['a result without a date among four', withResult(quarters([47, 46, 49]), [undefined, mL(50)])],
  [
    'a mistake among three',
    withResult(
      series([
        ['2026-07-22', 47],
        ['2026-04-22', 46],
      ]),
      ['2026-05-22', mL(79), status('entered-in-error')],
    ),
  ],
  ['four results, and some could not be loaded', { ...quarters([47, 46, 49, 48]), isWhole: false }],
]

/** T4: outside the range on the same side, up to now. */
export const runRows: readonly Row[] = [
  ['two below', quarters([47, 46], flagged('L'), low60)],
  ['three below', quarters([47, 46, 48], flagged('L'), low60)],
  ['three below, by comparison with the range', quarters([47, 46, 48], low60)],
  ['three above', quarters([151, 146, 148], flagged('H'), range(60, 140))],
  [
    'three below, one of them far below',
    {
      results: [
        ['2026-07-22', mL(47), flagged('L')],
        ['2026-04-22', mL(9), flagged('LL')],
        ['2021-01-27', mL(46), flagged('L')],
      ],
    },
  ],
  [
    'three below, one inside before',
    withResult(quarters([47, 46, 48], flagged('L'), low60), ['2025-01-22', mL(80), flagged('N'), low60]),
  ],
  [
    'two below, one inside, two below',
    withResult(withResult(quarters([47, 46], flagged('L')), ['2026-01-22', mL(80), flagged('N')]), [
      '2025-10-22',
      mL(46),
      flagged('L'),
    ]),
  ],
  ['two below, one without a flag', withResult(quarters([47, 46], flagged('L')), ['2026-01-22', mL(47)])],
  ['three below since a month', withResult(quarters([47, 46], flagged('L')), ['2025-03', mL(47), flagged('L')])],
  ['three below, and some could not be loaded', { ...quarters([47, 46, 48], flagged('L'), low60), isWhole: false }],
]

const a1c = (goals: readonly Members[], reader: Partial<MessageAudience> = {}): Facts => ({
  results: [['2026-07-22', percent(6.7)]],
  goals,
  reader,
})
const below7 = { detailQuantity: { value: 7, comparator: '<', unit: '%' } }

/** T5: goals. */
export const goalRows: readonly Row[] = [
  ['below a number', a1c([goal(below7)])],
  ['at most a number', a1c([goal({ detailQuantity: { value: 7, comparator: '<=', unit: '%' } })])],
  ['above a number', a1c([goal({ detailQuantity: { value: 4, comparator: '>', unit: '%' } })])],
  ['a number', a1c([goal({ detailQuantity: { value: 7, unit: '%' } })])],
  ['a range', a1c([goal({ detailRange: { low: { value: 6, unit: '%' }, high: { value: 7, unit: '%' } } })])],
  ['only a highest number', a1c([goal({ detailRange: { high: { value: 7, unit: '%' } } })])],
  ['two goals with the same target', a1c([goal(below7), goal(below7, { id: 'other' })])],
  ['in another unit', a1c([goal({ detailQuantity: { value: 53, comparator: '<', unit: 'mmol/mol' } })])],
  ['proposed', a1c([goal(below7, { lifecycleStatus: 'proposed' })])],
  ['completed', a1c([goal(below7, { lifecycleStatus: 'completed' })])],
  ['for a proxy', a1c([goal(below7)], { audience: 'proxy', firstName: 'Leo' })],
  ['for a proxy, the name is not given', a1c([goal(below7)], { audience: 'proxy' })],
  ['the person has died', a1c([goal(below7)], { audience: 'proxy', firstName: 'Rosa', hasDied: true })],
]

const statuses = ['final', 'preliminary', 'amended'] as const
const readers: readonly (readonly [string, Partial<MessageAudience>])[] = [
  ['read by the person', { audience: 'patient' }],
  ['read by a proxy', { audience: 'proxy', firstName: 'Leo' }],
  ['the person has died', { audience: 'proxy', firstName: 'Rosa', hasDied: true }],
]

/** Every kind of newest result with a status, each with other results, a goal and another reader. */
export const combinedRows: readonly Row[] = [...resultRows, ...noValueRows].flatMap(([facts, data], index) =>
  statuses.map((code, at): Row => {
    const [who, reader] = readers[(index + at) % readers.length] ?? readers[0] ?? ['', {}]
    const [, before] = historyRows[(index * statuses.length + at) % historyRows.length] ?? ['', data]
    const [first, ...others] = data.results
    return [
      `${facts}; ${code}; ${who}`,
      {
        results: [
          ...(first ? [[first[0], ...first.slice(1), status(code)] as unknown as Sent] : []),
          ...others,
          ...before.results.filter(([day]) => day !== undefined && day < '2026-07'),
        ],
        goals: [goal({ detailQuantity: { value: 60, comparator: '>', unit: 'mL/min/1.73m²' } })],
        reader,
      },
    ]
  }),
)

const casesOf = (rows: readonly Row[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => textOf(data, language) }))

/** The sentences of the page of one test, for docs/sentences.md. */
export const testStory: SentenceStory = {
  title: 'One test',
  intro:
    'The parts are joined in the order of the sections; a part without its facts is left out. A unit that is not a percent sign stands once, after the large number of the page. Numbers of different units are never compared, nor is “less than”.',
  sections: [
    {
      title: 'T1: the newest result and its range',
      rule: 'The side of the range is that of the lab. Without a flag the app compares the number with the only range that is certain to be for this person, and says so. Flags about something else, such as “off scale”, stand beside the sentence as on every page.',
      cases: casesOf(resultRows),
    },
    {
      title: 'T1: no value',
      rule: 'The notes of the lab come first, as they say what to do.',
      cases: casesOf(noValueRows),
    },
    { title: 'T2: not final, or changed', rule: 'A final result gets no such part.', cases: casesOf(statusRows) },
    {
      title: 'T3: the results before it',
      rule: '“Lower” and “higher” need at least three results in nine months around the day five years earlier, and all of the last three on the same side of all of them. Else the lowest and the highest of at least four results: of the last five years where these have four, else of all. Else the one before. While results are missing, nothing is said about those before.',
      cases: casesOf(historyRows),
    },
    {
      title: 'T4: outside the range in a row',
      rule: 'At least three results up to the newest, all on the same side. A result without a flag ends the row.',
      cases: casesOf(runRows),
    },
    {
      title: 'T5: the goal',
      rule: 'Active goals with a target for this test in a unit that converts exactly.',
      cases: casesOf(goalRows),
    },
  ],
}
