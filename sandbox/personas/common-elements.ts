import { isJsonObject } from '../json'
import { stringsAt, valuesAt } from '../fhir/values-at'
import { coding, TODAY } from '../population/builders'
import { randomOf } from '../population/random'
import type { Resource } from '../types'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'

/** US Core profiles by type; for some types the profile depends on the category. */
const profileByType: Readonly<Record<string, string>> = {
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
const profileByCategory: Readonly<Record<string, readonly (readonly [category: string, profile: string])[]>> = {
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
    profileByCategory[resource.resourceType]?.find(
      ([category]) => category === '' || categories.includes(category),
    )?.[1] ?? profileByType[resource.resourceType]
  return name === undefined ? undefined : `${US_CORE}us-core-${name}`
}

const DATE_PATHS = [
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

/** Date of the last update, as far as the record has one; never after the last day of the records. */
function lastUpdatedOf(resource: Resource, today: string): string {
  const [date = '2011-01-01'] = DATE_PATHS.flatMap((path) => stringsAt(resource, path)).filter(
    (text) => /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, 10) <= today,
  )
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

/** Random race and ethnicity extensions of US Core. */
function raceAndEthnicity(patient: Resource): readonly object[] {
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

/** The value with `type` added to each reference. */
function withReferenceTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferenceTypes)
  if (!isJsonObject(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withReferenceTypes(part)]))
  const [, type] = /^([A-Z][A-Za-z]+)\/[^/]+$/.exec(String(value['reference'] ?? '')) ?? []
  return type === undefined || value['type'] !== undefined ? parts : { ...parts, type }
}

/** Adds what most servers send with every record: version, lastUpdated, profile, language, reference types, and race and ethnicity of patients. */
export function withCommonElements(resource: Resource, today = TODAY): Resource {
  const profile = profileOf(resource)
  const meta = {
    versionId: '1',
    lastUpdated: lastUpdatedOf(resource, today),
    ...(profile === undefined ? {} : { profile: [profile] }),
    ...(isJsonObject(resource['meta']) ? resource['meta'] : {}),
  }
  const more =
    resource.resourceType === 'Patient'
      ? { extension: [...valuesAt(resource, 'extension'), ...raceAndEthnicity(resource)] }
      : {}
  return {
    ...(withReferenceTypes({ ...resource, ...more }) as Resource),
    meta,
    ...(resource.resourceType === 'Binary' ? {} : { language: resource['language'] ?? 'en-US' }),
  }
}
