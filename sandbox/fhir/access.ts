import { FhirError } from './outcome'
import { targetsAt } from './reference'
import { scopeGrants, coversResource, type ScopeGrant } from './scope-grants'
import type { Store } from './store'
import type { Access, Resource } from '../types'

export type Interaction = 'read' | 'search'

/** Types without patient data, readable by every signed-in user. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set([
  'Location',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Medication',
  'Questionnaire',
  'Endpoint',
  'HealthcareService',
])

/** True if a granted scope allows the interaction, at least for some records of the type. */
export function hasScope(scopes: string, type: string, interaction: Interaction): boolean {
  return scopeGrants(scopes, type, interaction).length > 0
}

/** Throws 403 if the token has no scope for the type. */
export function requireScope(access: Access, type: string, interaction: Interaction): void {
  if (hasScope(access.scopes, type, interaction)) return
  throw new FhirError(403, 'forbidden', `The access token has no scope to ${interaction} ${type}.`)
}

/** Throws 403 if the type is Group and the user is not a provider. */
export function requireProviderForGroup(access: Access, type: string): void {
  if (type === 'Group' && !access.provider) throw new FhirError(403, 'forbidden', 'Group is for providers only.')
}

interface Reach {
  readonly grants: readonly ScopeGrant[]
  /** Patients whose records of the type are in reach, whatever their category. */
  readonly patients: Access['patients']
}

/** Cached by request, as one search checks many resources. */
const reachCache = new WeakMap<Access, Map<string, Reach>>()

/** Patients in reach of these grants: with a `user/` or `system/` scope all that the person may see, else the one in context. */
function patientsInReach(access: Access, grants: readonly ScopeGrant[]): Access['patients'] {
  if (access.patients === 'all' || grants.some(({ level }) => level !== 'patient')) return access.patients
  return new Set(access.patient === undefined ? [] : [access.patient])
}

function reachFor(access: Access, type: string, interaction: Interaction): Reach {
  const reaches = reachCache.get(access) ?? new Map<string, Reach>()
  reachCache.set(access, reaches)
  const key = `${interaction} ${type}`
  const cached = reaches.get(key)
  if (cached !== undefined) return cached
  const grants = scopeGrants(access.scopes, type, interaction)
  const reach = { grants, patients: patientsInReach(access, grants) }
  reaches.set(key, reach)
  return reach
}

/** True if scopes limit the type to some categories, so that each record has to be checked. */
export const hasGranularScope = (access: Access, type: string, interaction: Interaction): boolean =>
  reachFor(access, type, interaction).grants.some(({ category }) => category !== undefined)

function patientsFor(access: Access, resource: Resource, interaction: Interaction): Access['patients'] {
  const { grants, patients } = reachFor(access, resource.resourceType, interaction)
  if (!hasGranularScope(access, resource.resourceType, interaction)) return patients
  const covering = grants.filter((grant) => coversResource(grant, resource))
  return covering.length === 0 ? new Set() : patientsInReach(access, covering)
}

/** True if records of this type and patient are in reach of the token. */
export function reachesPatient(access: Access, patient: string, type: string, interaction: Interaction): boolean {
  const { patients } = reachFor(access, type, interaction)
  return patients === 'all' || patients.has(patient)
}

/** Patients of a Group. A Group is hidden if one of them is out of reach, as it would reveal that patient. */
function groupPatients(group: Resource): readonly string[] {
  return targetsAt(group, 'member.entity')
    .filter((target) => target.type === 'Patient')
    .map((target) => target.id)
}

/** A Provenance is in reach with one of its targets, unless another target belongs to a patient out of reach. */
function reachesTargets(store: Store, access: Access, provenance: Resource, interaction: Interaction): boolean {
  const targets = store.targetsOf(provenance).filter((target) => target.resourceType !== 'Provenance')
  const isOfOtherPatient = (target: Resource): boolean =>
    store.patientsOf(target).length > 0 && !reaches(store, access, target, interaction)
  return targets.some((target) => reaches(store, access, target, interaction)) && !targets.some(isOfOtherPatient)
}

/** True if the token's user may see the resource. Does not check whether a scope covers its type. */
export function reaches(store: Store, access: Access, resource: Resource, interaction: Interaction): boolean {
  const type = resource.resourceType
  if (PUBLIC_TYPES.has(type)) return true
  if (type === 'Group')
    return (
      access.provider && groupPatients(resource).every((patient) => reachesPatient(access, patient, type, interaction))
    )
  if (type === 'Provenance') return reachesTargets(store, access, resource, interaction)
  if (type === 'Binary') return store.holdersOf(resource).some((holder) => reaches(store, access, holder, interaction))
  const patients = patientsFor(access, resource, interaction)
  return patients === 'all' || store.patientsOf(resource).some((patient) => patients.has(patient))
}

/** True if a search may include the resource: in reach, and its type covered by a scope. */
export function canInclude(store: Store, access: Access, resource: Resource): boolean {
  return hasScope(access.scopes, resource.resourceType, 'read') && reaches(store, access, resource, 'read')
}

/** Resources of a type that a search without a patient covers. */
export function resourcesInReach(store: Store, access: Access, type: string): readonly Resource[] {
  const { patients } = reachFor(access, type, 'search')
  const [only, ...others] = patients === 'all' ? [] : patients
  if (
    only !== undefined &&
    others.length === 0 &&
    !PUBLIC_TYPES.has(type) &&
    type !== 'Group' &&
    !hasGranularScope(access, type, 'search')
  )
    return store.ofPatient(type, only)
  return store.all(type).filter((resource) => reaches(store, access, resource, 'search'))
}
