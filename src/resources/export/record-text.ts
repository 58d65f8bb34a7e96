import { withoutNul } from '../../lib/printable'
import { isRecordType } from '../../contract'
import { objectsOf, textOf } from '../../lib/json'
import { preferredNameText } from '../../fhir/human-name'
import { referenceRanges } from '../../fhir/reference-range'
import type { Resource } from '../../fhir/resource'
import { sectionsWithoutStatus } from '../detail/sections-without-status'
import { summarizeRecord } from './record-summary'
import { withReferenceNames } from './reference-names'
import { missingNotes } from './missing-notes'
import { descriptorOf } from '../descriptors'
import { dateText, rowText, valuesText } from './shown-text'
import { withoutErrors, type ExportSource } from './export-source'
import { splitByKind } from '../observation-kind'
import { pluralTypeName, type ExportContext } from './export-context'
import type { FormatContext } from '../../i18n/format-context'

/** The patient and the origin of the record, one line each; the same on every sheet. */
export function identityLines(source: ExportSource, context: ExportContext): readonly string[] {
  const { identity } = context.messages.download
  const born = textOf(source.patient?.birthDate)
  return [
    identity.name(
      source.patient === undefined
        ? context.messages.appShell.nameFailed
        : (preferredNameText(source.patient.name) ?? context.messages.appShell.nameMissing),
    ),
    ...(source.patient === undefined
      ? []
      : [born === undefined ? identity.noBirthDate : identity.born(dateText(born, context))]),
    identity.from(source.ehrName),
    identity.madeAt(dateText(source.madeAt, context)),
  ]
}

/** A text file; readers of Windows need its line ends. */
export const textFile = (lines: readonly string[]): string => withoutNul(`\ufeff${lines.join('\r\n')}`)

const indent = (lines: readonly string[], by: string): readonly string[] =>
  lines.flatMap((text) => text.split('\n')).map((text) => `${by}${text}`)

/** Elements that reference the patient, who is named once on every sheet. */
const SUBJECT_ELEMENTS = /^[A-Za-z]+\.(?:subject|patient|beneficiary)$/
/** Elements that the summary of a result covers. */
const RESULT_ELEMENTS = /^Observation\.(?:value[A-Z]\w*|interpretation|component|dataAbsentReason)$/
/** True when the summary covers the ranges of a result: there are no goals and limits. */
const areRangesInSummary = (resource: Resource, format: FormatContext): boolean =>
  objectsOf(resource['component']).length === 0 &&
  referenceRanges(resource, format).every(({ kind }) => kind !== 'goal' && kind !== 'limit')

/** All rows of the record's page that the summary does not cover, without the technical ones of the section `careTeam`. */
function detailLines(
  resource: Resource,
  shownTexts: readonly string[],
  dateLabel: string | undefined,
  context: ExportContext,
): readonly string[] {
  if (!isRecordType(resource.resourceType)) return []
  const rows = sectionsWithoutStatus(resource.resourceType, resource, context.messages.format, context.hasDied)
    .filter(({ id }) => id !== 'careTeam')
    .flatMap((section) => section.rows)
    .filter(
      (row) =>
        row.label !== dateLabel &&
        !SUBJECT_ELEMENTS.test(row.label) &&
        !RESULT_ELEMENTS.test(row.label) &&
        !(row.label === 'Observation.referenceRange' && areRangesInSummary(resource, context.messages.format)) &&
        !shownTexts.includes(valuesText(row, context)),
    )
  const inside = objectsOf(resource['contained']).flatMap((contained) => {
    const type = textOf(contained['resourceType']) ?? ''
    return isRecordType(type)
      ? indent(detailLines({ ...contained, resourceType: type }, [], undefined, context), '  ')
      : []
  })
  return [...rows.map((row) => rowText(row, context)).filter((text) => text !== ''), ...inside]
}

interface TextSection {
  readonly title: string
  readonly records: readonly { readonly record: Resource; readonly name: string; readonly facts: readonly string[] }[]
}

/** The records of each kind as text, newest first; for print and plain text. */
export function textSections(source: ExportSource, baseContext: ExportContext): readonly TextSection[] {
  const context = withReferenceNames(baseContext, source)
  return source.parts
    .filter(({ records }) => records.length > 0)
    .flatMap(({ type, records }) => splitByKind(type, records, (record) => record))
    .filter(([, records]) => records.length > 0)
    .map(([kind, records]) => ({
      title: context.messages.download.text.heading(pluralTypeName(context, kind), records.length),
      records: records.map((record) => recordEntryOf(record, context)),
    }))
}

function recordEntryOf(record: Resource, context: ExportContext): TextSection['records'][number] {
  const { name, date, status, lines } = summarizeRecord(record, context)
  const dateLabel = isRecordType(record.resourceType)
    ? descriptorOf(record.resourceType).date(record)?.label
    : undefined
  const head = [[date, status].filter(Boolean).join(' · '), ...(record.resourceType === 'Observation' ? lines : [])]
  return {
    record,
    name,
    facts: [...head, ...detailLines(record, [name, status], dateLabel, { ...context, from: record })],
  }
}

/** The record as plain text, for screen readers: the patient, what is missing, then the records of each type. */
export function recordText(fullSource: ExportSource, context: ExportContext): string {
  const { text } = context.messages.download
  const source = withoutErrors(fullSource)
  const notes = missingNotes(source, context)
  const parts = textSections(source, context).flatMap(({ title, records }) => [
    '',
    title,
    '='.repeat([...title].length),
    ...records.flatMap(({ name, facts }) => ['', name, ...indent(facts, '  ')]),
  ])
  const missing = notes.length === 0 ? [text.nothingMissing] : [text.missing, ...indent(notes, '- ')]
  return textFile([
    text.title,
    '',
    ...identityLines(source, context),
    '',
    ...missing,
    '',
    text.omitted,
    text.newest,
    ...parts,
    '',
  ])
}

interface Sheet {
  readonly items: readonly Resource[]
  readonly questions: readonly string[]
}

/** The appointment sheet as plain text. */
export function sheetText(
  { items, questions }: Sheet,
  notes: readonly string[],
  source: ExportSource,
  context: ExportContext,
): string {
  const { appointment: sheetMessages } = context.messages
  const itemLines = items.flatMap((item) => {
    const { name, date, status, lines } = summarizeRecord(item, context)
    return [`- ${name}`, ...indent([date, ...(status === '' ? [] : [status]), ...lines], '  ')]
  })
  return textFile([
    sheetMessages.sheetTitle,
    '',
    ...identityLines(source, context),
    '',
    sheetMessages.items,
    ...(itemLines.length > 0 ? itemLines : [sheetMessages.nothing]),
    '',
    sheetMessages.questions,
    ...(questions.length > 0 ? questions.map((question) => `- ${question}`) : [sheetMessages.noQuestions]),
    '',
    sheetMessages.notIncluded,
    ...notes.map((note) => `- ${note}`),
    '',
  ])
}
