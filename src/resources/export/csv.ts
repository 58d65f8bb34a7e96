import { isRecordType, type RecordType } from '../../contract'
import { codingsOf, conceptText } from '../../fhir/concept'
import { listOf, textOf, type Json } from '../../lib/json'
import { quantityOf, unitText } from '../../fhir/quantity'
import type { Resource } from '../../fhir/resource'
import { rangeTexts } from '../../fhir/format-reference-range'
import { comparableRange } from '../../fhir/reference-range'
import { componentsOf, resultFlag, resultValue } from '../../fhir/result'
import { sectionsWithoutStatus } from '../detail/sections-without-status'
import { descriptorOf } from '../descriptors'
import { flagText } from './record-summary'
import { withoutNul } from '../../lib/printable'
import { withReferenceNames } from './reference-names'
import { missingNotes } from './missing-notes'
import { shownText, valuesText } from './shown-text'
import { withoutErrors, onlyType, type ExportSource } from './export-source'
import { statusWithAssertions, type ExportContext } from './export-context'

type Row = ReadonlyMap<string, string>

/**
 * Starts of a cell that a spreadsheet takes for a formula, including full-width forms (OWASP, CSV injection); plain numbers are exempt. White space,
 * control and format characters before it are invisible, and some programs drop them.
 */
const FORMULA_START = /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/u
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/** A CSV cell: quoted (RFC 4180), with an apostrophe before a formula. */
export function csvCell(sent: string): string {
  const text = withoutNul(sent)
  const safe = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',')

const codesOf = (concept: unknown): string =>
  codingsOf(concept)
    .map(({ system, code }) => [system, code].filter(Boolean).join('|'))
    .join(' ')

function commonCells(
  resource: Resource,
  type: RecordType,
  context: ExportContext,
): readonly (readonly [string, string])[] {
  const { columns } = context.messages.download.csv
  const descriptor = descriptorOf(type)
  const date = descriptor.date(resource)
  return [
    [columns.date, date?.raw ?? ''],
    [columns.dateKind, date ? context.messages.label(date.label, context.audience) : ''],
    [columns.name, context.nameOf(resource) ?? ''],
    [columns.status, statusWithAssertions(resource, context)],
    [
      columns.statusCodes,
      descriptor
        .statuses(resource)
        .map(({ group, code }) => `${group.slice(group.indexOf('.') + 1)}=${code}`)
        .join('; '),
    ],
    [
      columns.codes,
      listOf(resource['code'] ?? resource['vaccineCode'] ?? resource['medicationCodeableConcept'] ?? resource['type'])
        .map(codesOf)
        .filter(Boolean)
        .join(' '),
    ],
  ]
}

/** The ends of a range that applies to everybody or to the patient, in the unit of the value, and all ranges in words. */
function rangeCells(
  item: Json,
  { messages, rangeFor }: ExportContext,
  observation: Json,
): readonly [low: string, high: string, text: string] {
  const rangeContext = { observation, rangeFor }
  const comparable = comparableRange(item, messages.format, rangeContext)
  const { low, high } = typeof comparable === 'string' ? {} : comparable
  const { expected, forOthers, others } = rangeTexts(item, messages.format, rangeContext)
  const texts = [
    ...expected,
    ...forOthers,
    ...others.map(({ kind, text }) => messages.views.common.otherRanges[kind](text)),
  ]
  return [low?.value ?? '', high?.value ?? '', texts.join('; ')]
}

function resultCells(item: Json, context: ExportContext, parent: Json = item): readonly (readonly [string, string])[] {
  const { columns } = context.messages.download.csv
  const integer = item['valueInteger']
  const quantity =
    quantityOf(item['valueQuantity']) ?? (typeof integer === 'number' ? quantityOf({ value: integer }) : undefined)
  const shown = resultValue(item, context.messages.format)
  const [low, high, range] = rangeCells(item, context, parent)
  const flag = resultFlag(item, context.messages.format, parent, context.rangeFor)
  return [
    [columns.value, quantity?.value ?? (shown ? shownText(shown, context) : '')],
    [columns.comparator, quantity?.comparator ?? ''],
    [columns.unit, quantity ? (unitText(quantity, context.messages.format) ?? '') : ''],
    [columns.rangeLow, low],
    [columns.rangeHigh, high],
    [columns.range, range],
    [columns.flag, flagText(item, context, parent) ?? ''],
    [columns.flagSource, flag === undefined ? '' : context.messages.states.flagSource[flag.source]],
  ]
}

/** All other elements by label; elements with the same label share a cell. */
function detailCells(
  resource: Resource,
  type: RecordType,
  context: ExportContext,
): readonly (readonly [string, string])[] {
  const rows = sectionsWithoutStatus(type, resource, context.messages.format, context.hasDied).flatMap(
    (section) => section.rows,
  )
  return rows.map((row) => [context.messages.label(row.label, context.audience), valuesText(row, context)] as const)
}

function mergeCells(cells: readonly (readonly [string, string])[], fixed: ReadonlySet<string>, other: string): Row {
  const row = new Map<string, string>()
  for (const [label, text] of cells) {
    const column = fixed.has(label) && row.has(label) ? `${label} (${other})` : label
    const known = row.get(column)
    row.set(column, [known, text].filter(Boolean).join('; '))
  }
  return row
}

function rowsOf(resource: Resource, exportContext: ExportContext): readonly Row[] {
  const context = { ...exportContext, from: resource }
  if (!isRecordType(resource.resourceType)) return []
  const type = resource.resourceType
  const { columns, other, id } = context.messages.download.csv
  const cells = commonCells(resource, type, context)
  const idCell = [id, textOf(resource.id) ?? ''] as const
  const fixed = new Set([id, ...Object.values(columns)])
  if (type !== 'Observation')
    return [mergeCells([idCell, ...cells, ...detailCells(resource, type, context)], fixed, other)]
  const parts = componentsOf(resource).map((part) => {
    const name: readonly (readonly [string, string])[] = cells.map(([label, text]) => {
      if (label === columns.name) return [label, conceptText(part['code'], context.messages.format) ?? '']
      return [label, label === columns.codes ? codesOf(part['code']) : text]
    })
    return mergeCells(
      [idCell, ...name, [columns.partOf, context.nameOf(resource) ?? ''], ...resultCells(part, context, resource)],
      fixed,
      other,
    )
  })
  return [
    mergeCells(
      [
        idCell,
        ...cells,
        [columns.partOf, ''],
        ...resultCells(resource, context),
        ...detailCells(resource, type, context),
      ],
      fixed,
      other,
    ),
    ...parts,
  ]
}

/**
 * The records of one type as CSV: UTF-8 with BOM, dates as sent, one row for each record and each component of a result.
 * Notes on missing records precede the header row. Records entered in error are omitted and counted.
 */
export function csvText(source: ExportSource, type: RecordType, baseContext: ExportContext): string {
  const context: ExportContext = { ...withReferenceNames(baseContext, source), rawDates: true }
  const exported = withoutErrors({ ...onlyType(source, type), omittedErrors: 0 })
  const rows = exported.parts.flatMap((part) => part.records).flatMap((record) => rowsOf(record, context))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((column) =>
    rows.some((row) => (row.get(column) ?? '') !== ''),
  )
  const notes = missingNotes(exported, context)
  const lines = [
    ...notes.map((note) => csvLine([note])),
    ...(notes.length > 0 ? [''] : []),
    csvLine(columns),
    ...rows.map((row) => csvLine(columns.map((column) => row.get(column) ?? ''))),
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}
