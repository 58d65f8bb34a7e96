import { isRecordType } from '../../contract'
import { objectsOf, textOf } from '../../lib/json'
import { descriptorOf } from '../descriptors'
import { summarizeRecord } from './record-summary'
import { dateText } from './shown-text'
import type { CorrectMessages } from '../../i18n/types'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from './export-context'

/** What is wrong with a record, for which there is a letter. */
export const letterReasons = ['wrongFact', 'notMine', 'neverHappened', 'over', 'missing', 'hurtful'] as const
export type LetterReason = (typeof letterReasons)[number]

/** Countries, or groups of them, with a right to a correction that the letter can name. */
export type CorrectionLaw = keyof CorrectMessages['letter']['law']

/** Where letters go, from the site's configuration. */
export interface CorrectionOffice {
  readonly country?: CorrectionLaw
  readonly office?: string
  readonly address?: string
  readonly phone?: string
  readonly url?: string
}

export interface CorrectionRequest {
  readonly reason: LetterReason
  /** Private ones are masked. */
  readonly records: readonly Resource[]
  readonly shouldSay: string
  readonly howKnown: string
  /** Somebody writes for the patient. */
  readonly isForOther: boolean
  readonly patient: { readonly name?: string; readonly born?: string; readonly recordNumber?: string }
  /** The health system; undefined for an opened file. */
  readonly ehrName: string | undefined
  readonly office: CorrectionOffice
  /** Today, as the reader reads it. */
  readonly today: string
}

/** Lines of a letter that belong together; `isSmall`: numbers for the office. */
export interface LetterPart {
  readonly kind: 'address' | 'heading' | 'text' | 'record'
  readonly lines: readonly string[]
  readonly numbers?: readonly string[]
}

const filled = (...lines: readonly (string | undefined)[]): readonly string[] =>
  lines.flatMap((line) => (line === undefined || line.trim() === '' ? [] : [line.trim()]))

/** The numbers by which an office finds a record: its id, and what the record calls its identifiers. */
function numbersOf(record: Resource, { letter }: CorrectMessages): readonly string[] {
  const identifiers = objectsOf(record['identifier']).flatMap(({ value }) => textOf(value) ?? [])
  return [
    ...(record.id === undefined ? [] : [letter.number(`${record.resourceType}/${record.id}`)]),
    ...identifiers.map(letter.otherNumber),
  ]
}

/** The day of a record without what it is: for a record of another person. */
function bareDate(record: Resource, context: ExportContext): string | undefined {
  if (!isRecordType(record.resourceType)) return undefined
  const date = descriptorOf(record.resourceType).date(record)
  return date && dateText(date.raw, context)
}

function recordPart(
  record: Resource,
  reason: LetterReason,
  context: ExportContext,
  messages: CorrectMessages,
): LetterPart {
  const numbers = numbersOf(record, messages)
  if (reason === 'notMine') return { kind: 'record', lines: filled(bareDate(record, context)), numbers }
  const { name, date, status, lines } = summarizeRecord(record, context)
  const kind = isRecordType(record.resourceType)
    ? context.messages.typeNames[record.resourceType][context.audience === 'provider' ? 'provider' : 'patient'].one
    : record.resourceType
  return {
    kind: 'record',
    lines: filled(`${kind}: ${name}`, [date, status].filter(Boolean).join(' · '), ...lines),
    numbers,
  }
}

/** A letter that asks for a correction, in the order of its parts. Says nothing about records of another person but their day and numbers. */
export function correctionLetter(
  request: CorrectionRequest,
  context: ExportContext,
  messages: CorrectMessages,
): readonly LetterPart[] {
  const { letter } = messages
  const { reason, records, patient, office, ehrName } = request
  const law = office.country === undefined ? undefined : letter.law[office.country]
  return [
    {
      kind: 'address',
      lines: filled(
        office.office ?? letter.office,
        ehrName,
        ...(office.address?.split('\n') ?? []),
        office.phone,
        office.url,
      ),
    },
    { kind: 'heading', lines: [letter.subject] },
    {
      kind: 'text',
      lines: filled(
        patient.name === undefined ? letter.noName : letter.patient(patient.name),
        patient.born === undefined ? undefined : letter.born(patient.born),
        patient.recordNumber === undefined ? undefined : letter.recordNumber(patient.recordNumber),
        request.isForOther ? letter.relation : undefined,
      ),
    },
    { kind: 'text', lines: [letter.opening[reason]] },
    ...records.map((record) => recordPart(record, reason, context, messages)),
    {
      kind: 'text',
      lines: filled(
        request.shouldSay.trim() === '' ? undefined : letter.shouldSay(request.shouldSay.trim()),
        request.howKnown.trim() === '' ? undefined : letter.howKnown(request.howKnown.trim()),
      ),
    },
    { kind: 'text', lines: filled(letter.tellOthers, law) },
    { kind: 'text', lines: filled(ehrName === undefined ? undefined : letter.made(ehrName, request.today)) },
    { kind: 'text', lines: [letter.date, letter.signature] },
  ].filter((part): part is LetterPart => part.lines.length + ((part as LetterPart).numbers?.length ?? 0) > 0)
}

/** The letter as plain text. */
export const letterText = (parts: readonly LetterPart[]): string =>
  `${parts.map(({ lines, numbers = [] }) => [...lines, ...numbers].join('\n')).join('\n\n')}\n`
