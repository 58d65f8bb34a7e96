import { recordTypes, type RecordType } from '../../contract'
import { undocumentedTypes } from '../../contract/undocumented-types'
import type { EhrConfig } from '../../config/config'

/** The requested and granted scopes; `canRead(type)` is true when records of the type may be requested. */
export interface Grants {
  readonly requested: readonly string[]
  readonly granted: readonly string[]
  /** Types outside the documented API that the server offers. */
  readonly offered: readonly RecordType[]
  canRead(type: string, how?: 'search' | 'read'): boolean
  /** Queries that limit the searches of a type (SMART v2, `?category=…`), or its reads if it cannot be searched; empty when the whole type was granted. */
  limits(type: string): readonly string[]
  /** The queries of all scopes that grant searches of a type, also beside a scope for the whole type. */
  queries(type: string): readonly string[]
}

/** `standalone`: one patient's record; `staff`: a provider who selects the patient in this app; `ehr`: launched by the EHR, usually from a chart. */
export type LaunchMode = 'standalone' | 'staff' | 'ehr'

interface ResourceScope {
  readonly context: 'patient' | 'user'
  readonly type: string
  readonly search: boolean
  readonly read: boolean
  readonly query: string | undefined
}

const EXTRA_TYPES = ['Provenance', 'RelatedPerson', 'Binary']
const REQUESTED_TYPES = [...recordTypes.filter((type) => !undocumentedTypes.includes(type)), ...EXTRA_TYPES]

function scopeStyleOf(ehr: EhrConfig, capabilities: readonly string[]): 'read' | 'rs' {
  if (ehr.scopeStyle === 'v1') return 'read'
  if (ehr.scopeStyle === 'v2') return 'rs'
  return capabilities.includes('permission-v2') && !capabilities.includes('permission-v1') ? 'rs' : 'read'
}

/**
 * The scopes to request, in one style only, because an EHR may refuse a mix. `extraTypes` are types outside the documented API that the server names.
 * Providers who select the patient here request `user/` scopes, all others one patient's record; an EHR launch requests the open chart.
 */
export function scopesFor(
  ehr: EhrConfig,
  mode: LaunchMode,
  capabilities: readonly string[],
  supported: readonly string[],
  extraTypes: readonly RecordType[] = [],
): readonly string[] {
  const context = mode === 'staff' ? 'user' : 'patient'
  const style = scopeStyleOf(ehr, capabilities)
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
    ...[...new Set([...REQUESTED_TYPES, ...extraTypes])].map((type) => `${context}/${type}.${style}`),
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

/** The types that were readable before and no longer are. */
export function typesNoLongerGranted(before: Grants, now: Grants): readonly RecordType[] {
  return [...recordTypes, ...now.offered].filter((type) => before.canRead(type) && !now.canRead(type))
}

const distinct = (queries: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(queries.filter((query) => query !== undefined)),
]

/** Grants from the token response. Without `scope` in it, the requested scopes were granted (RFC 6749, 5.1). */
export function grantsOf(
  requested: readonly string[],
  scope: string | undefined,
  offered: readonly RecordType[] = [],
): Grants {
  const granted = scope === undefined ? requested : scope.split(/\s+/).filter((part) => part !== '')
  const parsed = granted.flatMap((part) => parseScope(part) ?? [])
  const of = (type: string): readonly ResourceScope[] =>
    parsed.filter((each) => each.type === type || each.type === '*')
  return {
    requested,
    granted,
    offered,
    canRead: (type, how = 'search') => of(type).some((each) => each[how]),
    limits: (type) => {
      const searchable = of(type).filter(({ search }) => search)
      const queries = (searchable.length > 0 ? searchable : of(type)).map(({ query }) => query)
      return queries.includes(undefined) ? [] : distinct(queries)
    },
    queries: (type) =>
      distinct(
        of(type)
          .filter(({ search }) => search)
          .map(({ query }) => query),
      ),
  }
}
