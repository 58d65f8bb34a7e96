import { loadPageMessages } from '../../../i18n/messages'
import { plainPart, quotePart, sentencesText, type OpeningSentence } from '../../shared/opening-sentence'
import { medicineSentences, type MedicineSentences } from '../medicine-sentences'
import { medicineStates } from '../medicine-state'
import type { SentenceCase, SentenceStory } from '../../shared/__fixtures__/sentence-case'
import type { MessageAudience } from '../../../i18n/audience'
import type { ResourceOf } from '../../../fhir/resource'

type Language = 'en' | 'es'
type Request = ResourceOf<'MedicationRequest'>
type Fill = ResourceOf<'MedicationDispense'>
type Members = Readonly<Record<string, unknown>>

const TODAY = '2026-11-26'
const DEATH = '2026-10-30'

export interface Facts {
  readonly order?: Members
  /** The day of each fill, and its elements. */
  readonly fills?: readonly (readonly [day: string, more?: Members])[]
  readonly others?: readonly Members[]
  readonly hasAllFills?: boolean
  readonly reader?: Partial<MessageAudience>
  /** The record's own name is shown, in quotation marks. */
  readonly isOwnName?: boolean
  readonly isUnnamed?: boolean
}
export type Row = readonly [facts: string, data: Facts]

const messages = { en: await loadPageMessages('en'), es: await loadPageMessages('es') }
const plainNames = { en: 'apixaban', es: 'apixabán' } as const

const order = (more: Members = {}): Request => ({
  resourceType: 'MedicationRequest',
  id: 'order',
  status: 'active',
  intent: 'order',
  authoredOn: '2026-05-20',
  medicationCodeableConcept: { text: 'apixaban 5 MG Oral Tablet' },
  ...more,
})
const fill = (day: string, index: number, more: Members = {}): Fill => ({
  resourceType: 'MedicationDispense',
  id: `fill${String(index)}`,
  status: 'completed',
  whenHandedOver: day,
  daysSupply: { value: 90, unit: 'days', code: 'd' },
  authorizingPrescription: [{ reference: 'MedicationRequest/order' }],
  medicationCodeableConcept: { text: 'apixaban 5 MG Oral Tablet' },
  ...more,
})

/** What the page of the medicine says. */
export function sentencesOf(facts: Facts, language: Language): MedicineSentences {
  const { order: elements = {}, fills = [], others = [], hasAllFills = true, reader = {} } = facts
  const request = order(elements)
  const status = { today: TODAY, died: reader.hasDied === true ? { on: DEATH } : undefined }
  const state = medicineStates(
    {
      requests: [request, ...others.map((other) => order({ id: 'other', ...other }))],
      fills: fills.map(([day, more], index) => fill(day, index, more)),
      hasAllFills,
      keyOf: ({ medicationCodeableConcept }) => JSON.stringify(medicationCodeableConcept),
    },
    status,
    Date.parse(`${TODAY}T18:00:00Z`),
  )(request)
  const own = quotePart('apixaban 5 MG Oral Tablet')
  const name = facts.isOwnName === true ? own : plainPart(plainNames[language])
  return medicineSentences(
    { request, name: facts.isUnnamed === true ? undefined : name, state },
    { messages: messages[language], reader: { audience: 'patient', ...reader }, status },
  )
}

/** All sentences in the order of the page. */
export const allSentences = ({
  warnings,
  status,
  supply,
  directions,
}: MedicineSentences): readonly OpeningSentence[] => [
  ...warnings.flatMap(({ sentences }) => sentences),
  ...status,
  ...supply,
  ...directions,
]
export const textOf = (facts: Facts, language: Language): string =>
  sentencesText(allSentences(sentencesOf(facts, language)))

const twice = { dosageInstruction: [{ text: 'Take 1 tablet twice a day' }] }
const refills = (numberOfRepeatsAllowed: number, end?: string): Members => ({
  ...twice,
  dispenseRequest: { numberOfRepeatsAllowed, ...(end === undefined ? {} : { validityPeriod: { end } }) },
})
const coded = (more: Members = {}): Members => ({
  dosageInstruction: [
    {
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
      ...more,
    },
  ],
})
const reason = (text: string): Members => ({ statusReason: { text } })

export const forbiddenRows: readonly Row[] = [
  ['an order not to take it', { order: { doNotPerform: true } }],
  ['with words', { order: { doNotPerform: true, dosageInstruction: [{ text: 'Do not take this or similar' }] } }],
  ['under the record’s own name', { order: { doNotPerform: true }, isOwnName: true }],
  ['without a name', { order: { doNotPerform: true }, isUnnamed: true }],
  ['the order has ended', { order: { doNotPerform: true, status: 'completed' } }],
  ['only suggested', { order: { doNotPerform: true, intent: 'proposal' } }],
  ['another order says not to take it', { order: twice, others: [{ doNotPerform: true }] }],
  ['another such order has ended', { order: twice, others: [{ doNotPerform: true, status: 'completed' }] }],
  ['a fill is recalled', { order: twice, fills: [['2026-10-01', { note: [{ text: 'Recalled by the maker' }] }]] }],
  [
    'a fill is recalled, and another order forbids it',
    {
      order: twice,
      fills: [['2026-10-01', { note: [{ text: 'Recalled by the maker' }] }]],
      others: [{ doNotPerform: true }],
    },
  ],
]
export const supplyRows: readonly Row[] = [
  ['the supply has ended', { order: twice, fills: [['2026-08-15']] }],
  ['the supply lasts into next year', { order: twice, fills: [['2026-10-07']] }],
  ['the supply lasts until this year', { order: twice, fills: [['2026-09-15']] }],
  ['ended, and filled as often as allowed', { order: refills(1), fills: [['2026-08-15'], ['2026-05-21']] }],
  ['ended, with refills', { order: refills(4), fills: [['2026-08-15'], ['2026-05-21']] }],
  ['one refill left', { order: refills(2), fills: [['2026-10-07'], ['2026-05-21']] }],
  ['no refill left', { order: refills(0), fills: [['2026-10-07']] }],
  ['never filled, three refills', { order: refills(3) }],
  ['fills are missing', { order: refills(1), fills: [['2026-08-15']], hasAllFills: false }],
  ['a fill that names no order', { order: refills(1), fills: [['2026-08-15', { authorizingPrescription: [] }]] }],
  ['a fill under way', { order: refills(1), fills: [['2026-10-07'], ['2026-11-20', { status: 'preparation' }]] }],
  ['a newer order', { order: twice, fills: [['2026-08-15']], others: [{ authoredOn: '2026-09-01' }] }],
  [
    'taken as needed',
    { order: { dosageInstruction: [{ text: 'As needed', asNeededBoolean: true }] }, fills: [['2026-08-15']] },
  ],
  ['the prescription ended', { order: refills(1, '2026-11-05'), fills: [['2026-08-15']] }],
  ['it ended in another year', { order: refills(1, '2025-11-05') }],
  ['it ended in a month', { order: refills(1, '2026-10') }],
  [
    'its course has ended',
    {
      order: {
        dosageInstruction: [{ text: 'Take 1 tablet', timing: { repeat: { boundsPeriod: { end: '2026-06-01' } } } }],
      },
    },
  ],
  ['ordered in 1985', { order: { ...twice, authoredOn: '1985-03-01' } }],
  ['ordered in 1985, filled since', { order: { ...twice, authoredOn: '1985-03-01' }, fills: [['2026-10-07']] }],
  [
    'ordered in 1985, and again in 2026',
    { order: { ...twice, authoredOn: '1985-03-01' }, others: [{ authoredOn: '2026-01-01' }] },
  ],
]
export const statusRows: readonly Row[] = [
  ['paused', { order: { ...twice, status: 'on-hold' } }],
  ['paused, with a reason', { order: { ...twice, status: 'on-hold', ...reason('Slow pulse: wait') } }],
  ['suggested', { order: { ...twice, intent: 'proposal', status: 'draft' } }],
  ['one of several choices', { order: { ...twice, intent: 'option' } }],
  ['a draft', { order: { ...twice, status: 'draft' } }],
  ['stopped, with a reason', { order: { ...twice, status: 'stopped', ...reason('Changed to apixaban') } }],
  ['stopped', { order: { ...twice, status: 'stopped' } }],
  ['finished', { order: { ...twice, status: 'completed' } }],
  ['cancelled', { order: { ...twice, status: 'cancelled' } }],
  ['a status that is no code', { order: { ...twice, status: 'brand-new' } }],
  ['unknown', { order: { ...twice, status: 'unknown' } }],
  ['reported', { order: { ...twice, reportedBoolean: true } }],
  ['entered by mistake', { order: { ...twice, status: 'entered-in-error' } }],
]
export const directionRows: readonly Row[] = [
  ['written in English', { order: twice }],
  ['written in Spanish', { order: { dosageInstruction: [{ text: 'Tome 1 tableta dos veces al día' }] } }],
  ['composed from the data', { order: coded() }],
  ['the data say the same as the words', { order: coded({ text: 'Take 1 tablet twice a day' }) }],
  [
    'the words say more than the data',
    { order: coded({ text: 'Take 1 or 2 tablets when your knee hurts, 6 tablets a day at most' }) },
  ],
  ['as needed alone', { order: { dosageInstruction: [{ asNeededBoolean: true }] } }],
  ['none', { order: {} }],
  ['data that cannot be read', { order: { dosageInstruction: [{ timing: 'odd' }] } }],
  [
    'two that follow each other',
    {
      order: {
        dosageInstruction: [
          { sequence: 1, text: 'Take 2 tablets a day' },
          { sequence: 2, text: 'Take 1 tablet a day' },
        ],
      },
    },
  ],
]

const casesOf = (rows: readonly Row[]): readonly SentenceCase[] =>
  rows.map(([facts, data]) => ({ facts, sentences: (language) => textOf(data, language) }))

/** The sentences of a medicine for docs/sentences.md. */
export const medicineStory: SentenceStory = {
  title: 'One medicine',
  intro:
    'Warnings come first, then the status, the supply and the directions. A date of supply and a number of refills are never given when fills failed, were cut off or were not shared. Nothing warns of a person who has died.',
  sections: [
    {
      title: 'M1 and M2: not to be taken, recalled',
      rule: 'An order not to take the medicine that applies, another order that says so, or a fill that is marked as recalled.',
      cases: casesOf(forbiddenRows),
    },
    {
      title: 'M3 to M6: supply, refills, validity, old entries',
      rule: 'The end of the supply is counted from the last fill and its days, unless the medicine is taken as needed or there is a newer order of it. Refills are known only where every fill of the medicine names this order and none is under way.',
      cases: casesOf(supplyRows),
    },
    {
      title: 'M7 and M8: status',
      rule: 'A medicine that is plainly current has no sentence. The reason is quoted.',
      cases: casesOf(statusRows),
    },
    {
      title: 'D: directions',
      rule: 'As written, in the reader’s language. In another one, composed from the data only where every number and time word of the text is in them; otherwise quoted.',
      cases: casesOf(directionRows),
    },
  ],
}
