import { isJson, stringsAt, valuesAt } from '../fhir/walk'
import { coding, TODAY } from '../population/builders'
import { randomOf } from '../population/random'
import type { Resource } from '../types'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'

/** The US Core profile of a type; of some it depends on the category. */
const profiles: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'allergyintolerance',
  CarePlan: 'careplan',
  CareTeam: 'careteam',
  Coverage: 'coverage',
  Device: 'implantable-device',
  DocumentReference: 'documentreference',
  Encounter: 'encounter',
  Goal: 'goal',
  Immunization: 'immunization',
  Location: 'location',
  Medication: 'medication',
  MedicationDispense: 'medicationdispense',
  MedicationRequest: 'medicationrequest',
  Organization: 'organization',
  Patient: 'patient',
  Practitioner: 'practitioner',
  PractitionerRole: 'practitionerrole',
  Procedure: 'procedure',
  Provenance: 'provenance',
  RelatedPerson: 'relatedperson',
  ServiceRequest: 'servicerequest',
}
const byCategory: Readonly<Record<string, readonly (readonly [category: string, profile: string])[]>> = {
  Observation: [
    ['laboratory', 'observation-lab'],
    ['vital-signs', 'vital-signs'],
    ['', 'simple-observation'],
  ],
  DiagnosticReport: [
    ['LAB', 'diagnosticreport-lab'],
    ['', 'diagnosticreport-note'],
  ],
  Condition: [
    ['encounter-diagnosis', 'condition-encounter-diagnosis'],
    ['', 'condition-problems-health-concerns'],
  ],
}

function profileOf(resource: Resource): string | undefined {
  const categories = stringsAt(resource, 'category.coding.code')
  const name =
    byCategory[resource.resourceType]?.find(([category]) => category === '' || categories.includes(category))?.[1] ??
    profiles[resource.resourceType]
  return name === undefined ? undefined : `${US_CORE}us-core-${name}`
}

const written = [
  'issued',
  'recorded',
  'recordedDate',
  'authoredOn',
  'whenHandedOver',
  'date',
  'period.end',
  'period.start',
  'effectiveDateTime',
  'occurrenceDateTime',
  'performedPeriod.end',
  'performedDateTime',
  'statusDate',
]

/** When the record was written last, as far as it says; none is written after the day up to which there are records. */
function updatedOf(resource: Resource, today: string): string {
  const [date = '2011-01-01'] = written
    .flatMap((path) => stringsAt(resource, path))
    .filter((text) => /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, 10) <= today)
  return date.length === 10 ? `${date}T12:00:00Z` : date
}

const races = [
  ['2106-3', 'White'],
  ['2054-5', 'Black or African American'],
  ['2028-9', 'Asian'],
  ['2131-1', 'Other Race'],
] as const
const ethnicities = [
  ['2186-5', 'Not Hispanic or Latino'],
  ['2135-2', 'Hispanic or Latino'],
] as const

/** Race and ethnicity as US Core has them, by chance. */
function extensionsOf(patient: Resource): readonly object[] {
  const random = randomOf(1, `race ${patient.id}`)
  return (
    [
      ['race', races],
      ['ethnicity', ethnicities],
    ] as const
  ).flatMap(([name, list]) => {
    const url = `${US_CORE}us-core-${name}`
    const [code, display] = list[Math.floor(random.next() * list.length)] ?? list[0]
    if (stringsAt(patient, 'extension.url').includes(url)) return []
    return [
      {
        url,
        extension: [
          {
            url: 'ombCategory',
            valueCoding: { ...coding(['snomed', code, display]), system: 'urn:oid:2.16.840.1.113883.6.238' },
          },
          { url: 'text', valueString: display },
        ],
      },
    ]
  })
}

/** The value with the type beside each reference to another record. */
function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed)
  if (!isJson(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typed(part)]))
  const [, type] = /^([A-Z][A-Za-z]+)\/[^/]+$/.exec(String(value['reference'] ?? '')) ?? []
  return type === undefined || value['type'] !== undefined ? parts : { ...parts, type }
}

/** The record with what most servers send of every record: version, time, profile, language, the types of references, and of people race and ethnicity. */
export function withCommonElements(resource: Resource, today = TODAY): Resource {
  const profile = profileOf(resource)
  const meta = {
    versionId: '1',
    lastUpdated: updatedOf(resource, today),
    ...(profile === undefined ? {} : { profile: [profile] }),
    ...(isJson(resource['meta']) ? resource['meta'] : {}),
  }
  const more =
    resource.resourceType === 'Patient'
      ? { extension: [...valuesAt(resource, 'extension'), ...extensionsOf(resource)] }
      : {}
  return {
    ...(typed({ ...resource, ...more }) as Resource),
    meta,
    ...(resource.resourceType === 'Binary' ? {} : { language: resource['language'] ?? 'en-US' }),
  }
}
