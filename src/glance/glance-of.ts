import { assertionOf } from '../clinical/assertion/assertion-of'
import { formatAssertion, namesDisagreeText } from '../clinical/assertion/format-assertion'
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
import { glanceFacts, type GlanceFacts } from './facts'
import { appText, codedText, phraseOf } from './text'
import { byTone, type Glance, type GlanceDate, type GlancePhrase, type GlanceTone } from './glance'
import { shortName } from './short-name'
import type { RecordStatus, StatusKey } from '../clinical/status/record-status'
import type { Tone } from '../i18n/code-tables'
import type { GlanceContext } from './glance-context'
import { isOfType, type Resource } from '../fhir/resource'

/** Tones of statuses in a row; one without a tone, such as "Final", is left out. */
const toneOfStatus: Readonly<Record<Tone, GlanceTone | 'plain' | undefined>> = {
  stop: 'stop',
  invalid: 'stop',
  attention: 'warn',
  uncertain: 'wait',
  pending: 'wait',
  good: 'good',
  past: 'plain',
  active: 'plain',
  none: undefined,
}

/** Statuses that stop the reader, though their tone elsewhere is that of a warning or of the past. */
const stopStatuses: readonly StatusKey[] = [
  'MedicationRequest.recalled',
  'AllergyIntolerance.highRisk',
  'Immunization.notGiven',
  'Procedure.notDone',
]

/** Statuses that say no more than that the record is in a list of current ones. */
const plainlyCurrent: readonly StatusKey[] = [
  'current',
  'AllergyIntolerance.current',
  'Condition.current',
  'Coverage.active',
  'Goal.active',
  'MedicationRequest.current',
]

function toneOf(status: RecordStatus): GlanceTone | 'plain' | undefined {
  if (isDoNotTakeStatus(status) || stopStatuses.includes(status.key)) return 'stop'
  return plainlyCurrent.includes(status.key) ? undefined : toneOfStatus[status.tone]
}

/** The status of a record unless its heading says it, and what another part of the record or the dictionary says against it. */
function statusPhrases(
  record: Resource,
  context: GlanceContext,
  impliedStatuses: readonly StatusKey[],
): readonly GlancePhrase[] {
  const { messages, audience, status: statusContext } = context
  const status = statusOf(record, statusContext)
  const tone = status && toneOf(status)
  const own =
    status === undefined || tone === undefined || impliedStatuses.includes(status.key)
      ? []
      : [
          phraseOf(
            appText(formatStatus(status, messages, audience, (raw) => rowDate(raw, context)?.text.text ?? raw)),
            tone === 'plain' ? undefined : tone,
          ),
        ]
  const against = formatAssertion(assertionOf(record, statusContext), messages, audience).filter(
    (text) => status?.key !== 'MedicationRequest.recalled' || !messages.assertions.recalled.includes(text),
  )
  const namings = context.namesDisagree(record, titleOf(record, context)) ? [namesDisagreeText(messages, audience)] : []
  return [...own, ...[...against, ...namings].map((text) => phraseOf(appText(text), 'warn'))]
}

const titleOf = (record: Resource, { messages: { format }, included }: GlanceContext): string | undefined =>
  (isMedicineRecord(record) ? medicineName(record, included, format) : undefined) ??
  (isRecordType(record.resourceType) ? descriptorOf(record.resourceType).title(record, format) : undefined)

/** The plain name, followed by the record's own words where they say more; else the record's own name, else its type. */
function nameOf(record: Resource, context: GlanceContext): Pick<Glance, 'name' | 'detail'> {
  const title = titleOf(record, context)
  if (title === undefined) return { name: appText(placeholderName(record, context.messages, context.audience)) }
  // Denials and masked records have a name in the language of the reader.
  if (isDenial(record) || isMaskedRecord(record)) return { name: appText(title) }
  const own = codedText(title, recordLanguage(record))
  const plain = context.plainName(record, title)
  if (plain === undefined) return { name: own }
  const isOther = plain.name.toLowerCase() !== title.toLowerCase()
  return {
    name: appText(isOfType(record, 'Observation') ? shortName(plain.name) : plain.name),
    ...(plain.withOwnWords && isOther ? { detail: own } : {}),
  }
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
      ...nameOf(record, context),
      phrases: [phraseOf(appText(views.common.private.mark), 'wait')],
    }
  const facts: GlanceFacts = isDenial(record) ? {} : glanceFacts(record, context)
  const date = 'date' in facts ? facts.date : rowDate(dateOf(record), context)
  const isPrivate = isMarkedPrivate(record)
  const phrases = [
    ...(isPrivate ? [phraseOf(appText(views.common.private.mark), 'wait')] : []),
    ...statusPhrases(record, context, [...context.impliedStatuses, ...(facts.statedStatuses ?? [])]),
    ...(facts.phrases ?? []),
  ].toSorted(byTone)
  return {
    ...frame,
    ...nameOf(record, context),
    phrases,
    ...(facts.detail === undefined ? {} : { detail: facts.detail }),
    ...(facts.value === undefined ? {} : { value: facts.value }),
    ...(date === undefined ? {} : { date }),
  }
}
