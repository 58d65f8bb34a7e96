import { clinicalTestName } from '../../../clinical/observations/clinical-test-names'
import { isNamedByCode } from '../../../components/plain-language/record-concept'
import { objectsOf, textOf } from '../../../lib/json'
import { formatDay } from '../../../fhir/format-date'
import { groupResultsByReport } from '../../../clinical/observations/results-by-report'
import type { LatestResult } from '../../../clinical/observations/latest-results'
import { statusOf } from '../../../clinical/status/status-of'
import { conditionOnsetText } from '../../../resources/export/condition-onset-text'
import { summarizeRecord } from '../../../resources/export/record-summary'
import { descriptorOf } from '../../../resources/descriptors'
import type { SheetEntry, DoctorSheetContent, MedicineRemark } from '../../../clinical/overview/doctor-sheet-content'
import type { StatusContext, StatusKey } from '../../../clinical/status/record-status'
import type { RecordType } from '../../../contract'
import type { Resource, ResourceOf } from '../../../fhir/resource'
import { statusWithAssertions, type ExportContext, type StatedStatus } from '../../../resources/export/export-context'

/** One line of the sheet: a name and its facts. */
export interface SheetLine {
  readonly name: string
  /** The name is that of a code. */
  readonly isCoded?: boolean
  /** Of a record, with what another part of the record says against it. */
  readonly status?: StatedStatus
  readonly facts: readonly string[]
  /** For results: the report that they belong to. */
  readonly group?: string
}

/** A line about a record. */
type RecordLine = SheetLine & { readonly status: StatedStatus }

/** The lines of each part; only contacts are no records. */
export type SheetLines = Readonly<
  Record<Exclude<SheetPartId, 'contacts'>, readonly RecordLine[]> & Record<'contacts', readonly SheetLine[]>
>

/** What is printed after the name of a line, in order. */
export const factsOfLine = ({ facts, status }: SheetLine): readonly string[] =>
  [status ?? '', ...facts].filter((fact) => fact !== '')

/** The day of a record, without its time: two pages have no room for it. */
function dayText(record: Resource, { messages, audience }: ExportContext, named: boolean): string {
  const date = descriptorOf(record.resourceType as RecordType).date(record)
  if (!date) return messages.views.common.noDate
  const day = formatDay(date.raw, {
    format: messages.format,
    style: audience === 'provider' ? 'provider' : 'patient',
  })
  return named ? `${messages.dateLabel(date.label, audience, date.raw)} ${day}`.trim() : day
}

/** The onset of a condition, also when it is an age or free text. */
const onsetText = (condition: ResourceOf<'Condition'>, context: ExportContext): string =>
  conditionOnsetText(condition, context) ?? dayText(condition, context, true)

type LineWriter<R extends Resource = Resource> = (entry: SheetEntry<R>) => RecordLine

/** Statuses that the parts of the sheet imply. Paused, in remission and unconfirmed are not implied, so they are written out. */
const IMPLIED_STATUSES: readonly StatusKey[] = [
  'AllergyIntolerance.current',
  'Condition.current',
  'MedicationRequest.current',
  'MedicationRequest.doNotTake',
]

/** The status of a record, unless its part implies it or it is not notable, with what is said against the record. */
function statedStatus(record: Resource, context: ExportContext, statusContext: StatusContext): StatedStatus {
  const status = statusOf(record, statusContext)
  const isImplied = !status || status.tone === 'none' || IMPLIED_STATUSES.includes(status.key)
  return statusWithAssertions(record, context, isImplied)
}

/** In the wording for providers, whoever prints the sheet: a doctor reads it. */
function remarkText(remark: MedicineRemark, { messages }: ExportContext): string {
  const { medicines } = messages.views
  const audience = 'provider'
  return remark.kind === 'recalled'
    ? medicines.recalled(remark.text, undefined)({ audience })
    : medicines[remark.kind]({ audience })
}

/** The reasons for a medicine that are given as references. */
const reasonFacts = (request: ResourceOf<'MedicationRequest'>, context: ExportContext): readonly string[] =>
  objectsOf(request.reasonReference)
    .flatMap(
      (reference) =>
        textOf(reference['display']) ?? context.nameOfReference?.(textOf(reference['reference']) ?? '', request) ?? [],
    )
    .map((reason) => context.messages.values.reason('MedicationRequest', reason))

const DEVICE_NUMBERS = ['manufacturer', 'modelNumber', 'serialNumber', 'lotNumber'] as const

/** Creates the functions that write the lines of each part. */
function createLineWriters(context: ExportContext, statusContext: StatusContext) {
  const { messages, audience } = context
  const linesOf = ({ record }: SheetEntry): readonly string[] => summarizeRecord(record, context).lines
  const lineOf = ({ record }: SheetEntry, facts: readonly string[]): RecordLine => ({
    name: summarizeRecord(record, context).name,
    isCoded: isNamedByCode(record),
    status: statedStatus(record, context, statusContext),
    facts,
  })
  const timesFacts = ({ times }: SheetEntry): readonly string[] =>
    times > 1 ? [messages.views.summary.timesRecorded(times)] : []
  const allergy: LineWriter = (entry) => lineOf(entry, [...linesOf(entry), ...timesFacts(entry)])
  const notToTake: LineWriter = (entry) => lineOf(entry, linesOf(entry))
  const medicine: LineWriter<ResourceOf<'MedicationRequest'>> = (entry) =>
    lineOf(entry, [
      ...new Set([...linesOf(entry), ...reasonFacts(entry.record, context)]),
      dayText(entry.record, context, true),
      ...entry.remarks.map((remark) => remarkText(remark, context)),
    ])
  const problem: LineWriter<ResourceOf<'Condition'>> = (entry) =>
    lineOf(entry, [onsetText(entry.record, context), ...timesFacts(entry)])
  const implant: LineWriter<ResourceOf<'Device'>> = (entry) => {
    const given = DEVICE_NUMBERS.flatMap((element) => {
      const value = textOf(entry.record[element])
      return value === undefined ? [] : [`${messages.label(`Device.${element}`, audience)}: ${value}`]
    })
    return lineOf(entry, [...given, ...timesFacts(entry)])
  }
  return { allergy, notToTake, medicine, problem, implant }
}

function resultLine(
  { reading: { observation }, newerWithoutValue }: LatestResult,
  context: ExportContext,
  statusContext: StatusContext,
): RecordLine {
  const { name } = summarizeRecord(observation, context)
  const lineOf = (record: Resource) => ({
    name: clinicalTestName(observation, name) ?? name,
    isCoded: isNamedByCode(observation),
    status: statedStatus(record, context, statusContext),
    facts: [...summarizeRecord(record, context).lines, dayText(record, context, false)],
  })
  const line = lineOf(observation)
  if (!newerWithoutValue) return line
  const newer = lineOf(newerWithoutValue.observation)
  // One fact, so that a page break cannot separate them.
  const before = context.messages.views.results.beforeThat(factsOfLine(line).join(' · '))
  return { ...newer, facts: [...newer.facts, before] }
}

/** The lines of results, in their order, each with its report as group. */
function resultLines(
  results: readonly LatestResult[],
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  context: ExportContext,
  statusContext: StatusContext,
): readonly RecordLine[] {
  const groupOf = new Map(
    groupResultsByReport(results, reports, context.messages.format).flatMap(({ name, results: own }) =>
      own.map((one) => [one, name ?? context.messages.exportOptions.doctor.otherResults] as const),
    ),
  )
  return results.map((one) => ({ ...resultLine(one, context, statusContext), group: groupOf.get(one) ?? '' }))
}

export const sheetPartIds = [
  'allergies',
  'notToTake',
  'medicines',
  'problems',
  'implants',
  'contacts',
  'results',
] as const
export type SheetPartId = (typeof sheetPartIds)[number]

/** Every line of the sheet, before `fitSheet` selects those that fit. */
export function sheetLines(
  chosen: DoctorSheetContent,
  contacts: readonly SheetLine[],
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  context: ExportContext,
  statusContext: StatusContext,
): SheetLines {
  const write = createLineWriters(context, statusContext)
  const vitals = chosen.vitals.map((one) => ({
    ...resultLine(one, context, statusContext),
    group: context.messages.exportOptions.doctor.vitals,
  }))
  return {
    allergies: chosen.allergies.entries.map(write.allergy),
    notToTake: chosen.notToTake.entries.map(write.notToTake),
    medicines: chosen.medicines.entries.map(write.medicine),
    problems: chosen.problems.entries.map(write.problem),
    implants: chosen.implants.entries.map(write.implant),
    contacts,
    results: [...vitals, ...resultLines(chosen.results, reports, context, statusContext)],
  }
}
