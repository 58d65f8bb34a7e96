import { stringsAt, valuesAt, isJson } from './walk'
import type { Resource } from '../types'

/** What one scope allows: whose records, and of which category alone, as `system|code`. */
export interface ScopeGrant {
  readonly level: 'patient' | 'user' | 'system'
  readonly category?: string
}

const SCOPE =
  /^(patient|user|system)\/([A-Z][A-Za-z]*|\*)\.(\*|read|write|c?r?u?d?s?)(?:\?category=([^\s|&=?]*\|[^\s|&=?]+))?$/
const letter = { read: 'r', search: 's' } as const

/** What the granted scopes allow to do with a type: SMART v1 (`.read`, `.*`), v2 (`.rs`) and v2 with a category (`.rs?category=system|code`). */
export function scopeGrants(scopes: string, type: string, interaction: 'read' | 'search'): readonly ScopeGrant[] {
  return scopes.split(' ').flatMap((scope): ScopeGrant[] => {
    const [, level, scopeType, permission, category] = SCOPE.exec(scope) ?? []
    if (level === undefined || permission === undefined || (scopeType !== '*' && scopeType !== type)) return []
    const allows =
      permission === '*' ||
      permission === 'read' ||
      (permission !== 'write' && permission.includes(letter[interaction]))
    return allows ? [{ level: level as ScopeGrant['level'], ...(category === undefined ? {} : { category }) }] : []
  })
}

/** True when the grant is for records of this category, or for all. */
export function takes({ category }: ScopeGrant, resource: Resource): boolean {
  if (category === undefined) return true
  const [system, code] = category.split('|')
  return valuesAt(resource, 'category.coding').some(
    (coding) =>
      isJson(coding) &&
      (coding['system'] ?? '') === system &&
      stringsAt(coding as Resource, 'code').includes(code ?? ''),
  )
}
