import { intervalsOf } from './dates'
import { targetsAt } from './reference'
import { stringsAt, valuesAt } from './values-at'
import { isServableType, requestsOf } from './served'
import type { Resource } from '../types'

/** Paths of the patient in types that cannot be searched but are reached by references and includes. */
const SUPPORTING_PATIENT_PATHS: Readonly<Record<string, readonly string[]>> = {
  Patient: [],
  RelatedPerson: ['patient'],
  ServiceRequest: ['subject'],
}
const ATTACHMENT_PATHS: Readonly<Record<string, string>> = {
  DocumentReference: 'content.attachment.url',
  DiagnosticReport: 'presentedForm.url',
}
const FALLBACK_DATE_PATHS = [
  'recordedDate',
  'whenHandedOver',
  'whenPrepared',
  'period',
  'statusDate',
  'startDate',
  'issued',
  'recorded',
  'authoredOn',
  'effectiveDateTime',
  'effectivePeriod',
  'date',
]

function patientPaths(type: string): readonly string[] {
  if (!isServableType(type)) return SUPPORTING_PATIENT_PATHS[type] ?? []
  return requestsOf(type).parameters['patient']?.paths ?? []
}

/** Ids of the patients that a resource names as its own. */
export function patientsIn(resource: Resource): readonly string[] {
  if (resource.resourceType === 'Patient') return [resource.id]
  const targets = patientPaths(resource.resourceType).flatMap((path) => targetsAt(resource, path))
  return [...new Set(targets.filter((target) => target.type === 'Patient').map((target) => target.id))]
}

function sortKey(resource: Resource): number {
  const parameters = isServableType(resource.resourceType)
    ? Object.values(requestsOf(resource.resourceType).parameters)
    : []
  const paths = [
    ...parameters.filter((parameter) => parameter.type === 'date').flatMap((parameter) => parameter.paths),
    ...FALLBACK_DATE_PATHS,
  ]
  for (const path of paths) {
    const [first] = valuesAt(resource, path).flatMap(intervalsOf)
    if (first !== undefined) return Number.isFinite(first.from) ? first.from : first.to
  }
  return -Infinity
}

function newestFirst(resources: readonly Resource[]): Resource[] {
  return resources
    .map((resource) => ({ resource, key: sortKey(resource) }))
    .sort((a, b) => {
      if (a.key !== b.key) return a.key < b.key ? 1 : -1
      return a.resource.id < b.resource.id ? -1 : 1
    })
    .map(({ resource }) => resource)
}

function addToIndex<V>(index: Map<string, V[]>, key: string, value: V): void {
  const list = index.get(key)
  if (list === undefined) index.set(key, [value])
  else list.push(value)
}

const keyOf = (resource: Resource): string => `${resource.resourceType}/${resource.id}`

/** All resources in memory, with the indexes for reads, searches and access checks. Of duplicate ids the first is used. */
export class Store {
  readonly #byKey = new Map<string, Resource>()
  readonly #byType = new Map<string, Resource[]>()
  readonly #byPatient = new Map<string, Resource[]>()
  readonly #provenanceOf = new Map<string, Resource[]>()
  readonly #holdersOfBinary = new Map<string, Resource[]>()
  readonly #patientsOf = new WeakMap<Resource, readonly string[]>()
  #version = 0

  constructor(resources: readonly Resource[]) {
    this.#load(resources)
  }

  /** Number of replacements of the records; results of an earlier version are invalid. */
  get version(): number {
    return this.#version
  }

  /** Replaces all records. */
  replace(resources: readonly Resource[]): void {
    this.#version += 1
    for (const index of [this.#byKey, this.#byType, this.#byPatient, this.#provenanceOf, this.#holdersOfBinary])
      index.clear()
    this.#load(resources)
  }

  #load(resources: readonly Resource[]): void {
    for (const resource of resources) {
      if (!this.#byKey.has(keyOf(resource))) this.#byKey.set(keyOf(resource), resource)
    }
    for (const resource of newestFirst([...this.#byKey.values()])) this.#index(resource)
  }

  #index(resource: Resource): void {
    const type = resource.resourceType
    addToIndex(this.#byType, type, resource)
    for (const patient of this.patientsOf(resource)) addToIndex(this.#byPatient, `${patient} ${type}`, resource)
    if (type === 'Provenance') {
      for (const key of new Set(targetsAt(resource, 'target').map((target) => `${target.type}/${target.id}`)))
        addToIndex(this.#provenanceOf, key, resource)
    }
    for (const url of stringsAt(resource, ATTACHMENT_PATHS[type] ?? 'none')) {
      if (/^Binary\/[^/]+$/.test(url)) addToIndex(this.#holdersOfBinary, url, resource)
    }
  }

  /** One resource, or undefined. */
  read(type: string, id: string): Resource | undefined {
    return this.#byKey.get(`${type}/${id}`)
  }

  /** All resources of a type, newest first, then by id. */
  all(type: string): readonly Resource[] {
    return this.#byType.get(type) ?? []
  }

  /** The resources of a type in the compartment of a patient, in the order of `all`. */
  ofPatient(type: string, patient: string): readonly Resource[] {
    return this.#byPatient.get(`${patient} ${type}`) ?? []
  }

  /** Provenance that has this resource as a target. */
  provenanceOf(resource: Resource): readonly Resource[] {
    return this.#provenanceOf.get(keyOf(resource)) ?? []
  }

  /** Targets of a Provenance that are in the store. */
  targetsOf(provenance: Resource): readonly Resource[] {
    return targetsAt(provenance, 'target').flatMap((target) => this.read(target.type, target.id) ?? [])
  }

  /** DocumentReference and DiagnosticReport resources with this Binary as an attachment. */
  holdersOf(binary: Resource): readonly Resource[] {
    return this.#holdersOfBinary.get(keyOf(binary)) ?? []
  }

  /** Ids of the patients whose compartment contains the resource, by the contract's `patient` parameter. */
  patientsOf(resource: Resource): readonly string[] {
    const patients = this.#patientsOf.get(resource) ?? patientsIn(resource)
    this.#patientsOf.set(resource, patients)
    return patients
  }
}
