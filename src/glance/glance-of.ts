import { assertionOf } from '../clinical/assertion/assertion-of'
import { formatAssertion } from '../clinical/assertion/format-assertion'
import { medicineName, isMedicineRecord } from '../clinical/medications/medicine-name'
import { formatStatus } from '../clinical/status/format-status'
import { isDoNotTakeStatus } from '../clinical/status/medication-request-status'
import { statusOf } from '../clinical/status/status-of'
import { formatRowDay } from '../fhir/format-date'
import { encodeIdForPath } from '../fhir/id'
import { recordLanguage } from '../fhir/record-language'
import { isDenial } from '../resources/denial'
import { isRecordType } from '../contract'
import { descriptorOf } from '../resources/descriptors'
import { isMaskedRecord } from '../resources/masking'
import { placeholderName } from '../resources/placeholder-name'
import { isMarkedPrivate } from '../resources/privacy-labels'
import { glanceFacts } from './facts'
import { appText, codedText, phraseOf } from './text'
import {
  glanceTones,
  type Glance,
  type GlanceDate,
  type GlancePhrase,
  type GlanceText,
  type GlanceTone,
} from './glance'
import type { RecordStatus, StatusKey } from '../clinical/status/record-status'
import type { Tone } from '../i18n/code-tables'
import type { GlanceContext } from './glance-context'
import type { Resource } from '../fhir/resource'

/** Tones of statuses in a row. Statuses without one, such as "Current" and "Final", say nothing that the heading does not. */
const toneOfStatus: Readonly<Record<Tone, GlanceTone | 'plain' | undefined>> = {
  stop: 'stop',
  invalid: 'stop',
  attention: 'warn',
  uncertain: 'wait',
  pending: 'wait',
  good: 'good',
  past: 'plain',
  active: undefined,
  none: undefined,
}

/** Statuses that stop the reader, though their tone elsewhere is that of a warning or of the past. */
const stopStatuses: readonly StatusKey[] = [
  'MedicationRequest.recalled',
  'AllergyIntolerance.highRisk',
  'Immunization.notGiven',
  'Procedure.notDone',
]

const toneOf = (status: RecordStatus): GlanceTone | 'plain' | undefined =>
  isDoNotTakeStatus(status) || stopStatuses.includes(status.key) ? 'stop' : toneOfStatus[status.tone]

/** The status of a record unless its heading says it, and what another part of the record says against it. */
function statusPhrases(record: Resource, context: GlanceContext): readonly GlancePhrase[] {
  const { messages, audience, status: statusContext, impliedStatuses } = context
  const status = statusOf(record, statusContext)
  const tone = status && toneOf(status)
  const own =
    status === undefined || tone === undefined || impliedStatuses.includes(status.key)
      ? []
      : [phraseOf(appText(formatStatus(status, messages, audience)), tone === 'plain' ? undefined : tone)]
  const against = formatAssertion(assertionOf(record, statusContext), messages, audience)
  return [...own, ...against.map((text) => phraseOf(appText(text), 'warn'))]
}

/** A shorter beginning is no name of its own. */
const MIN_NAME_CHARACTERS = 3

/** Plain names have their explanation in brackets; a row shows the name up to them. */
export function shortName(plainName: string): string {
  const end = plainName.indexOf(' (')
  return end < MIN_NAME_CHARACTERS ? plainName : plainName.slice(0, end)
}

const titleOf = (record: Resource, { messages: { format }, included }: GlanceContext): string | undefined =>
  (isMedicineRecord(record) ? medicineName(record, included, format) : undefined) ??
  (isRecordType(record.resourceType) ? descriptorOf(record.resourceType).title(record, format) : undefined)

function nameOf(record: Resource, context: GlanceContext): GlanceText {
  const title = titleOf(record, context)
  if (title === undefined) return appText(placeholderName(record, context.messages, context.audience))
  // A denial is a sentence in the language of the reader.
  if (isDenial(record)) return appText(title)
  const plain = context.plainName(record, title)
  return plain === undefined ? codedText(title, recordLanguage(record)) : appText(shortName(plain))
}

/** The date of a record as a row shows it; undefined when it has none. */
export function rowDate(raw: string | undefined, context: GlanceContext): GlanceDate | undefined {
  if (raw === undefined) return undefined
  const { messages, audience, status } = context
  const options = { format: messages.format, style: audience === 'provider' ? 'provider' : 'patient' } as const
  return { text: appText(formatRowDay(raw, status.today, options)), raw }
}

const dateOf = (record: Resource): string | undefined =>
  isRecordType(record.resourceType) ? descriptorOf(record.resourceType).date(record)?.raw : undefined

const byTone = (a: GlancePhrase, b: GlancePhrase): number => rankOf(a) - rankOf(b)
const rankOf = ({ tone }: GlancePhrase): number => (tone === undefined ? glanceTones.length : glanceTones.indexOf(tone))

/**
 * The row of a record: its name, one value or phrase, one date and its warnings. Whatever contradicts the record (`assertionOf`) and every status
 * that is a warning is in it; a masked private record shows only that it is one.
 */
export function glanceOf(record: Resource, context: GlanceContext): Glance {
  const { views } = context.messages
  const type = record.resourceType
  const frame = { key: `${type}/${record.id ?? ''}`, href: `/record/${type}/${encodeIdForPath(record.id)}` }
  if (isMaskedRecord(record))
    return {
      ...frame,
      name: appText(placeholderName(record, context.messages, context.audience)),
      phrases: [phraseOf(appText(views.common.private.mark), 'wait')],
    }
  const facts = isDenial(record) ? {} : glanceFacts(record, context)
  const date = 'date' in facts ? facts.date : rowDate(dateOf(record), context)
  const isPrivate = isMarkedPrivate(record)
  const phrases = [
    ...(isPrivate ? [phraseOf(appText(views.common.private.mark), 'wait')] : []),
    ...statusPhrases(record, context),
    ...(facts.phrases ?? []),
  ].toSorted(byTone)
  return {
    ...frame,
    name: nameOf(record, context),
    phrases,
    ...(facts.detail === undefined ? {} : { detail: facts.detail }),
    ...(facts.value === undefined ? {} : { value: facts.value }),
    ...(date === undefined ? {} : { date }),
  }
}
