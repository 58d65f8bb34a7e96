import { contractOf } from '../../contract'
import type { ParameterType, RecordType } from '../../contract'

export interface SearchInput {
  readonly name: string
  readonly type: ParameterType
}

/** One combination of parameters that the API offers, in the seed's order. */
export interface SearchChoice {
  readonly key: string
  readonly inputs: readonly SearchInput[]
}

/** The combinations a person can choose from for a type; a `patient` parameter is filled in by the app, never typed. */
export function searchChoices(type: RecordType): readonly SearchChoice[] {
  const { searches, parameters } = contractOf(type)
  const combinations = searches.flatMap((search) => (search.alsoBy ? [search.by, search.alsoBy] : [search.by]))
  const choices = new Map<string, SearchChoice>()
  for (const by of combinations) {
    if (by.includes('patient')) continue
    const inputs = by.map((name) => ({ name, type: parameters[name]?.type ?? 'string' }))
    choices.set(by.join('+'), { key: by.join('+'), inputs })
  }
  return [...choices.values()]
}

/** Parameters to send, or undefined while a box of the combination is empty. */
export function searchParams(choice: SearchChoice, typed: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const entries = choice.inputs.map(({ name }) => [name, typed[name]?.trim() ?? ''] as const)
  return entries.every(([, value]) => value !== '') ? Object.fromEntries(entries) : undefined
}
