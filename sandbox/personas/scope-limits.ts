import { contractOf, isRecordType } from '../../src/contract'

const LIMIT = /^([A-Za-z]+)\.rs\?category=([^\s|&=?,]*\|([^\s|&=?,]+))$/

/** True for a scope without its level that grants one category of a type: `Observation.rs?category=system|code`. */
export function isLimit(text: string): boolean {
  const type = LIMIT.exec(text)?.[1] ?? ''
  return isRecordType(type) && contractOf(type).parameters['category'] !== undefined
}

const limitsOf = (limits: readonly string[], type: string): readonly string[] =>
  limits.filter((limit) => LIMIT.exec(limit)?.[1] === type)

/** The requested scopes with those of limited types replaced by their limits. `types` stand for a wildcard. */
export function limitScopes(requested: string, limits: readonly string[], types: readonly string[]): string {
  if (limits.length === 0) return requested
  const scopes = requested.split(' ').flatMap((scope) => {
    const [, level, type, permission = ''] = /^(patient|user)\/([A-Za-z]+|\*)\.(\w+)$/.exec(scope) ?? []
    if (level === undefined || type === undefined) return [scope]
    return (type === '*' ? types : [type]).flatMap((each) => {
      const ofType = limitsOf(limits, each)
      return ofType.length === 0 ? [`${level}/${each}.${permission}`] : ofType.map((limit) => `${level}/${limit}`)
    })
  })
  return [...new Set(scopes)].join(' ')
}

/** True if a search of the type has to name a category, and names none that is granted. */
export function isBeyondLimits(limits: readonly string[], type: string, query: string): boolean {
  const granted = limitsOf(limits, type).flatMap((limit) => LIMIT.exec(limit)?.slice(2, 4) ?? [])
  const named = new URLSearchParams(query).getAll('category').flatMap((value) => value.split(','))
  return granted.length > 0 && !named.some((category) => granted.includes(category))
}
