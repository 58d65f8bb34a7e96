import type { EntryCode, OwnEntry } from '../entry'
import type { Kind } from '../kinds'
import { isFamily } from './structure'

/** The official names of the codes of a ranked list; empty where the list has none that is free. */
export type RankedList = ReadonlyMap<string, string>

const systemOf: Readonly<Record<string, string>> = { SNOMED: 'SNOMED CT' }

/** Reads a list of tab-separated rows with a head. Some names carry blanks that nobody sees. */
export function rankedList(text: string): RankedList {
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

function codeProblem(code: EntryCode, list: RankedList, kind: Kind): string | undefined {
  const name = list.get(`${code.system}|${code.code}`)
  if (name === undefined) return code.source ? undefined : `is not in ${kind}.tsv, and says no source`
  if (name === '') return code.name === undefined ? undefined : 'has a name, and the list has none that is free'
  return code.name === name ? undefined : `is called “${name}” in ${kind}.tsv`
}

/** Codes that are not in the list, or are called otherwise there. */
export const listProblems = (entry: OwnEntry, list: RankedList, kind: Kind): readonly string[] =>
  entry.codes
    .filter((code) => !isFamily(code))
    .flatMap((code) => {
      const problem = codeProblem(code, list, kind)
      return problem ? [`${entry.id}: ${code.system} ${code.code} ${problem}`] : []
    })
