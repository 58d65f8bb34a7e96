import type { EntryCode, DictionaryEntry } from '../entry'
import type { DictionaryKind } from '../dictionary-kinds'
import { isCodeFamily } from '../validate-entries'

/** Official names by code; empty when none is free to use. */
export type RankedList = ReadonlyMap<string, string>

const systemOf: Readonly<Record<string, string>> = { SNOMED: 'SNOMED CT' }

/** Parses tab-separated rows with a header. Some names contain zero-width spaces. */
export function parseRankedList(text: string): RankedList {
  const [head = '', ...rows] = text
    .replaceAll('\u200b', '')
    .split(/\r?\n/)
    .filter((row) => row !== '')
  const columns = head.split('\t')
  return new Map(
    rows.flatMap((row) => {
      const values = row.split('\t')
      const value = (column: string): string => values[columns.indexOf(column)] ?? ''
      const system = systemOf[value('system')] ?? value('system')
      const ingredient = value('ingredient')
      const rxcui = value('rxcui')
      if (ingredient)
        return [[`ingredient|${ingredient}`, ''] as const, ...(rxcui ? [[`RxNorm|${rxcui}`, ''] as const] : [])]
      return [[`${system}|${value('code')}`, value('display')] as const]
    }),
  )
}

function codeProblem(code: EntryCode, list: RankedList, kind: DictionaryKind): string | undefined {
  const name = list.get(`${code.system}|${code.code}`)
  if (name === undefined) return code.source ? undefined : `is not in ${kind}.tsv and has no source`
  if (name === '') return code.name === undefined ? undefined : 'has a name, but the list has none that is free to use'
  return code.name === name ? undefined : `is called “${name}” in ${kind}.tsv`
}

/** Codes that are not in the list, or have another name there. */
export const listProblems = (entry: DictionaryEntry, list: RankedList, kind: DictionaryKind): readonly string[] =>
  entry.codes
    .filter((code) => !isCodeFamily(code))
    .flatMap((code) => {
      const problem = codeProblem(code, list, kind)
      return problem ? [`${entry.id}: ${code.system} ${code.code} ${problem}`] : []
    })
