import { isRecordType, type RecordType } from '../../contract'
import { codingsOf, conceptText } from '../../fhir/concept'
import { listOf, objectsOf, textOf, type Json } from '../../lib/json'
import { quantityOf, unitText } from '../../fhir/quantity'
import type { Resource } from '../../fhir/resource'
import { referenceRanges, resultFlag, resultValue } from '../../fhir/result'
import { withoutStatus } from '../detail/without-status'
import { describe } from '../registry'
import { flagText } from './brief'
import { withNames } from './named'
import { missingNotes } from './notes'
import { shownText, valuesText } from './shown-text'
import { withoutMistakes, onlyType, type ExportSource } from './source'
import type { Speech } from './speech'

type Row = ReadonlyMap<string, string>

/** Starts that make a spreadsheet take a cell for a formula, wide forms too (OWASP, CSV injection); a plain number is none. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20|]|^[\t\r\n]/
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** One cell: quoted (RFC 4180), and with an apostrophe before what a spreadsheet would run. */
export function csvCell(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const line = (cells: readonly string[]): string => cells.map(csvCell).join(',')

const codesOf = (concept: unknown): string =>
  codingsOf(concept)
    .map(({ system, code }) => [system, code].filter(Boolean).join('|'))
    .join(' ')

function common(resource: Resource, type: RecordType, speech: Speech): readonly (readonly [string, string])[] {
  const { columns } = speech.words.download.csv
  const descriptor = describe(type)
  const date = descriptor.date(resource)
  return [
    [columns.date, date?.raw ?? ''],
    [columns.dateKind, date ? speech.words.label(date.label, speech.audience) : ''],
    [columns.name, speech.nameOf(resource) ?? ''],
    [columns.status, speech.phraseOf(resource) ?? ''],
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

function rangeCells(item: Json): readonly [low: string, high: string, text: string] {
  const ranges = referenceRanges(item).filter((range) => range.kind !== 'goal')
  const [only] = ranges
  const bound = (end: 'low' | 'high') => (ranges.length === 1 ? (only?.[end]?.value ?? '') : '')
  const said = ranges.map(({ low, high, text, words }) =>
    [low || high ? `${low?.value ?? ''}..${high?.value ?? ''}` : text, words].filter(Boolean).join(' '),
  )
  return [bound('low'), bound('high'), ranges.length === 1 ? (only?.text ?? '') : said.join('; ')]
}

function result(item: Json, speech: Speech, whole: Json = item): readonly (readonly [string, string])[] {
  const { columns } = speech.words.download.csv
  const integer = item['valueInteger']
  const quantity =
    quantityOf(item['valueQuantity']) ?? (typeof integer === 'number' ? quantityOf({ value: integer }) : undefined)
  const shown = resultValue(item)
  const [low, high, range] = rangeCells(item)
  const flag = resultFlag(item, whole)
  return [
    [columns.value, quantity?.value ?? (shown ? shownText(shown, speech) : '')],
    [columns.comparator, quantity?.comparator ?? ''],
    [columns.unit, quantity ? (unitText(quantity) ?? '') : ''],
    [columns.rangeLow, low],
    [columns.rangeHigh, high],
    [columns.range, range],
    [columns.flag, flagText(item, speech) ?? ''],
    [columns.flagSource, flag === undefined ? '' : speech.words.states.flag[flag.source]],
  ]
}

/** Every other element under its label; a label that two elements share names both in one cell. */
function details(resource: Resource, type: RecordType, speech: Speech): readonly (readonly [string, string])[] {
  const rows = withoutStatus(type, resource, speech.hasDied).flatMap((section) => section.rows)
  return rows.map((row) => [speech.words.label(row.label, speech.audience), valuesText(row, speech)] as const)
}

function merged(cells: readonly (readonly [string, string])[], fixed: ReadonlySet<string>, other: string): Row {
  const row = new Map<string, string>()
  for (const [label, text] of cells) {
    const column = fixed.has(label) && row.has(label) ? `${label} (${other})` : label
    const known = row.get(column)
    row.set(column, known === undefined || known === '' ? text : text === '' ? known : `${known}; ${text}`)
  }
  return row
}

function rowsOf(resource: Resource, speech: Speech): readonly Row[] {
  if (!isRecordType(resource.resourceType)) return []
  const type = resource.resourceType
  const { columns, other, id } = speech.words.download.csv
  const own = common(resource, type, speech)
  const idCell = [id, textOf(resource.id) ?? ''] as const
  const fixed = new Set([id, ...Object.values(columns)])
  if (type !== 'Observation') return [merged([idCell, ...own, ...details(resource, type, speech)], fixed, other)]
  const parts = objectsOf(resource['component']).map((part) => {
    const name: readonly (readonly [string, string])[] = own.map(([label, text]) => {
      if (label === columns.name) return [label, conceptText(part['code']) ?? '']
      return [label, label === columns.codes ? codesOf(part['code']) : text]
    })
    return merged(
      [idCell, ...name, [columns.partOf, speech.nameOf(resource) ?? ''], ...result(part, speech, resource)],
      fixed,
      other,
    )
  })
  return [
    merged(
      [idCell, ...own, [columns.partOf, ''], ...result(resource, speech), ...details(resource, type, speech)],
      fixed,
      other,
    ),
    ...parts,
  ]
}

/**
 * The records of one type as CSV: UTF-8 with its mark, dates as sent, one row a record and one for each part of a result.
 * What is missing stands above the head row. Records entered by mistake are left out and counted.
 */
export function csvText(source: ExportSource, type: RecordType, inWords: Speech): string {
  const speech: Speech = { ...withNames(inWords, source), rawDates: true }
  const kept = withoutMistakes({ ...onlyType(source, type), mistakesLeft: 0 })
  const rows = kept.parts.flatMap((part) => part.records).flatMap((record) => rowsOf(record, speech))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((column) =>
    rows.some((row) => (row.get(column) ?? '') !== ''),
  )
  const notes = missingNotes(kept, speech)
  const lines = [
    ...notes.map((note) => line([note])),
    ...(notes.length > 0 ? [''] : []),
    line(columns),
    ...rows.map((row) => line(columns.map((column) => row.get(column) ?? ''))),
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}
