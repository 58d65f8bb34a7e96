import { bloodPressureOf } from '../clinical/observations/blood-pressure'
import { readObservation, type ObservationReading, type ResultReading } from '../clinical/observations/result-reading'
import { notesWithoutValue } from '../clinical/observations/notes-without-value'
import { isFarOutsideRange } from '../clinical/observations/outside-range'
import { firstCode } from '../fhir/concept'
import { formatQuantity } from '../fhir/quantity'
import { isHealthConcern } from '../clinical/conditions/condition-groups'
import type { PeriodEnds } from '../fhir/format-date'
import type { StatusKey } from '../clinical/status/record-status'
import { conditionTimes, type ConditionTime } from '../fhir/condition-times'
import { flagSide } from '../fhir/flag-side'
import { shownYear } from '../fhir/shown-day'
import { codeMeaning } from '../i18n/code-meaning'
import { isOfType, type Resource, type ResourceOf } from '../fhir/resource'
import { objectsOf } from '../lib/json'
import { descriptorOf } from '../resources/descriptors'
import { reactionSigns } from '../resources/reaction-signs'
import { visitParticipants } from '../resources/visit-participants'
import { severeReactionPhrases } from './allergy-glance'
import { appText, joinTexts, phraseOf, quotedText, writtenText } from './text'
import { prescriptionFacts } from './medicine-facts'
import { pairValue, quantityValue, valueText } from './value-text'
import type { OfferedType } from '../contract/offered-types'
import type { GlanceContext } from './glance-context'
import type { GlanceDate, GlancePhrase, GlanceText, GlanceValue } from './glance'

/** What a row shows besides name, status and contradictions. A `date` that is undefined replaces the usual date of the record by none. */
export interface GlanceFacts {
  readonly detail?: GlanceText
  readonly value?: GlanceValue
  readonly phrases?: readonly GlancePhrase[]
  readonly date?: GlanceDate | undefined
  /** Statuses that the phrases say more exactly. */
  readonly statedStatuses?: readonly StatusKey[]
}

export type FactReader<R extends Resource> = (record: R, context: GlanceContext) => GlanceFacts

/** The flag of a result: outside its range with the side, critical results in the words of the code. */
function flagPhrases({ flag }: ResultReading, isCritical: boolean, context: GlanceContext): readonly GlancePhrase[] {
  if (flag === undefined) return []
  const { messages, audience } = context
  const { tone, known } = codeMeaning('Observation.interpretation', flag.code)
  const text = messages.codeText('Observation.interpretation', flag.code, audience, flag.display)
  const side = sideOf(flag.code)
  if (isCritical) return [{ ...phraseOf(appText(text), 'stop'), ...(side ? { side } : {}) }]
  if (side !== undefined) return [{ ...phraseOf(appText(messages.views.glance.flags[side]), 'out'), side }]
  if (tone === 'attention' || !known) return [phraseOf(appText(text), 'out')]
  return comparing.includes(flag.code) ? [] : [phraseOf(appText(text), 'in')]
}

/** Codes that only say that the number is inside its range. */
const comparing: readonly string[] = ['N']

const sideOf = (code: string) => {
  const side = flagSide(code)
  return side === 'dot' ? undefined : side
}

/** The value of a result as one number, a blood pressure as "139/78", or its words in quotation marks. */
function resultValueOf(reading: ObservationReading, context: GlanceContext): GlanceValue | undefined {
  const { systolic, diastolic } = bloodPressureOf(reading) ?? {}
  if (systolic && diastolic)
    return pairValue(systolic.measure.digits, diastolic.measure.digits, systolic.measure.unit, context)
  const [first] = reading.values
  if (first === undefined) return undefined
  if (first.kind === 'quantity') {
    const amount = context.homeAmount?.(reading)
    return amount === undefined
      ? quantityValue(first, context)
      : { text: appText(amount), unit: `(${formatQuantity(first, context.messages.format)})` }
  }
  const text = valueText(first, context)
  return text && { text }
}

/** Why a result has no value, after what its notes say about it. */
function absencePhrases(reading: ObservationReading, context: GlanceContext): readonly GlancePhrase[] {
  const hasParts = reading.components.some(({ values }) => values.some(({ kind }) => kind !== 'absent'))
  const value = hasParts ? undefined : [reading, ...reading.components].flatMap(({ values }) => values)[0]
  if (value?.kind !== 'absent') return []
  const { messages, audience } = context
  const { tone } = codeMeaning('dataAbsentReason', value.reason)
  const isWarning = tone === 'attention' || tone === 'stop'
  const texts = [
    ...notesWithoutValue(reading).map((note) => quotedText(note)),
    appText(messages.codeText('dataAbsentReason', value.reason, audience)),
    ...(value.explanation === undefined ? [] : [quotedText(value.explanation)]),
  ]
  return texts.map((text) => phraseOf(text, isWarning ? 'warn' : undefined))
}

/** The range of a number without a flag: in words where it could not be compared or is a goal or limit, else that there is none. */
function rangePhrases(reading: ObservationReading, context: GlanceContext): readonly GlancePhrase[] {
  const { glance, common } = context.messages.views
  const { measure, flag, ranges, otherRanges, categories } = reading
  if (measure === undefined || flag !== undefined) return []
  const [range] = ranges
  if (range !== undefined) return [phraseOf(appText(glance.range(range)), 'in')]
  const [other] = otherRanges
  if (other !== undefined) return [phraseOf(appText(common.otherRanges[other.kind](other.text)), 'in')]
  return categories.includes('laboratory') ? [phraseOf(appText(glance.noRange), 'in')] : []
}

/** How many values or tests a result without a value of its own groups. */
function groupPhrases(
  { values, components, observation }: ObservationReading,
  { messages: { views } }: GlanceContext,
): readonly GlancePhrase[] {
  if (values.length > 0) return []
  const parts = components.filter((component) => component.values.some(({ kind }) => kind !== 'absent')).length
  if (parts > 0) return [phraseOf(appText(views.glance.values(parts)))]
  const members = objectsOf(observation.hasMember).length
  return members > 0 ? [phraseOf(appText(views.glance.tests(members)))] : []
}

/** The value, flag and warnings of a result that was read already. */
export function resultFacts(reading: ObservationReading, context: GlanceContext): GlanceFacts {
  const value = resultValueOf(reading, context)
  const { states } = context.messages
  const isEmpty =
    reading.values.length + reading.components.length === 0 &&
    reading.observation.hasMember === undefined &&
    !['registered', 'cancelled', 'entered-in-error'].includes(reading.status ?? '')
  const isCritical = isFarOutsideRange(reading)
  const flags = [reading, ...reading.components].flatMap((each) => flagPhrases(each, isCritical, context))
  const seen = new Set<string>()
  return {
    ...(value === undefined ? {} : { value }),
    phrases: [
      ...(isEmpty ? [phraseOf(appText(states.absent))] : []),
      ...absencePhrases(reading, context),
      ...(value === undefined ? groupPhrases(reading, context) : []),
      ...flags.filter(({ text }) => !seen.has(text.text) && seen.add(text.text)),
      ...rangePhrases(reading, context),
    ],
  }
}

const observationFacts: FactReader<ResourceOf<'Observation'>> = (observation, context) =>
  resultFacts(readObservation(observation, context.messages.format, context.rangeFor), context)

const allergyFacts: FactReader<ResourceOf<'AllergyIntolerance'>> = (allergy, context) => {
  const { messages } = context
  const signs = objectsOf(allergy.reaction)
    .flatMap((reaction) => reactionSigns(reaction, messages.format))
    .flatMap((sign) => valueText(sign, context) ?? [])
    .filter((sign, index, all) => all.findIndex(({ text }) => text === sign.text) === index)
  return {
    phrases: [
      ...severeReactionPhrases(allergy, context),
      ...(signs.length === 0
        ? [phraseOf(appText(messages.views.glance.noReaction))]
        : joinTexts(signs.slice(0, MAX_SIGNS)).map((sign) => phraseOf(sign))),
    ],
    date: undefined,
  }
}

/** More signs are on the page of the allergy. */
const MAX_SIGNS = 2

/** Its onset as a year, an age or words, and its end; a health concern is named as one. */
const conditionFacts: FactReader<ResourceOf<'Condition'>> = (condition, context) => {
  const { format, views } = context.messages
  const { started, ended } = conditionTimes(condition, format)
  const [onset] = started
  const end = firstCode(condition.clinicalStatus) === 'remission' ? undefined : ended[0] && onsetDate(ended[0], context)
  const start =
    onset === undefined ? notedIn(descriptorOf('Condition').date(condition)?.raw, context) : onsetDate(onset, context)
  return {
    phrases: [
      ...(isHealthConcern(condition) ? [phraseOf(appText(views.glance.concern))] : []),
      ...(end === undefined ? [] : [phraseOf(appText(views.glance.ended(end.text.text)))]),
    ],
    ...(end === undefined ? {} : { statedStatuses: ['Condition.resolved'] }),
    // The same year twice would look like two facts.
    date: start?.text.text === end?.text.text ? undefined : start,
  }
}

/** Without an onset: when it was written down, which is not when it began. */
function notedIn(raw: string | undefined, { messages }: GlanceContext): GlanceDate | undefined {
  const year = yearOf(raw)
  return year && { ...year, text: appText(messages.views.glance.noted(year.text.text)) }
}

function yearOf(raw: string | undefined): GlanceDate | undefined {
  const year = raw === undefined ? undefined : shownYear(raw)
  return year === undefined || raw === undefined ? undefined : { text: appText(year), raw }
}

/** The years in which a moment lies, such as "1986–1990". */
function yearsOf({ start, end }: PeriodEnds): GlanceDate | undefined {
  const [first, last] = [yearOf(start), yearOf(end)]
  return first === undefined || last === undefined || first.text.text === last.text.text
    ? (first ?? last)
    : { text: appText(`${first.text.text}–${last.text.text}`) }
}

function onsetDate(onset: ConditionTime, context: GlanceContext): GlanceDate | undefined {
  if (onset.kind === 'age') return { text: appText(context.messages.views.glance.age(onset.text)) }
  if (onset.shown.kind === 'date') return yearOf(onset.shown.raw)
  if (onset.shown.kind === 'period') return yearsOf(onset.shown)
  const words = valueText(onset.shown, context)
  return words && { text: writtenText(`“${words.text}”`, words.language) }
}

/** Whom the visit was with. */
const visitFacts: FactReader<ResourceOf<'Encounter'>> = (visit, context) => {
  const [person] = visitParticipants(visit, context.messages.format)
  const name = person && valueText(person, context)
  return name === undefined ? {} : { phrases: [phraseOf(name)] }
}

const readers: { readonly [T in Resource['resourceType']]?: FactReader<never> } = {
  Observation: observationFacts,
  MedicationRequest: prescriptionFacts,
  AllergyIntolerance: allergyFacts,
  Condition: conditionFacts,
  Encounter: visitFacts,
}

/** Adds the readers of types outside the API, once their code is loaded. */
export const addFactReaders = (added: { readonly [T in OfferedType]?: FactReader<ResourceOf<T>> }): void =>
  void Object.assign(readers, added)

/** What a row shows of a record by its type; empty for types whose name, status and date say enough. */
export function glanceFacts(record: Resource, context: GlanceContext): GlanceFacts {
  // The reader is that of the type of the record, which the compiler cannot tell.
  const read = readers[record.resourceType] as FactReader<Resource> | undefined
  return read === undefined || isOfType(record, 'Patient') ? {} : read(record, context)
}
