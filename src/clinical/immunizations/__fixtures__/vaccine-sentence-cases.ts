import { newestFirst } from '../../shared/newest-first'
import { sentencesText, type OpeningSentence } from '../../shared/opening-sentence'
import { sentenceContext, type SentenceLanguage } from '../../shared/__fixtures__/sentence-context'
import { givenDoses } from '../given-vaccines'
import { vaccineSentences } from '../vaccine-sentences'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'
import type { ResourceOf } from '../../../fhir/resource'

type Members = Readonly<Record<string, unknown>>

export interface VaccineCase {
  /** That of the page first. */
  readonly doses: readonly Members[]
  readonly isWhole?: boolean
  readonly reader?: Partial<MessageAudience>
}
export type VaccineRow = readonly [facts: string, data: VaccineCase]

const dose = (elements: Members, index: number): ResourceOf<'Immunization'> => ({
  resourceType: 'Immunization',
  id: `d${String(index)}`,
  status: 'completed',
  vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '187' }] },
  primarySource: true,
  ...elements,
})

export function vaccineResult(
  { doses, isWhole = true, reader }: VaccineCase,
  language: SentenceLanguage,
): readonly OpeningSentence[] {
  const context = sentenceContext(language, reader)
  const all = doses.map(dose)
  const [first = dose({}, 0)] = all
  return vaccineSentences(
    {
      dose: first,
      given: isWhole
        ? givenDoses(newestFirst('Immunization', all), context.status, context.messages.format)
        : undefined,
      nameOfReference: (reference) => (reference === 'Location/clinic' ? 'Samplefield Family Clinic' : undefined),
    },
    context,
  )
}

export const vaccineText = (data: VaccineCase, language: SentenceLanguage): string =>
  sentencesText(vaccineResult(data, language))

const on = (day: string): Members => ({ occurrenceDateTime: day })
const numbered = (number: number | string, of?: number | string): Members => ({
  protocolApplied: [
    {
      ...(typeof number === 'number' ? { doseNumberPositiveInt: number } : { doseNumberString: number }),
      ...(typeof of === 'number' ? { seriesDosesPositiveInt: of } : { seriesDosesString: of }),
    },
  ],
})
const clinic: Members = { location: { reference: 'Location/clinic' } }
const shop: Members = { location: { display: 'Corner Pharmacy' } }
const notDone: Members = { status: 'not-done' }
const reason = (text: string): Members => ({ statusReason: { text } })
const of = (...doses: readonly Members[]): VaccineCase => ({ doses })
const at = (...members: readonly Members[]): Members => Object.assign({}, ...members) as Members

const second = at(on('2019-05-16'), numbered(2, 2), clinic)
const first = at(on('2019-02-14'), numbered(1, 2), clinic)

/** V1: how many doses. */
export const countRows: readonly VaccineRow[] = [
  ['doses 1 and 2 of 2', of(second, first)],
  ['dose 1 of 2', of(first)],
  ['dose 2 of 2 alone', of(second)],
  ['dose 1 of 1', of(at(on('2019-05-16'), numbered(1, 1)))],
  ['numbers as text', of(at(on('2019-05-16'), numbered('2', '2')), at(on('2019-02-14'), numbered('1', '2')))],
  ['a number in words', of(at(on('2019-05-16'), numbered('booster', 2)), first)],
  ['two different totals', of(at(on('2019-05-16'), numbered(2, 3)), first)],
  ['a dose without a number', of(on('2019-05-16'), first)],
  ['two records with the number 1', of(at(on('2019-05-16'), numbered(1, 2)), first)],
  ['three doses of 2', of(at(on('2020-05-16'), numbered(3, 2)), second, first)],
  ['one without a series', of(on('2025-10-01'))],
  ['four without a series', of(on('2025-10-01'), on('2024-10-01'), on('2023-10-01'), on('2022-10-01'))],
  ['the same dose in two records', of(at(on('2025-10-01'), { id: 'x' }), at(on('2025-10-01'), { id: 'y' }))],
  ['a dose that may not count', of(at(second, { isSubpotent: true }), first)],
  ['one of the doses was not given', of(second, first, at(on('2018-01-01'), notDone))],
  ['one of the doses was entered by mistake', of(second, first, at(on('2018-01-01'), { status: 'entered-in-error' }))],
  ['records are missing', { ...of(second, first), isWhole: false }],
]

/** V2: the last dose. */
export const lastRows: readonly VaccineRow[] = [
  ['several, with a place', of(second, first)],
  ['one, with a place', of(at(on('2019-05-16'), clinic))],
  ['one, with a place in words', of(at(on('2019-05-16'), shop))],
  ['one, without a place', of(on('2019-05-16'))],
  ['a place that did not load', of(at(on('2019-05-16'), { location: { reference: 'Location/gone' } }))],
  ['this year', of(at(on('2026-10-02T09:30:00-05:00'), clinic))],
  ['a month', of(at(on('2019-05'), clinic))],
  ['a year', of(at(on('2019'), clinic))],
  ['one, with a date in words', of({ occurrenceString: 'as a child' })],
  ['two, one with a date in words', of(on('2019-05-16'), { occurrenceString: 'as a child' })],
  ['two, one without a date', of(on('2019-05-16'), {})],
  ['one, without a date', of({})],
  ['a day that lies ahead', of(on('2027-05-16'))],
]

/** V3: what the record says against it. */
export const againstRows: readonly VaccineRow[] = [
  ['not given, with a reason', of(at(on('2025-10-01'), notDone, reason('Patient has a fever')))],
  ['not given, without a reason', of(at(on('2025-10-01'), notDone))],
  ['not given, without a date', of(at(notDone, reason('Out of stock.')))],
  ['not given, other doses were', of(at(on('2025-10-01'), notDone, reason('Fever')), on('2024-10-01'))],
  ['not given, records are missing', { ...of(at(on('2025-10-01'), notDone)), isWhole: false }],
  ['reported', of(at(on('2019-05-16'), { primarySource: false }))],
  ['may not count', of(at(on('2019-05-16'), { isSubpotent: true }))],
  ['may not count, and reported', of(at(on('2019-05-16'), { isSubpotent: true, primarySource: false }))],
  ['given, with a reason for not giving it', of(at(on('2019-05-16'), reason('Fever')))],
  ['a status that is no code', of(at(on('2019-05-16'), { status: 'perhaps' }))],
  ['no status', of(at(on('2019-05-16'), { status: undefined }))],
  ['entered by mistake', of(at(on('2019-05-16'), { status: 'entered-in-error' }))],
]

const statuses: readonly Members[] = [{}, notDone, { primarySource: false }, { isSubpotent: true }, reason('Fever')]
const dates: readonly Members[] = [on('2019-05-16'), on('2019-05'), on('2019'), { occurrenceString: 'as a child' }, {}]
const others: readonly (readonly Members[])[] = [[], [first], [on('2018-01-02'), on('2017-01-02')]]
const places: readonly Members[] = [clinic, shop, {}]
const readers: readonly Partial<MessageAudience>[] = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Leo' },
  { audience: 'proxy', firstName: 'Rosa', hasDied: true },
]

/** Every status with every date, other doses and place, with a changing number and reader. */
export const combinedVaccineRows: readonly VaccineRow[] = statuses.flatMap((status, s) =>
  dates.flatMap((date, d) =>
    others.flatMap((more, o) =>
      places.map((place, p): VaccineRow => {
        const reader = readers[(s + d + o + p) % readers.length] ?? {}
        const number = (s + d + p) % 2 === 0 ? numbered(2, 2) : {}
        return [JSON.stringify([s, d, o, p]), { doses: [at(status, date, place, number), ...more], reader }]
      }),
    ),
  ),
)

const casesOf = (rows: readonly VaccineRow[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => vaccineText(data, language) }))

/** The sentences of the page of a vaccine, for docs/sentences.md. */
export const vaccineStory: SentenceStory = {
  title: 'One vaccine',
  intro:
    'The page is about all doses of a vaccine; V3 is about the dose that was opened. That a dose was not given comes first. No sentence says that a person is protected, or that a dose is due.',
  sections: [
    {
      title: 'V1: how many doses',
      rule: '“n of m” only where each dose has its number and the same total, the numbers begin with 1 and none is missing, and no dose may count as less. Else the number of doses in the record. Nothing while records of vaccines are missing.',
      cases: casesOf(countRows),
    },
    {
      title: 'V2: the last dose',
      rule: 'Nothing where one of several doses has no date: it may be the last.',
      cases: casesOf(lastRows),
    },
    {
      title: 'V3: what the record says against it',
      rule: 'Reasons are quoted. Nothing of what was entered by mistake: the page has a notice.',
      cases: casesOf(againstRows),
    },
  ],
}
