import { sentencesText, type OpeningSentence } from '../../shared/opening-sentence'
import { sentenceContext, type SentenceLanguage } from '../../shared/__fixtures__/sentence-context'
import { conditionSentences, type GoesWithCounts } from '../condition-sentences'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'

type Members = Readonly<Record<string, unknown>>

export interface ConditionCase {
  readonly elements: Members
  readonly counts?: GoesWithCounts
  readonly reader?: Partial<MessageAudience>
}
export type ConditionRow = readonly [facts: string, data: ConditionCase]

export const conditionResult = (
  { elements, counts, reader }: ConditionCase,
  language: SentenceLanguage,
): readonly OpeningSentence[] =>
  conditionSentences(
    { resourceType: 'Condition', id: 'c', code: { text: 'A condition' }, ...elements },
    counts,
    sentenceContext(language, reader),
  )

export const conditionSentencesText = (data: ConditionCase, language: SentenceLanguage): string =>
  sentencesText(conditionResult(data, language))

const code = (value: string) => ({ coding: [{ code: value }] })
const clinical = (value: string): Members => ({ clinicalStatus: code(value) })
const verified = (value: string): Members => ({ verificationStatus: code(value) })
const active: Members = { ...clinical('active'), ...verified('confirmed') }
const since = (date: string): Members => ({ onsetDateTime: date })
const began: Members = since('2022-05-11')
const severity = (snomed: string): Members => ({
  severity: { coding: [{ system: 'http://snomed.info/sct', code: snomed }] },
})
const moderate = severity('6736007')
const years = (value: number) => ({ value, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' })
const of = (...members: readonly Members[]): ConditionCase => ({ elements: Object.assign({}, ...members) as Members })
const concern: Members = { category: [code('health-concern')] }

/** C1: when it began. */
export const beginningRows: readonly ConditionRow[] = [
  ['a day', of(active, began)],
  ['a day of this year', of(active, since('2026-05-11T08:00:00-05:00'))],
  ['a month', of(active, since('2022-05'))],
  ['a year', of(active, since('2022'))],
  ['an age', of(active, { onsetAge: years(66) })],
  [
    'an age in months',
    of(active, { onsetAge: { value: 3, unit: 'months', system: 'http://unitsofmeasure.org', code: 'mo' } }),
  ],
  ['two ages', of(active, { onsetRange: { low: years(60), high: years(65) } })],
  ['a span of time', of(active, { onsetPeriod: { start: '1986', end: '1990' } })],
  ['a span of time without an end', of(active, { onsetPeriod: { start: '1986' } })],
  ['words of the record', of(active, { onsetString: 'in childhood' })],
  ['none, with a day on which it was written down', of(active, { recordedDate: '2020-03-02' })],
  ['none', of(active)],
  ['a health concern, such as a risk', of(active, concern, began, { recordedDate: '2022-05-12' })],
  ['a health concern without any date', of(active, concern)],
]

/** C1: whether it is current. */
export const conditionStatusRows: readonly ConditionRow[] = [
  ['current', of(active, began)],
  ['current, without a word on how sure it is', of(clinical('active'), began)],
  ['current, a certainty that is no code', of(clinical('active'), { verificationStatus: { text: 'maybe' } }, began)],
  ['came back', of(clinical('recurrence'), began)],
  ['came back after a time without signs', of(clinical('relapse'), began)],
  ['in remission', of(clinical('remission'), began)],
  ['in remission since a day', of(clinical('remission'), began, { abatementDateTime: '2024-02-03' })],
  ['over', of(clinical('resolved'), began)],
  ['over since a day', of(clinical('resolved'), began, { abatementDateTime: '2024-02-03' })],
  ['over since an age', of(clinical('resolved'), { abatementAge: years(70) })],
  ['over, in words of the record', of(clinical('resolved'), { abatementString: 'after surgery' })],
  ['not active', of(clinical('inactive'), began)],
  ['an end without a status', of(began, { abatementDateTime: '2024-02-03' })],
  ['current, with an end', of(active, began, { abatementDateTime: '2024-02-03' })],
  ['current, with an end in words', of(active, began, { abatementString: 'after surgery' })],
  ['not confirmed', of(clinical('active'), verified('unconfirmed'), began)],
  ['being checked', of(clinical('active'), verified('provisional'), began)],
  ['being checked, without a beginning', of(verified('provisional'), { recordedDate: '2026-03-02' })],
  ['being checked, with an age', of(verified('provisional'), { onsetAge: years(66) })],
  ['one of several that are being checked', of(clinical('active'), verified('differential'), began)],
  ['was checked, and is over', of(clinical('resolved'), verified('provisional'), began)],
  ['ruled out', of(clinical('active'), verified('refuted'), began)],
  ['confirmed, without a status', of(verified('confirmed'), began)],
  ['without any status', of(began)],
  ['a status that is no code', of({ clinicalStatus: { text: 'dormant' } }, began)],
  ['entered by mistake', of(verified('entered-in-error'), began)],
  ['current when the person died', { ...of(active, began), reader: { audience: 'proxy', hasDied: true } }],
  [
    'in remission when the person died',
    { ...of(clinical('remission'), began), reader: { audience: 'proxy', hasDied: true } },
  ],
]

/** C1: how severe it is marked. */
export const severityRows: readonly ConditionRow[] = [
  ['mild', of(active, began, severity('255604002'))],
  ['moderate', of(active, began, moderate)],
  ['severe', of(active, began, severity('24484000'))],
  ['in words of the record', of(active, began, { severity: { text: 'NYHA class II' } })],
  ['not confirmed, severe', of(verified('unconfirmed'), began, severity('24484000'))],
  ['over, moderate', of(clinical('resolved'), began, moderate)],
]

const noCounts = { tests: 0, orders: 0, visits: 0, procedures: 0, goals: 0, plans: 0 }
const counts = (some: Partial<typeof noCounts>): ConditionCase => ({
  ...of(active, began),
  counts: { ...noCounts, ...some },
})

/** C2: what goes with it. */
export const goesWithRows: readonly ConditionRow[] = [
  ['4 tests, 2 orders, 1 plan', counts({ tests: 4, orders: 2, plans: 1 })],
  ['one test', counts({ tests: 1 })],
  ['one order', counts({ orders: 1 })],
  ['one visit', counts({ visits: 1 })],
  ['one visit, six procedures', counts({ visits: 1, procedures: 6 })],
  ['one procedure', counts({ procedures: 1 })],
  ['one goal', counts({ goals: 1 })],
  ['three visits and notes, two plans', counts({ visits: 3, plans: 2 })],
  ['some of each', counts({ tests: 2, orders: 3, visits: 4, procedures: 7, goals: 6, plans: 5 })],
  ['nothing', counts({})],
  ['records are missing', of(active, began)],
]

const states: readonly Members[] = [
  active,
  clinical('active'),
  clinical('recurrence'),
  clinical('relapse'),
  clinical('remission'),
  clinical('resolved'),
  clinical('inactive'),
  verified('unconfirmed'),
  verified('provisional'),
  verified('differential'),
  verified('refuted'),
  {},
]
const starts: readonly Members[] = [began, since('2022'), { onsetAge: years(66) }, { onsetString: 'in childhood' }, {}]
const severities: readonly Members[] = [{}, moderate, { severity: { text: 'NYHA class II' } }]
const readers: readonly Partial<MessageAudience>[] = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Leo' },
  { audience: 'proxy', firstName: 'Rosa', hasDied: true },
]

/** Every status with every beginning and severity, with changing records beside it and another reader. */
export const combinedConditionRows: readonly ConditionRow[] = states.flatMap((state, s) =>
  starts.flatMap((start, b) =>
    severities.flatMap((marked, m) =>
      [0, 1].map((with0): ConditionRow => {
        const reader = readers[(s + b + m + with0) % readers.length] ?? {}
        const number = (s + b + m) % 3
        return [
          JSON.stringify([s, b, m, with0]),
          {
            ...of(state, start, marked),
            reader,
            ...(with0 === 0 ? {} : { counts: { ...noCounts, tests: number, orders: m, visits: b, plans: s % 2 } }),
          },
        ]
      }),
    ),
  ),
)

const casesOf = (rows: readonly ConditionRow[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => conditionSentencesText(data, language) }))

/** The sentences of the page of a condition, for docs/sentences.md. */
export const conditionStory: SentenceStory = {
  title: 'One condition',
  intro:
    'When it began, whether it is current, and what the page shows beside it. A doubt, such as “not confirmed”, comes before the beginning. Words of the record are quoted.',
  sections: [
    {
      title: 'C1: when it began',
      rule: 'A risk or finding (a health concern) and a condition without a beginning have the day on which they were written down.',
      cases: casesOf(beginningRows),
    },
    {
      title: 'C1: whether it is current',
      rule: 'Nothing of what was entered by mistake: the page has a notice. Of what was ruled out only that.',
      cases: casesOf(conditionStatusRows),
    },
    {
      title: 'C1: how severe it is marked',
      rule: 'The severity that the record marks, of a current condition or one that is not confirmed.',
      cases: casesOf(severityRows),
    },
    {
      title: 'C2: what goes with it',
      rule: 'Numbers of what the page shows: tests often used with it, orders of medicines (among them those not to take one), visits and notes, and care plans that name it. Zero is left out; nothing while records are missing.',
      cases: casesOf(goesWithRows),
    },
  ],
}
