import { isJsonObject } from '../json'
import { stringsAt, valuesAt } from './values-at'
import type { Resource } from '../types'

/** What a scope grants: a level, and optionally only one category, as `system|code`. */
export interface ScopeGrant {
  readonly level: 'patient' | 'user' | 'system'
  readonly category?: string
}

const SCOPE =
  /^(patient|user|system)\/([A-Z][A-Za-z]*|\*)\.(\*|read|write|c?r?u?d?s?)(?:\?category=([^\s|&=?]*\|[^\s|&=?]+))?$/
const PERMISSION_LETTERS = { read: 'r', search: 's' } as const

/** Grants for an interaction with a type: SMART v1 (`.read`, `.*`), v2 (`.rs`) and v2 with a category (`.rs?category=system|code`). */
export function scopeGrants(scopes: string, type: string, interaction: 'read' | 'search'): readonly ScopeGrant[] {
  return scopes.split(' ').flatMap((scope): ScopeGrant[] => {
    const [, level, scopeType, permission, category] = SCOPE.exec(scope) ?? []
    if (level === undefined || permission === undefined || (scopeType !== '*' && scopeType !== type)) return []
    const isAllowed =
      permission === '*' ||
      permission === 'read' ||
      (permission !== 'write' && permission.includes(PERMISSION_LETTERS[interaction]))
    return isAllowed ? [{ level: level as ScopeGrant['level'], ...(category === undefined ? {} : { category }) }] : []
  })
}

/** True if the grant has no category, or that of the resource. */
export function coversResource({ category }: ScopeGrant, resource: Resource): boolean {
  if (category === undefined) return true
  const [system, code] = category.split('|')
  return valuesAt(resource, 'category.coding').some(
    (coding) =>
      isJsonObject(coding) &&
      (coding['system'] ?? '') === system &&
      stringsAt(coding as Resource, 'code').includes(code ?? ''),
  )
}
