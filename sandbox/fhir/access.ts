import { FhirFailure } from './outcome'
import { targetsAt } from './reference'
import { scopeGrants, takes, type ScopeGrant } from './scope-grants'
import type { Store } from './store'
import type { Access, Resource } from '../types'

export type Interaction = 'read' | 'search'

/** Types without patient data: open to everyone who is signed in. */
const openTypes: ReadonlySet<string> = new Set([
  'Location',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Medication',
  'Questionnaire',
  'Endpoint',
  'HealthcareService',
])

/** True when one of the granted scopes allows the interaction; of some of its records at least. */
export function hasScope(scopes: string, type: string, interaction: Interaction): boolean {
  return scopeGrants(scopes, type, interaction).length > 0
}

/** Throws 403 where the token has no scope for the type. */
export function requireScope(access: Access, type: string, interaction: Interaction): void {
  if (hasScope(access.scopes, type, interaction)) return
  throw new FhirFailure(403, 'forbidden', `The access token has no scope to ${interaction} ${type}.`)
}

/** Throws 403 where only providers may use the type. */
export function requireUser(access: Access, type: string): void {
  if (type === 'Group' && !access.provider) throw new FhirFailure(403, 'forbidden', 'Group is for providers only.')
}

interface Reach {
  readonly grants: readonly ScopeGrant[]
  /** All patients whose records of the type are within reach, whatever their category. */
  readonly patients: Access['patients']
}

/** Worked out once a request: one search looks at many resources. */
const known = new WeakMap<Access, Map<string, Reach>>()

/** The patients that these grants reach: all that the person may see by a `user/` or `system/` scope, else the one in context, if there is one. */
function patientsBy(access: Access, grants: readonly ScopeGrant[]): Access['patients'] {
  if (access.patients === 'all' || grants.some(({ level }) => level !== 'patient')) return access.patients
  return new Set(access.patient === undefined ? [] : [access.patient])
}

function reachFor(access: Access, type: string, interaction: Interaction): Reach {
  const reaches = known.get(access) ?? new Map<string, Reach>()
  known.set(access, reaches)
  const key = `${interaction} ${type}`
  const found = reaches.get(key)
  if (found !== undefined) return found
  const grants = scopeGrants(access.scopes, type, interaction)
  const reach = { grants, patients: patientsBy(access, grants) }
  reaches.set(key, reach)
  return reach
}

/** True when the scopes for the type are for some of its categories alone: then each record is looked at. */
export const isGranular = (access: Access, type: string, interaction: Interaction): boolean =>
  reachFor(access, type, interaction).grants.some(({ category }) => category !== undefined)

function patientsFor(access: Access, resource: Resource, interaction: Interaction): Access['patients'] {
  const { grants, patients } = reachFor(access, resource.resourceType, interaction)
  if (!isGranular(access, resource.resourceType, interaction)) return patients
  const fitting = grants.filter((grant) => takes(grant, resource))
  return fitting.length === 0 ? new Set() : patientsBy(access, fitting)
}

/** True when records of this type and patient are within reach of the token. */
export function reachesPatient(access: Access, patient: string, type: string, interaction: Interaction): boolean {
  const { patients } = reachFor(access, type, interaction)
  return patients === 'all' || patients.has(patient)
}

/** A Group that names a patient out of reach would tell that this patient is here. */
function membersOf(group: Resource): readonly string[] {
  return targetsAt(group, 'member.entity')
    .filter((target) => target.type === 'Patient')
    .map((target) => target.id)
}

/** Seen with what it is about, unless it also names records of a patient out of reach. */
function reachesTargets(store: Store, access: Access, provenance: Resource, interaction: Interaction): boolean {
  const targets = store.targetsOf(provenance).filter((target) => target.resourceType !== 'Provenance')
  const ofOthers = (target: Resource): boolean =>
    store.patientsOf(target).length > 0 && !reaches(store, access, target, interaction)
  return targets.some((target) => reaches(store, access, target, interaction)) && !targets.some(ofOthers)
}

/** True when the person behind the token may see the resource; whether a scope covers its type is asked apart. */
export function reaches(store: Store, access: Access, resource: Resource, interaction: Interaction): boolean {
  const type = resource.resourceType
  if (openTypes.has(type)) return true
  if (type === 'Group')
    return access.provider && membersOf(resource).every((patient) => reachesPatient(access, patient, type, interaction))
  if (type === 'Provenance') return reachesTargets(store, access, resource, interaction)
  if (type === 'Binary') return store.holdersOf(resource).some((holder) => reaches(store, access, holder, interaction))
  const patients = patientsFor(access, resource, interaction)
  return patients === 'all' || store.patientsOf(resource).some((patient) => patients.has(patient))
}

/** True when the resource may come along with a search: within reach, and its type within the scopes. */
export function mayInclude(store: Store, access: Access, resource: Resource): boolean {
  return hasScope(access.scopes, resource.resourceType, 'read') && reaches(store, access, resource, 'read')
}

/** The resources of a type that a search without a patient looks at. */
export function withinReach(store: Store, access: Access, type: string): readonly Resource[] {
  const { patients } = reachFor(access, type, 'search')
  const [only, ...others] = patients === 'all' ? [] : patients
  if (
    only !== undefined &&
    others.length === 0 &&
    !openTypes.has(type) &&
    type !== 'Group' &&
    !isGranular(access, type, 'search')
  )
    return store.ofPatient(type, only)
  return store.all(type).filter((resource) => reaches(store, access, resource, 'search'))
}
