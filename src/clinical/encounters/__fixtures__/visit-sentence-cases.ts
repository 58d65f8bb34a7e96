import { sentencesText, type OpeningSentence } from '../../shared/opening-sentence'
import { sentenceContext, type SentenceLanguage } from '../../shared/__fixtures__/sentence-context'
import { visitSentences, type VisitFactsForSentences } from '../visit-sentences'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'
import type { ResourceOf } from '../../../fhir/resource'

type Members = Readonly<Record<string, unknown>>

export interface VisitCase {
  readonly visit: Members
  readonly results?: VisitFactsForSentences['results']
  readonly notes?: VisitFactsForSentences['notes']
  readonly reader?: Partial<MessageAudience>
}
export type VisitRow = readonly [facts: string, data: VisitCase]

const base: Members = {
  status: 'finished',
  class: { code: 'AMB' },
  type: [{ text: 'Follow-up visit' }],
  period: { start: '2026-07-22T09:10:00-05:00', end: '2026-07-22T09:40:00-05:00' },
}

const plainNames: Readonly<Record<string, Readonly<Record<SentenceLanguage, string>>>> = {
  '44054006': { en: 'Type 2 diabetes', es: 'Diabetes tipo 2' },
  '49049000': { en: 'Parkinson’s disease', es: 'Enfermedad de Parkinson' },
  '840539006': { en: 'COVID-19', es: 'COVID-19' },
}

export function visitResult(
  { visit, results, notes, reader }: VisitCase,
  language: SentenceLanguage,
): readonly OpeningSentence[] {
  const encounter: ResourceOf<'Encounter'> = { resourceType: 'Encounter', id: 'v', ...base, ...visit }
  return visitSentences(
    {
      visit: encounter,
      results,
      notes,
      nameOf: ({ codings }) => {
        const name = plainNames[codings[0]?.code ?? '']?.[language]
        return name === undefined ? undefined : { name, isWhole: codings[0]?.display !== 'Other words' }
      },
      nameOfReference: (reference) =>
        ({ 'Practitioner/lee': 'Dr. Robin Lee-Sample', 'Condition/sore': 'Sore throat' })[reference],
    },
    sentenceContext(language, reader),
  )
}

export const visitText = (data: VisitCase, language: SentenceLanguage): string =>
  sentencesText(visitResult(data, language))

const leo: Partial<MessageAudience> = { audience: 'proxy', firstName: 'Leo' }
const unnamed: Partial<MessageAudience> = { audience: 'proxy' }
const rosa: Partial<MessageAudience> = { audience: 'proxy', firstName: 'Rosa', hasDied: true }

const classOf = (code: string): Members => ({ class: { code } })
const role = (code: string): Members => ({ type: [{ coding: [{ code }] }] })
const person = (display: string, ...members: readonly Members[]): Members =>
  Object.assign({ individual: { reference: `Practitioner/${display.length}`, display } }, ...members) as Members
const withPeople = (...participant: readonly Members[]): Members => ({ participant })
const robin = withPeople(person('Dr. Robin Lee-Sample', role('PPRF')))
const reason = (code: string, display: string): Members => ({ reasonCode: [{ coding: [{ code, display }] }] })
const diabetes = reason('44054006', 'Diabetes mellitus type 2')
const stay = (start?: string, end?: string): Members => ({ period: { start, end } })
const planned: Members = { status: 'planned' }
const at = (...members: readonly Members[]): Members => Object.assign({}, ...members) as Members
const of = (...members: readonly Members[]): VisitCase => ({ visit: at(...members) })

/** E1 of visits that took place. */
export const pastRows: readonly VisitRow[] = [
  ['a person and a reason', of(robin, diabetes)],
  ['a person and a reason, for a proxy', { ...of(robin, diabetes), reader: leo }],
  ['a person and a reason, for a proxy without a name', { ...of(robin, diabetes), reader: unnamed }],
  ['a person, of one who died', { ...of(robin), reader: rosa }],
  ['a person', of(robin)],
  ['two who gave the care', of(withPeople(person('Dr. A', role('PPRF')), person('Nurse B', role('ATND'))))],
  ['one who gave the care and a companion', of(withPeople(person('Dr. A', role('PPRF')), person('Tom', role('ESC'))))],
  ['one who sent the person there', of(withPeople(person('Dr. A', role('REF'))))],
  ['a person without a role', of(withPeople(person('Dr. A')))],
  ['a doctor with a title in Spanish', of(withPeople(person('Dra. A', role('PPRF'))))],
  ['a death certificate', of(robin, { type: [{ coding: [{ code: '308646001' }], text: 'Death Certification' }] })],
  ['a relative', of(withPeople({ individual: { reference: 'RelatedPerson/tom', display: 'Tom' } }))],
  ['a person by reference', of(withPeople({ individual: { reference: 'Practitioner/lee' } }))],
  ['a person whose name did not load', of(withPeople({ individual: { reference: 'Practitioner/gone' } }))],
  ['four people', of(withPeople(person('Dr. A'), person('Dr. B b'), person('Dr. C cc'), person('Dr. D ddd')))],
  ['nobody named', of({})],
  ['nobody named, a reason', of(diabetes)],
  ['a reason with another name in the dictionary that says less', of(robin, reason('44054006', 'Other words'))],
  ['a reason without an entry', of(robin, reason('1', 'Dyspnea'))],
  ['a reason in words', of(robin, { reasonCode: [{ text: 'Trouble breathing' }] })],
  ['a reason named after a person', of(robin, reason('49049000', 'Parkinson disease'))],
  ['a reason that is an abbreviation', of(robin, reason('840539006', 'COVID-19'))],
  ['two reasons', of(robin, { reasonCode: [{ text: 'Cough' }, { text: 'Fever' }] })],
  ['four reasons', of(robin, { reasonCode: ['A', 'B', 'C', 'D'].map((text) => ({ text })) })],
  [
    'a condition as the reason',
    of(robin, { reasonReference: [{ reference: 'Condition/sore', display: 'Sore throat' }] }),
  ],
  [
    'a covered condition as the reason',
    of(robin, { reasonReference: [{ reference: 'Condition/x', display: 'Hidden' }] }),
  ],
  ['by phone or video', of(robin, classOf('VR'))],
  ['by phone or video, nobody named', of(classOf('VR'))],
  ['sent as a visit to a clinic, but a phone call by its kind', of(robin, { type: [{ text: 'Telephone encounter' }] })],
  ['in the hospital', of(robin, classOf('IMP'), stay('2026-07-03', '2026-07-05'))],
  ['in the hospital, for a proxy', { ...of(classOf('IMP'), stay('2026-07-03', '2026-07-05')), reader: leo }],
  ['in the hospital in another year', of(classOf('IMP'), stay('2022-02-08', '2022-02-10'), diabetes)],
  ['in the hospital for a day', of(classOf('ACUTE'), stay('2026-07-03', '2026-07-03'))],
  ['in the hospital, without an end', of(classOf('IMP'), stay('2026-07-03'))],
  ['in the hospital, the end before the start', of(classOf('IMP'), stay('2026-07-05', '2026-07-03'))],
  ['in the hospital, months alone', of(classOf('IMP'), stay('2026-06', '2026-07'))],
  ['in the emergency room', of(robin, classOf('EMER'), reason('1', 'Palpitations'))],
  ['in the emergency room, for a proxy', { ...of(classOf('EMER')), reader: leo }],
  ['care at home', of(robin, classOf('HH'))],
  ['a class without words in the app', of(robin, classOf('XYZ'))],
  ['a class without words in the app, nobody named', of(classOf('XYZ'))],
  ['no class and no kind', of({ class: undefined, type: undefined })],
]

/** E1 of visits that did not plainly take place. */
export const otherStatusRows: readonly VisitRow[] = [
  ['planned and ahead', of(planned, robin, stay('2026-12-18T09:10:00-06:00'))],
  ['planned and ahead, a day alone', of(planned, robin, stay('2026-12-18'))],
  ['planned and ahead, a month alone', of(planned, stay('2026-12'))],
  ['planned, with a reason', of(planned, robin, diabetes, stay('2026-12-18'))],
  ['planned, without a date', of(planned, robin, { period: undefined })],
  ['planned and past', of(planned, robin, stay('2026-11-18T09:10:00-06:00'))],
  ['planned and past, a month alone', of(planned, stay('2026-10'))],
  ['planned, of one who died', { ...of(planned, robin, stay('2026-12-18')), reader: rosa }],
  ['cancelled', of({ status: 'cancelled' }, robin)],
  ['going on', of({ status: 'in-progress' }, robin, stay('2026-11-26T08:00:00-06:00'))],
  ['checked in', of({ status: 'arrived' }, robin, stay('2026-11-26T08:00:00-06:00'))],
  ['marked as going on since last year', of({ status: 'in-progress' }, robin, stay('2025-11-26'))],
  ['marked as going on, with an end', of({ status: 'in-progress' }, stay('2026-07-22', '2026-07-22'))],
  ['marked as finished, still to come', of(robin, stay('2026-12-18'))],
  ['the record does not know if it took place', of({ status: 'unknown' }, robin)],
  ['a status that is no code', of({ status: 'perhaps' }, robin)],
  ['no status', of({ status: undefined }, robin)],
  ['entered by mistake', of({ status: 'entered-in-error' }, robin)],
]

const lab = (count: number, outside: number) => ({ count, outside, isLab: true })

/** E2: results. */
export const resultRows: readonly VisitRow[] = [
  ['16 of a lab, 5 outside', { ...of(robin), results: lab(16, 5) }],
  ['one of a lab, outside', { ...of(robin), results: lab(1, 1) }],
  ['several of a lab, none outside', { ...of(robin), results: lab(3, 0) }],
  ['some not of a lab, or compared by the app', { ...of(robin), results: { count: 4, outside: 2, isLab: false } }],
  ['none', { ...of(robin), results: lab(0, 0) }],
  ['missing or covered', of(robin)],
  ['cancelled, with results', { ...of({ status: 'cancelled' }), results: lab(2, 1) }],
]

const old = stay('2020-04-15', '2020-04-15')
const recent = stay('2026-11-10', '2026-11-10')
const newVersion = (of: string | undefined) => ({ kind: 'newVersion', of }) as const
const notes = (count: number, rest: Partial<VisitFactsForSentences['notes'] & object> = {}) => ({
  count,
  missing: 'none' as const,
  ...rest,
})

/** E3: notes. */
export const noteRows: readonly VisitRow[] = [
  ['one', { ...of(robin), notes: notes(1) }],
  [
    'one, a newer version of a day',
    { ...of(robin), notes: notes(1, { changed: newVersion('2026-07-23T08:00:00-05:00') }) },
  ],
  ['one, a newer version of another year', { ...of(robin), notes: notes(1, { changed: newVersion('2025-01-02') }) }],
  ['one, a newer version of a month', { ...of(robin), notes: notes(1, { changed: newVersion('2025-01') }) }],
  ['one, a newer version without a date', { ...of(robin), notes: notes(1, { changed: newVersion(undefined) }) }],
  ['one, marked as amended', { ...of(robin), notes: notes(1, { changed: { kind: 'amended' } }) }],
  ['two', { ...of(robin), notes: notes(2, { changed: newVersion('2026-07-23') }) }],
  ['none, a visit of this month', { ...of(robin, recent), notes: notes(0) }],
  ['none, an old visit', { ...of(robin, old), notes: notes(0) }],
  ['none, a visit without a day', { ...of(robin, { period: undefined }), notes: notes(0) }],
  ['none, planned', { ...of(planned, stay('2026-12-18')), notes: notes(0) }],
  ['none, cancelled', { ...of({ status: 'cancelled' }), notes: notes(0) }],
  ['failed or refused', { ...of(robin), notes: notes(0, { missing: 'all' }) }],
  ['some did not load, none found', { ...of(robin), notes: notes(0, { missing: 'some' }) }],
  ['some did not load, one found', { ...of(robin), notes: notes(1, { missing: 'some' }) }],
  ['still loading', of(robin)],
]

const statuses: readonly Members[] = [
  {},
  planned,
  { status: 'cancelled' },
  { status: 'in-progress' },
  { status: 'unknown' },
]
const kinds: readonly Members[] = [classOf('AMB'), classOf('VR'), classOf('IMP'), classOf('EMER'), classOf('SS')]
const people: readonly Members[] = [robin, withPeople(person('Dr. A'), person('Nurse B')), {}]
const times: readonly Members[] = [stay('2026-07-03', '2026-07-05'), stay('2026-12-18', '2026-12-18'), old]
const reasons: readonly Members[] = [diabetes, reason('1', 'Dyspnea'), {}]
const results = [lab(16, 5), lab(1, 0), undefined]
const noteCounts = [notes(1, { changed: newVersion('2026-07-23') }), notes(0), notes(2), notes(0, { missing: 'all' })]
const readers: readonly Partial<MessageAudience>[] = [{ audience: 'patient' }, leo, rosa]

/** Every status with every kind, people and time, with changing reasons, results, notes and readers. */
export const combinedVisitRows: readonly VisitRow[] = statuses.flatMap((status, s) =>
  kinds.flatMap((kind, k) =>
    people.flatMap((named, p) =>
      times.map((time, t): VisitRow => {
        const turn = s + k + p + t
        const found = results[turn % results.length]
        const reader = readers[turn % readers.length] ?? {}
        return [
          JSON.stringify([s, k, p, t, reader.audience]),
          {
            visit: at(status, kind, named, time, reasons[(turn + p) % reasons.length] ?? {}),
            ...(found === undefined ? {} : { results: found }),
            ...(noteCounts[turn % noteCounts.length] === undefined
              ? {}
              : { notes: noteCounts[turn % noteCounts.length] }),
            reader,
          },
        ]
      }),
    ),
  ),
)

const casesOf = (rows: readonly VisitRow[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => visitText(data, language) }))

/** The sentences of the page of a visit, for docs/sentences.md. */
export const visitStory: SentenceStory = {
  title: 'One visit',
  intro:
    'The person is addressed, or named by their first name where somebody else reads. Only clinicians who gave the care are named; those whose part is another, and relatives, stand further down the page.',
  sections: [
    {
      title: 'E1: a visit that took place',
      rule: '“Saw” only of a visit to a clinic or at home that is no call, message, refill or test by its kind; else “with”. A reason is in plain words only where these say all that the record says, else quoted. More than three people or reasons are left to the page.',
      cases: casesOf(pastRows),
    },
    {
      title: 'E1: planned, cancelled and unclear visits',
      rule: 'Nothing of what was entered by mistake: the page has a notice.',
      cases: casesOf(otherStatusRows),
    },
    {
      title: 'E2: results',
      rule: 'Results that may be counted, without vital signs. “Lab” only where all are of a lab that marked those outside. That none is outside is not said. Nothing while results are missing or covered.',
      cases: casesOf(resultRows),
    },
    {
      title: 'E3: notes',
      rule: 'Notes that the record links to the visit, else those of its day that belong to no other visit. “Yet” up to 30 days after the visit.',
      cases: casesOf(noteRows),
    },
  ],
}
