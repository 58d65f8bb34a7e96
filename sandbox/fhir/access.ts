import { FhirFailure } from './outcome'
import type { Store } from './store'
import type { Access, Resource } from '../types'

export type Interaction = 'read' | 'search'

/** Types without patient data: open to everyone who is signed in. */
const openTypes: ReadonlySet<string> = new Set(['Location', 'Organization', 'Practitioner', 'PractitionerRole', 'Medication', 'Endpoint'])

const SCOPE = /^(?:patient|user)\/([A-Z][A-Za-z]*|\*)\.(\*|read|write|c?r?u?d?s?)$/
const letter: Readonly<Record<Interaction, string>> = { read: 'r', search: 's' }

/** True when one of the granted scopes allows the interaction; SMART v1 (`.read`, `.*`) and v2 (`.rs`) forms. */
export function hasScope(scopes: string, type: string, interaction: Interaction): boolean {
  return scopes.split(' ').some(scope => {
    const [, scopeType, permission] = SCOPE.exec(scope) ?? []
    if (permission === undefined || (scopeType !== '*' && scopeType !== type)) return false
    return permission === '*' || permission === 'read' || (permission !== 'write' && permission.includes(letter[interaction]))
  })
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

/** True when the patient is within reach of the token. */
export function reachesPatient(access: Access, patient: string): boolean {
  return access.patients === 'all' || access.patients.has(patient)
}

/** True when the person behind the token may see the resource, whatever the scopes. */
export function reaches(store: Store, access: Access, resource: Resource): boolean {
  const type = resource.resourceType
  if (openTypes.has(type)) return true
  if (type === 'Group') return access.provider
  if (type === 'Provenance') return store.targetsOf(resource).some(target => target.resourceType !== 'Provenance' && reaches(store, access, target))
  if (type === 'Binary') return store.holdersOf(resource).some(holder => reaches(store, access, holder))
  return access.patients === 'all' || store.patientsOf(resource).some(patient => reachesPatient(access, patient))
}

/** True when the resource may come along with a search: within reach, and its type within the scopes. */
export function mayInclude(store: Store, access: Access, resource: Resource): boolean {
  return hasScope(access.scopes, resource.resourceType, 'read') && reaches(store, access, resource)
}

/** The resources of a type that a search without a patient looks at. */
export function withinReach(store: Store, access: Access, type: string): readonly Resource[] {
  const [only, ...others] = access.patients === 'all' ? [] : access.patients
  if (only !== undefined && others.length === 0 && !openTypes.has(type) && type !== 'Group') return store.ofPatient(type, only)
  return store.all(type).filter(resource => reaches(store, access, resource))
}
