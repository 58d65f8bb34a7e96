import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { readObservation } from '../src/clinical/observations/result-reading'
import { StatusContextProvider } from '../src/components/patient/status-context'
import { UnderHeading } from '../src/components/rows/record-status'
import { ResourceRow } from '../src/components/rows/resource-row'
import { ResultRow } from '../src/components/rows/result-row'
import { VisitDayTile } from '../src/components/rows/visit-day-tile'
import { SessionProvider } from '../src/auth/session/session-provider'
import { setCurrentSession } from '../src/auth/session/session-store'
import { Card } from '../src/ui/card'
import { DayPlanCard } from '../src/pages/medicines/day-plan-card'
import { AppShellSection } from './app-shell-section'
import { GallerySection } from './gallery-section'
import { NewRecordsSection, ProviderSection } from './home-page-sections'
import { gallerySession } from './gallery-session'
import type { Resource, ResourceOf } from '../src/fhir/resource'
import { english } from '../src/i18n/__fixtures__/format'

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const subject = { reference: 'Patient/patient-1' }
const test = { text: 'Potassium' }
const range = [{ low: { value: 3.5, unit: 'mmol/L' }, high: { value: 5.1, unit: 'mmol/L' } }]
const base = {
  resourceType: 'Observation',
  status: 'final',
  subject,
  code: test,
  effectiveDateTime: '2020-07-22',
} as const
const value = (amount: number) => ({
  valueQuantity: { value: amount, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
})
const flag = (code: string) => ({
  interpretation: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code }] },
  ],
})
const secret = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}

/** Results by state: inside or outside of a range, a one-sided range, no range; preliminary, amended, without a value, text, two numbers, private. */
const results: readonly (readonly [string, ResourceOf<'Observation'>])[] = [
  ['in its range', { ...base, ...value(4.4), referenceRange: range }],
  ['above it, as the lab says', { ...base, ...value(6.1), referenceRange: range, ...flag('H') }],
  ['far below it', { ...base, ...value(1.9), referenceRange: range, ...flag('LL') }],
  ['a range with one end', { ...base, ...value(47), referenceRange: [{ low: { value: 60, unit: 'mmol/L' } }] }],
  ['no range', { ...base, ...value(4.4) }],
  ['early', { ...base, status: 'preliminary', ...value(4.4), referenceRange: range }],
  ['changed', { ...base, status: 'amended', ...value(4.4), referenceRange: range }],
  [
    'no value, with the reason',
    {
      ...base,
      dataAbsentReason: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'error' }],
      },
    },
  ],
  ['words', { ...base, valueString: 'No growth after 48 hours' }],
  [
    'two numbers',
    {
      ...base,
      code: { text: 'Blood pressure' },
      component: [
        ['8480-6', 'Systolic', 139],
        ['8462-4', 'Diastolic', 78],
      ].map(([code, display, amount]) => ({
        code: { coding: [{ system: 'http://loinc.org', code: String(code), display: String(display) }] },
        valueQuantity: { value: Number(amount), unit: 'mmHg' },
      })),
    },
  ],
  ['marked private', { ...base, ...secret, ...value(4.4) }],
]

/** Record rows by state. */
const rows: readonly (readonly [string, Resource])[] = [
  [
    'holds now',
    {
      resourceType: 'Condition',
      id: 'a',
      subject,
      code: { text: 'High blood pressure' },
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
      onsetDateTime: '2005-03',
    },
  ],
  [
    'not confirmed',
    {
      resourceType: 'AllergyIntolerance',
      id: 'b',
      patient: subject,
      code: { text: 'Latex' },
      verificationStatus: { coding: [{ code: 'unconfirmed' }] },
      criticality: 'high',
      reaction: [{ manifestation: [{ text: 'Hives' }], severity: 'severe' }],
    },
  ],
  [
    'entered by mistake',
    {
      resourceType: 'Immunization',
      id: 'c',
      patient: subject,
      vaccineCode: { text: 'Flu vaccine' },
      status: 'entered-in-error',
      occurrenceDateTime: '2025-10-10',
    },
  ],
  ['without a name or a date', { resourceType: 'Procedure', id: 'd', subject, status: 'completed' }],
  ['private', { resourceType: 'Condition', id: 'e', ...secret, subject, code: { text: 'A condition' } }],
]

const order = (id: string, name: string, dosage: object, more: object = {}) => ({
  resourceType: 'MedicationRequest' as const,
  id,
  status: 'active' as const,
  intent: 'order' as const,
  subject,
  medicationCodeableConcept: { text: name },
  dosageInstruction: [dosage],
  ...more,
})
const orders = [
  order('1', 'lisinopril 10 MG Oral Tablet', {
    text: 'Take 1 tablet every morning',
    timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] } },
  }),
  order('2', 'atorvastatin 40 MG Oral Tablet', {
    text: 'Take 1 tablet at bedtime',
    timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] } },
  }),
  order('3', 'apixaban 5 MG Oral Tablet', {
    text: 'Take 1 tablet twice a day',
    timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
  }),
  order('4', 'acetaminophen 500 MG Oral Tablet', { text: 'Take 1 tablet when it hurts', asNeededBoolean: true }),
]

/** Record-aware components that pages share, in their states. */
export function RecordSections() {
  setCurrentSession(gallerySession)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider restoring={null} signedOut={null} ended={null}>
        <StatusContextProvider patient={undefined}>
          <RecordComponents />
          <AppShellSection />
          <NewRecordsSection />
          <ProviderSection />
        </StatusContextProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

function RecordComponents() {
  return (
    <>
      <GallerySection name="Rows of results">
        {results.map(([name, observation]) => (
          <Card key={name} title={name}>
            <ResultRow reading={readObservation(observation, english)} secondary="July 22, 2020" />
          </Card>
        ))}
      </GallerySection>
      <GallerySection name="Rows of records">
        {rows.map(([name, record]) => (
          <Card key={name} title={name}>
            <ResourceRow resource={record} />
          </Card>
        ))}
        <Card title="Under a heading that says it">
          <UnderHeading statuses={['Condition.current']}>
            {rows[0] ? <ResourceRow resource={rows[0][1]} /> : null}
          </UnderHeading>
        </Card>
      </GallerySection>
      <GallerySection name="Days of visits">
        <div className="row">
          {[dayFromNow(10), dayFromNow(-10)].map((start) => (
            <VisitDayTile
              key={start}
              visit={{
                resourceType: 'Encounter',
                status: start > dayFromNow(0) ? 'planned' : 'finished',
                period: { start },
              }}
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection name="The plan of a day">
        <DayPlanCard requests={orders} included={[]} fills={[]} />
      </GallerySection>
    </>
  )
}
