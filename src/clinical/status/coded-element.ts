import { codingsOf, conceptWords } from '../../fhir/concept'
import { isObject, listOf, textOf } from '../../lib/json'
import { isKnownCode } from '../../i18n/code-meaning'
import { mistake, naming, notGiven, type Phrase } from './status'
import type { Resource } from '../../fhir/resource'

/** What a coded element says: a code that this app knows, something else in the words it came with, or nothing. */
export interface Sent {
  readonly code?: string
  readonly other?: string
}

const ERROR = 'entered-in-error'

interface Found {
  readonly codes: readonly string[]
  readonly words: string | undefined
}

function foundIn(value: unknown): Found {
  if (typeof value === 'boolean') return { codes: [String(value)], words: undefined }
  if (!isObject(value))
    return { codes: textOf(value) === undefined ? [] : [(textOf(value) ?? '').trim()], words: undefined }
  const own = textOf(value['code'])
  const codes = [...(own === undefined ? [] : [own]), ...codingsOf(value).flatMap(({ code }) => code ?? [])].map(
    (code) => code.trim(),
  )
  return { codes, words: conceptWords(value) ?? textOf(value['display']) }
}

/** Reads a coded element. Two codes that say different things are neither of them. */
export function sentAt(record: Resource, element: string): Sent {
  const group = element === 'active' ? element : `${record.resourceType}.${element}`
  const found = listOf(record[element]).map(foundIn)
  const codes = [...new Set(found.flatMap((each) => each.codes))]
  if (codes.includes(ERROR)) return { code: ERROR }
  const known = codes.filter((code) => isKnownCode(group, code))
  if (known.length === 1 && known[0] !== undefined) return { code: known[0] }
  const said =
    known.length > 1
      ? known.join(', ')
      : (found.map(({ words }) => words).find((words) => words !== undefined) ?? codes[0])
  return said === undefined ? {} : { other: said }
}

export const isError = (...sent: readonly Sent[]): boolean => sent.some(({ code }) => code === ERROR)

/** What is said of a status that no table of the type names: its words as sent, or that there is none. */
export function asSent({ code, other }: Sent): Phrase {
  if (code === ERROR) return mistake
  const said = other ?? code
  return said === undefined ? notGiven : naming('otherCode', 'unsure', said)
}

/** The phrase of a status by the table of its type. */
export function byTable(table: Readonly<Record<string, Phrase>>, sent: Sent): Phrase {
  const found = sent.code !== undefined && Object.hasOwn(table, sent.code) ? table[sent.code] : undefined
  return found ?? asSent(sent)
}
