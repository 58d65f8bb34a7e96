import { WhatsNewCounts } from '../src/pages/summary/whats-new-counts'
import ProviderRows from '../src/pages/summary/provider/provider-rows'
import { Card } from '../src/ui/card'
import { AudienceProvider } from '../src/ui/audience'
import { usePageMessages } from '../src/ui/use-page-messages'
import { WithRecords, type RecordLists } from './with-records'
import { GallerySection } from './gallery-section'
import type { RecordType } from '../src/contract'
import type { Resource, ResourceOf } from '../src/fhir/resource'
import type { CardTitle } from '../src/pages/summary/cards'

const patient = { reference: 'Patient/patient-1' }
const at = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
const coded = (system: string, code: string, text: string) => ({ coding: [{ system, code }], text })
const clinic = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' }
const visit = (id: string, days: number, more: object = {}): ResourceOf<'Encounter'> => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: clinic,
  subject: patient,
  type: [{ text: 'Follow-up visit' }],
  period: { start: at(days), end: at(days) },
  ...more,
})
const result = (id: string, text: string, days: number, value: number, flag?: string): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: patient,
  code: coded('http://loinc.org', text, text),
  effectiveDateTime: at(days),
  issued: at(days),
  valueQuantity: { value, unit: 'mg/dL' },
  referenceRange: [{ low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit: 'mg/dL' } }],
  ...(flag ? { interpretation: [{ coding: [{ code: flag }] }] } : {}),
})
const condition = (
  id: string,
  text: string,
  code: string | undefined,
  clinical: string,
  verification = 'confirmed',
): ResourceOf<'Condition'> => ({
  resourceType: 'Condition',
  id,
  subject: patient,
  code: code === undefined ? { text } : coded('http://snomed.info/sct', code, text),
  clinicalStatus: { coding: [{ code: clinical }] },
  verificationStatus: { coding: [{ code: verification }] },
  onsetDateTime: '2019-04',
})
const order = (id: string, text: string, more: object = {}): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: patient,
  medicationCodeableConcept: { text },
  authoredOn: at(100),
  dosageInstruction: [{ text: 'Take 1 tablet every morning' }],
  ...more,
})

const none: RecordLists = Object.fromEntries(
  (
    [
      'Observation',
      'DiagnosticReport',
      'DocumentReference',
      'Encounter',
      'MedicationRequest',
      'Immunization',
      'Condition',
      'AllergyIntolerance',
      'Goal',
    ] as const
  ).map((type) => [type, []]),
)
const { Immunization: _late, ...withoutVaccines } = none
const results = [
  result('new', 'Glucose', 2, 133, 'H'),
  result('sodium', 'Sodium', 2, 80),
  result('old', 'Glucose', 120, 135, 'H'),
]

/** New records since the last visit, by state. */
const news: readonly (readonly [string, RecordLists])[] = [
  [
    'of several kinds',
    {
      ...none,
      Observation: results,
      Encounter: [visit('phone', 1, { class: { ...clinic, code: 'VR' } })],
      DocumentReference: [
        { resourceType: 'DocumentReference', id: 'd', status: 'current', date: at(1), subject: patient, content: [] },
      ],
    },
  ],
  ['nothing', none],
  ['one list is still loading, and is not counted', { ...withoutVaccines, Observation: results }],
]

/** Counts of new records on the card of the last visit. */
export function NewRecordsSection() {
  const { afterLists } = usePageMessages()
  return (
    <GallerySection name="What is new">
      {news.map(([name, lists]) => (
        <Card key={name} title={name}>
          <WithRecords lists={lists}>
            <WhatsNewCounts visits={[visit('last', 30)]} messages={afterLists} />
          </WithRecords>
        </Card>
      ))}
    </GallerySection>
  )
}

/** Review tables by type: filled, with incomplete or doubtful entries, and empty. */
const panels: readonly (readonly [string, CardTitle, RecordType, readonly Resource[]])[] = [
  [
    'Problems',
    'conditions',
    'Condition',
    [
      condition('1', 'High blood pressure', '38341003', 'active'),
      condition('2', 'A problem in words alone', undefined, 'active'),
      condition('3', 'Memory impairment', '386807006', 'active', 'provisional'),
    ],
  ],
  [
    'Problems that are over alone',
    'conditions',
    'Condition',
    [condition('1', 'Broken wrist', '263102004', 'resolved')],
  ],
  [
    'Medications',
    'medicines',
    'MedicationRequest',
    [order('1', 'lisinopril 10 MG Oral Tablet'), order('2', 'metoprolol 25 MG Oral Tablet', { status: 'on-hold' })],
  ],
  ['Results', 'results', 'Observation', results],
  ['No results', 'results', 'Observation', []],
  ['Encounters', 'visits', 'Encounter', [visit('planned', -10, { status: 'planned' }), visit('last', 30)]],
]

/** The tables of the home page for providers. */
export function ProviderSection() {
  return (
    <AudienceProvider audience="provider">
      <GallerySection name="Tables for providers">
        <WithRecords lists={{ MedicationDispense: [] }}>
          {panels.map(([name, title, type, records]) => (
            <Card key={name} title={name} href="/" hrefText="See all 3">
              <ProviderRows title={title} type={type} records={records} included={[]} />
            </Card>
          ))}
        </WithRecords>
      </GallerySection>
    </AudienceProvider>
  )
}
