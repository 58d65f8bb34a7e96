import { recordTypes, type RecordType } from '../../contract'
import { typesWhereOffered } from '../../contract/where-offered'
import type { EhrConfig } from '../../config/config'

/** What the EHR granted: `reads(type)` says whether records of that type may be asked for. */
export interface Grants {
  readonly asked: readonly string[]
  readonly granted: readonly string[]
  reads(type: string, how?: 'search' | 'read'): boolean
  /** Queries that narrow a type (SMART v2, `?category=…`); empty when the whole type was granted. */
  limits(type: string): readonly string[]
}

/** `standalone`: one patient's record; `staff`: care staff who choose the patient in this app; `ehr`: opened by the EHR, as a rule from a chart. */
export type LaunchMode = 'standalone' | 'staff' | 'ehr'

/** What one resource scope allows. */
interface ResourceScope {
  readonly context: 'patient' | 'user'
  readonly type: string
  readonly search: boolean
  readonly read: boolean
  readonly query: string | undefined
}

const besides = ['Provenance', 'RelatedPerson', 'Binary']
const askedTypes = [...recordTypes.filter((type) => !typesWhereOffered.includes(type)), ...besides]

function styleOf(ehr: EhrConfig, capabilities: readonly string[]): 'read' | 'rs' {
  if (ehr.scopeStyle === 'v1') return 'read'
  if (ehr.scopeStyle === 'v2') return 'rs'
  return capabilities.includes('permission-v2') && !capabilities.includes('permission-v1') ? 'rs' : 'read'
}

/**
 * The scopes to ask for, in one style only: an EHR may refuse a mix.
 * Types that the API does not show are asked for where the server names them (`offered`).
 * Care staff who choose the patient here ask for what they may see, all others for one patient's record: an EHR launch for the chart that is open.
 */
export function scopesFor(
  ehr: EhrConfig,
  mode: LaunchMode,
  capabilities: readonly string[],
  supported: readonly string[],
  offered: readonly RecordType[] = [],
): readonly string[] {
  const context = mode === 'staff' ? 'user' : 'patient'
  const style = styleOf(ehr, capabilities)
  const profile =
    supported.length > 0 && !supported.includes('fhirUser') && supported.includes('profile') ? ['profile'] : []
  const offline = ehr.offline && ehr.offline !== 'none' ? [ehr.offline] : []
  const launch = { standalone: ['launch/patient'], staff: [], ehr: ['launch'] }[mode]
  return [
    'openid',
    'fhirUser',
    ...profile,
    ...launch,
    ...offline,
    ...[...askedTypes, ...offered].map((type) => `${context}/${type}.${style}`),
  ]
}

/** Reads a SMART v1 or v2 resource scope; undefined for any other scope and for system/ scopes. */
export function parseScope(scope: string): ResourceScope | undefined {
  const found = /^(patient|user)\/(\*|[A-Za-z]+)\.(read|write|\*|c?r?u?d?s?)(?:\?(.+))?$/.exec(scope)
  const [, context, type, verbs, query] = found ?? []
  if (!type || !verbs || (context !== 'patient' && context !== 'user')) return undefined
  const all = verbs === 'read' || verbs === '*'
  const some = verbs !== 'write'
  return {
    context,
    type,
    search: all || (some && verbs.includes('s')),
    read: all || (some && verbs.includes('r')),
    query,
  }
}

/** Types of records that could be read before and no longer. */
export function narrowed(before: Grants, now: Grants): readonly RecordType[] {
  return recordTypes.filter((type) => before.reads(type) && !now.reads(type))
}

/** Grants from the token response. Without `scope` in it, what was asked for was granted (RFC 6749, 5.1). */
export function grantsOf(asked: readonly string[], scope: string | undefined): Grants {
  const granted = scope === undefined ? asked : scope.split(/\s+/).filter((part) => part !== '')
  const parsed = granted.flatMap((part) => parseScope(part) ?? [])
  const of = (type: string): readonly ResourceScope[] => parsed.filter((one) => one.type === type || one.type === '*')
  return {
    asked,
    granted,
    reads: (type, how = 'search') => of(type).some((one) => one[how]),
    limits: (type) => {
      const queries = of(type).map((one) => one.query)
      return queries.includes(undefined) ? [] : queries.filter((query) => query !== undefined)
    },
  }
}
