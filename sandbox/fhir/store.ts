import { isRecordType } from '../../src/contract'
import { requestsOf } from '../../src/contract/where-offered'
import { intervalsOf } from './dates'
import { targetsAt } from './reference'
import { stringsAt, valuesAt } from './walk'
import type { Resource } from '../types'

/** Where the patient stands in types that are no search type of the API but that its references and includes reach. */
const supportingPaths: Readonly<Record<string, readonly string[]>> = {
  Patient: [],
  RelatedPerson: ['patient'],
  ServiceRequest: ['subject'],
}
const attachmentPaths: Readonly<Record<string, string>> = {
  DocumentReference: 'content.attachment.url',
  DiagnosticReport: 'presentedForm.url',
}
const sortPaths = [
  'recordedDate',
  'whenHandedOver',
  'whenPrepared',
  'period',
  'statusDate',
  'startDate',
  'issued',
  'recorded',
]

function patientPaths(type: string): readonly string[] {
  if (!isRecordType(type)) return supportingPaths[type] ?? []
  return requestsOf(type).parameters['patient']?.paths ?? []
}

function patientsIn(resource: Resource): readonly string[] {
  if (resource.resourceType === 'Patient') return [resource.id]
  const targets = patientPaths(resource.resourceType).flatMap((path) => targetsAt(resource, path))
  return [...new Set(targets.filter((target) => target.type === 'Patient').map((target) => target.id))]
}

function sortKey(resource: Resource): number {
  const parameters = isRecordType(resource.resourceType)
    ? Object.values(requestsOf(resource.resourceType).parameters)
    : []
  const paths = [
    ...parameters.filter((parameter) => parameter.type === 'date').flatMap((parameter) => parameter.paths),
    ...sortPaths,
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
    .sort((a, b) => (a.key === b.key ? (a.resource.id < b.resource.id ? -1 : 1) : a.key < b.key ? 1 : -1))
    .map(({ resource }) => resource)
}

function add<V>(index: Map<string, V[]>, key: string, value: V): void {
  const list = index.get(key)
  if (list === undefined) index.set(key, [value])
  else list.push(value)
}

const keyOf = (resource: Resource): string => `${resource.resourceType}/${resource.id}`

/** All resources in memory, with the indexes that reading, searching and access checks need. Of two with one id the first counts. */
export class Store {
  readonly #byKey = new Map<string, Resource>()
  readonly #byType = new Map<string, Resource[]>()
  readonly #byPatient = new Map<string, Resource[]>()
  readonly #provenanceOf = new Map<string, Resource[]>()
  readonly #holdersOfBinary = new Map<string, Resource[]>()
  readonly #patientsOf = new WeakMap<Resource, readonly string[]>()
  #turn = 0

  constructor(resources: readonly Resource[]) {
    this.#take(resources)
  }

  /** How often the records have been replaced: what was found before is not to be shown after. */
  get turn(): number {
    return this.#turn
  }

  /** Other records in place of these. */
  replace(resources: readonly Resource[]): void {
    this.#turn += 1
    for (const index of [this.#byKey, this.#byType, this.#byPatient, this.#provenanceOf, this.#holdersOfBinary])
      index.clear()
    this.#take(resources)
  }

  #take(resources: readonly Resource[]): void {
    for (const resource of resources) {
      if (!this.#byKey.has(keyOf(resource))) this.#byKey.set(keyOf(resource), resource)
    }
    for (const resource of newestFirst([...this.#byKey.values()])) this.#index(resource)
  }

  #index(resource: Resource): void {
    const type = resource.resourceType
    add(this.#byType, type, resource)
    for (const patient of this.patientsOf(resource)) add(this.#byPatient, `${patient} ${type}`, resource)
    if (type === 'Provenance') {
      for (const key of new Set(targetsAt(resource, 'target').map((target) => `${target.type}/${target.id}`)))
        add(this.#provenanceOf, key, resource)
    }
    for (const url of stringsAt(resource, attachmentPaths[type] ?? 'none')) {
      if (/^Binary\/[^/]+$/.test(url)) add(this.#holdersOfBinary, url, resource)
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

  /** Provenance whose target is this resource. */
  provenanceOf(resource: Resource): readonly Resource[] {
    return this.#provenanceOf.get(keyOf(resource)) ?? []
  }

  /** What a Provenance is about, as far as it is in the store. */
  targetsOf(provenance: Resource): readonly Resource[] {
    return targetsAt(provenance, 'target').flatMap((target) => this.read(target.type, target.id) ?? [])
  }

  /** DocumentReference and DiagnosticReport resources that have this Binary as an attachment. */
  holdersOf(binary: Resource): readonly Resource[] {
    return this.#holdersOfBinary.get(keyOf(binary)) ?? []
  }

  /** Ids of the patients that a resource is about: the patient compartment by the contract's `patient` parameter. */
  patientsOf(resource: Resource): readonly string[] {
    const patients = this.#patientsOf.get(resource) ?? patientsIn(resource)
    this.#patientsOf.set(resource, patients)
    return patients
  }
}
