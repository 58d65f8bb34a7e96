import { randomUUID } from 'node:crypto'
import { isJsonObject } from '../json'
import { canInclude, hasScope, reaches } from './access'
import { targetOf } from './reference'
import { stringsAt, valuesAt } from './values-at'
import type { Access, Resource } from '../types'
import type { Store } from './store'

/** The profile of the document that this operation returns. */
export const IPS_COMPOSITION = 'http://hl7.org/fhir/uv/ips/StructureDefinition/Composition-uv-ips'
const IPS_BUNDLE = 'http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips'
const AUTHOR = {
  resourceType: 'Device',
  id: 'sandbox-ehr',
  deviceName: [{ name: 'Sandbox EHR', type: 'user-friendly-name' }],
}

interface Section {
  /** LOINC code of the section (International Patient Summary 2.0, Composition). */
  readonly code: string
  readonly title: string
  readonly type: string
  /** Present in a summary also without records. */
  readonly isRequired?: true
  /** Elements that the profile of the entries requires; `a|b` means either. Records without them are only in the narrative. */
  readonly needs: readonly string[]
  /** The category of the records, of which only the newest of each code is included. */
  readonly category?: string
  /** Statuses, at any of these paths, of records that are no part of a summary. */
  readonly without: Readonly<Record<string, readonly string[]>>
}

const sections: readonly Section[] = [
  {
    code: '10160-0',
    title: 'Medicines',
    type: 'MedicationRequest',
    isRequired: true,
    needs: ['intent', 'medicationCodeableConcept|medicationReference', 'subject.reference'],
    without: {
      status: ['stopped', 'cancelled', 'completed', 'draft'],
      intent: ['proposal', 'option'],
      doNotPerform: ['true'],
    },
  },
  {
    code: '48765-2',
    title: 'Allergies and intolerances',
    type: 'AllergyIntolerance',
    isRequired: true,
    needs: ['code', 'clinicalStatus', 'patient.reference'],
    without: { 'verificationStatus.coding.code': ['refuted'] },
  },
  {
    code: '11450-4',
    title: 'Problems',
    type: 'Condition',
    isRequired: true,
    needs: ['code', 'subject.reference'],
    without: {
      'verificationStatus.coding.code': ['refuted'],
      'clinicalStatus.coding.code': ['inactive', 'remission', 'resolved'],
    },
  },
  {
    code: '11369-6',
    title: 'Immunizations',
    type: 'Immunization',
    needs: ['vaccineCode', 'patient.reference', 'occurrenceDateTime|occurrenceString'],
    without: { status: ['not-done'] },
  },
  {
    code: '47519-4',
    title: 'Procedures',
    type: 'Procedure',
    needs: ['code', 'subject.reference', 'performedDateTime|performedPeriod|performedString'],
    without: { status: ['not-done'] },
  },
  {
    code: '30954-2',
    title: 'Results',
    type: 'Observation',
    category: 'laboratory',
    needs: [
      'subject.reference',
      'performer',
      'effectiveDateTime|effectivePeriod',
      'valueQuantity|valueCodeableConcept|valueString|dataAbsentReason|component',
    ],
    without: { status: ['registered', 'cancelled'] },
  },
  {
    code: '8716-3',
    title: 'Vital signs',
    type: 'Observation',
    category: 'vital-signs',
    needs: ['subject.reference', 'effectiveDateTime|effectivePeriod'],
    without: { status: ['registered', 'cancelled'] },
  },
]
const statusPaths = ['status', 'verificationStatus.coding.code']
/** Types without a patient that entries refer to. */
const supportingPaths = ['medicationReference', 'performer', 'performer.actor', 'requester', 'asserter', 'recorder']

const hasAny = (record: Resource, paths: string): boolean =>
  paths.split('|').some((path) => valuesAt(record, path).length > 0)

function isIncluded(record: Resource, { category, without }: Section): boolean {
  const isMistake = statusPaths.some((path) => stringsAt(record, path).includes('entered-in-error'))
  const isOther = category !== undefined && !stringsAt(record, 'category.coding.code').includes(category)
  const isLeftOut = Object.entries(without).some(([path, values]) =>
    valuesAt(record, path).some((value) => values.includes(String(value))),
  )
  return !isMistake && !isOther && !isLeftOut
}

/** The newest record of each code; `records` are sorted newest first. */
function newestOfEach(records: readonly Resource[]): readonly Resource[] {
  const newest = new Map<string, Resource>()
  for (const record of records) {
    const code = stringsAt(record, 'code.coding.code')[0] ?? stringsAt(record, 'code.text')[0] ?? record.id
    if (!newest.has(code)) newest.set(code, record)
  }
  return [...newest.values()]
}

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${String(mark.charCodeAt(0))};`)

function nameOf(record: Resource): string {
  const concept = ['code', 'vaccineCode', 'medicationCodeableConcept', 'medicationReference']
    .flatMap((path) => [
      ...stringsAt(record, `${path}.text`),
      ...stringsAt(record, `${path}.coding.display`),
      ...stringsAt(record, `${path}.display`),
    ])
    .find((text) => text !== '')
  return concept ?? `${record.resourceType}/${record.id}`
}

function narrative(lines: readonly string[]) {
  const items = lines.map((line) => `<li>${escapeXml(line)}</li>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${items}</ul></div>` }
}

const loinc = (code: string) => ({ coding: [{ system: 'http://loinc.org', code }] })
const emptyReason = (code: 'unavailable' | 'withheld') => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/list-empty-reason', code }],
})

interface FilledSection {
  readonly part: object
  readonly entries: readonly Resource[]
}

function filledSection(store: Store, access: Access, patient: string, section: Section): readonly FilledSection[] {
  const { code, title, type, category, isRequired, needs } = section
  const isShared = hasScope(access.scopes, type, 'read')
  const all = isShared ? store.ofPatient(type, patient) : []
  const found = all.filter((record) => reaches(store, access, record, 'read') && isIncluded(record, section))
  const records = category === undefined ? found : newestOfEach(found)
  if (records.length === 0 && !isRequired) return []
  const entries = records.filter((record) => needs.every((paths) => hasAny(record, paths)))
  const head = { title, code: loinc(code) }
  if (records.length === 0) {
    const text = narrative([isShared ? 'No records.' : 'Not shared.'])
    return [{ part: { ...head, text, emptyReason: emptyReason(isShared ? 'unavailable' : 'withheld') }, entries }]
  }
  const references = entries.map(({ id }) => ({ reference: `${type}/${id}` }))
  const content = references.length > 0 ? { entry: references } : { emptyReason: emptyReason('unavailable') }
  return [{ part: { ...head, text: narrative(records.map(nameOf)), ...content }, entries }]
}

/** People, places and medications that entries refer to, as far as the token may read them. */
function supporting(store: Store, access: Access, entries: readonly Resource[]): readonly Resource[] {
  const references = entries.flatMap((entry) =>
    supportingPaths.flatMap((path) => stringsAt(entry, `${path}.reference`)),
  )
  const records = [...new Set(references)].flatMap((reference) => {
    const target = targetOf(reference)
    return (target && store.read(target.type, target.id)) ?? []
  })
  return records.filter((record) => !entries.includes(record) && canInclude(store, access, record))
}

/**
 * The International Patient Summary 2.0 of a patient (operation `$summary` of the guide): what is current, of results and vital signs the newest, and only
 * what the token may read. `base`: FHIR base without a trailing slash.
 */
export function patientSummary(store: Store, access: Access, base: string, patient: Resource, now: Date) {
  const filled = sections.flatMap((section) => filledSection(store, access, patient.id, section))
  const entries = [patient, ...new Set(filled.flatMap((section) => section.entries))]
  const name =
    stringsAt(patient, 'name.text')[0] ??
    [...stringsAt(patient, 'name.given'), ...stringsAt(patient, 'name.family')].join(' ')
  const composition = {
    resourceType: 'Composition',
    id: `summary-${patient.id}`.slice(0, 64),
    meta: { profile: [IPS_COMPOSITION] },
    text: narrative([`Patient summary of ${name}`]),
    status: 'final',
    type: loinc('60591-5'),
    subject: { reference: `Patient/${patient.id}` },
    date: now.toISOString(),
    author: [{ reference: `Device/${AUTHOR.id}` }],
    title: 'Patient summary',
    section: filled.map(({ part }) => part),
  }
  const all = [composition, ...entries, ...supporting(store, access, entries), AUTHOR]
  return {
    resourceType: 'Bundle',
    meta: { profile: [IPS_BUNDLE] },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${randomUUID()}` },
    type: 'document',
    timestamp: now.toISOString(),
    entry: all.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  }
}

/** The profiles that a request for a summary asks for, in its query or its Parameters. */
export function profilesAskedFor(query: string, body: unknown): readonly string[] {
  const parameters = valuesAt(body, 'parameter').filter(isJsonObject)
  return [
    ...new URLSearchParams(query).getAll('profile'),
    ...parameters.flatMap(({ name: of, ...values }) => (of === 'profile' ? Object.values(values).map(String) : [])),
  ]
}
