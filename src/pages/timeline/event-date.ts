import { formatTimePart, formatDate, formatPeriod, type DateOptions } from '../../fhir/format-date'
import { textOf } from '../../lib/json'
import { periodEnds } from '../../fhir/period-ends'
import { isAfterTime, shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { valuesAtPath } from '../../resources/element-path'
import type { RecordType } from '../../contract'
import { isOfType, type Resource } from '../../fhir/resource'

/** Dates that need no label: "Visit" is shorter than "Visit, date of the visit". */
const SELF_EXPLANATORY_DATES = [
  'Encounter.period',
  'MedicationDispense.whenHandedOver',
  'Observation.effectiveDateTime',
  'Observation.effectiveInstant',
  'Observation.effectivePeriod',
  'Procedure.performedDateTime',
  'Procedure.performedPeriod',
  'Immunization.occurrenceDateTime',
  'CarePlan.period',
  'CareTeam.period',
  'Coverage.period',
  'Appointment.start',
  'ImagingStudy.started',
  'MedicationAdministration.effectiveDateTime',
  'MedicationAdministration.effectivePeriod',
  'MedicationStatement.effectiveDateTime',
  'MedicationStatement.effectivePeriod',
  'QuestionnaireResponse.authored',
  'Specimen.collection.collectedDateTime',
  'Specimen.collection.collectedPeriod',
]
/** Only of an order: what is suggested or reported has a label of its own. */
const ORDER_DATE = 'MedicationRequest.authoredOn'

interface EventDate {
  /** Label key of the date; undefined where the type of the record explains it. */
  readonly label: string | undefined
  /** What the heading of the day does not say: the day that the label names, both ends of a longer period, or a time of day. */
  readonly text: string | undefined
}

/** Dates whose label must be followed by the day. */
const DATES_WITH_DAY = ['Goal.target.dueDate', 'Goal.statusDate']
/** Dates of what has no time of day, such as the start of an illness: systems send that of the entry. */
const DATES_WITHOUT_TIME =
  /^(?:Condition\.(?:onset|abatement|recordedDate)|AllergyIntolerance\.(?:onset|recordedDate)|CarePlan|Goal)/
/** Periods that continue where they have no end. */
const OPEN_ENDED_PERIODS = ['CarePlan.period', 'CareTeam.period', 'Coverage.period']

const isSelfExplanatory = (label: string, path: string): boolean =>
  SELF_EXPLANATORY_DATES.includes(path) || label === ORDER_DATE

/** The onset of a problem is one moment: its period gives the earliest and the latest day. */
const isSingleMoment = (resource: Resource): boolean =>
  isOfType(resource, 'Condition') && textOf(resource.onsetDateTime) === undefined

/**
 * What a row of the timeline says of its date below the heading of the day; undefined for a record without a date.
 * `now` in milliseconds since 1970.
 */
export function eventDate(
  type: RecordType,
  resource: Resource,
  options: DateOptions,
  now: number,
): EventDate | undefined {
  const date = descriptorOf(type).date(resource)
  if (!date) return undefined
  const path = date.label.replace(/:\w+$/, '')
  const label = isSelfExplanatory(date.label, path) ? undefined : date.label
  if (DATES_WITH_DAY.includes(path)) return { label, text: formatDate(date.raw, options).text }
  const isMoment = isSingleMoment(resource)
  const { timeZone } = options
  const [{ start, end } = {}] = valuesAtPath(resource, isMoment ? 'onsetPeriod' : path.slice(type.length + 1)).map(
    periodEnds,
  )
  const isPeriodShown =
    (end !== undefined && (start === undefined || shownDay(start, timeZone) !== shownDay(end, timeZone))) ||
    (end === undefined &&
      start !== undefined &&
      OPEN_ENDED_PERIODS.includes(path) &&
      !isAfterTime(start, now, timeZone))
  if (isPeriodShown)
    return {
      label,
      text: formatPeriod(
        {
          ...(start === undefined ? {} : { start }),
          ...(end === undefined ? {} : { end }),
          ...(isMoment ? { within: true } : {}),
        },
        options,
      )?.text,
    }
  // For patients only what is to come, such as an appointment, has its time of day in the row.
  const hasTime =
    options.style === 'provider' || (!DATES_WITHOUT_TIME.test(path) && isAfterTime(date.raw, now, timeZone))
  return { label, text: hasTime ? formatTimePart(date.raw, options) : undefined }
}
