import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { isObject, listOf, textOf } from '../../lib/json'
import { isKnownCode } from '../../i18n/code-meaning'
import { enteredInError, statusWithValue, statusNotGiven, type RecordStatus } from './record-status'
import type { Resource } from '../../fhir/resource'

/** The value of a coded element: a code that this app knows, else its text as sent, else neither. */
export interface CodedElement {
  readonly code?: string
  readonly text?: string
}

const ENTERED_IN_ERROR = 'entered-in-error'

interface CodesAndText {
  readonly codes: readonly string[]
  readonly text: string | undefined
}

function codesAndTextOf(value: unknown): CodesAndText {
  if (typeof value === 'boolean') return { codes: [String(value)], text: undefined }
  if (!isObject(value))
    return { codes: textOf(value) === undefined ? [] : [(textOf(value) ?? '').trim()], text: undefined }
  const coding = textOf(value['code'])
  const codes = [...(coding === undefined ? [] : [coding]), ...codingsOf(value).flatMap(({ code }) => code ?? [])].map(
    (code) => code.trim(),
  )
  return { codes, text: conceptDisplay(value) ?? textOf(value['display']) }
}

/** Reads a coded element. With two different known codes neither counts: both are given as text. */
export function readCodedElement(record: Resource, element: string): CodedElement {
  const group = element === 'active' ? element : `${record.resourceType}.${element}`
  const values = listOf(record[element]).map(codesAndTextOf)
  const codes = [...new Set(values.flatMap((each) => each.codes))]
  if (codes.includes(ENTERED_IN_ERROR)) return { code: ENTERED_IN_ERROR }
  const known = codes.filter((code) => isKnownCode(group, code))
  if (known.length === 1 && known[0] !== undefined) return { code: known[0] }
  const text =
    known.length > 1
      ? known.join(', ')
      : (values.map((each) => each.text).find((each) => each !== undefined) ?? codes[0])
  return text === undefined ? {} : { text }
}

/** True when one of the elements is "entered in error". */
export const hasErrorCode = (...elements: readonly CodedElement[]): boolean =>
  elements.some(({ code }) => code === ENTERED_IN_ERROR)

/** The status for a code that the table of its type does not have: its text as sent, or "not given". */
export function statusAsSent({ code, text = code }: CodedElement): RecordStatus {
  if (code === ENTERED_IN_ERROR) return enteredInError
  return text === undefined ? statusNotGiven : statusWithValue('otherCode', 'uncertain', text)
}

/** Looks a code up in the table of its type. */
export function statusFromTable(table: Readonly<Record<string, RecordStatus>>, coded: CodedElement): RecordStatus {
  const status = coded.code !== undefined && Object.hasOwn(table, coded.code) ? table[coded.code] : undefined
  return status ?? statusAsSent(coded)
}
