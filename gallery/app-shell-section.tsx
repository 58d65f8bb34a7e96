import { useHideDetails } from '../src/app/shell/hide-details'
import { IdentityBanner } from '../src/app/shell/identity-banner'
import { Navigation } from '../src/app/shell/navigation'
import { RecordHeader } from '../src/app/shell/record-header'
import { firstNameOf } from '../src/fhir/human-name'
import { AudienceProvider } from '../src/ui/audience'
import { WithRecords, type RecordLists } from './with-records'
import { GallerySection } from './gallery-section'
import type { Resource } from '../src/fhir/resource'

const leo: Resource = {
  resourceType: 'Patient',
  id: 'patient-1',
  name: [{ given: ['Leo'], family: 'Fictiva' }],
  birthDate: '2019-03-03',
  gender: 'male',
  identifier: [{ type: { coding: [{ code: 'MR' }] }, value: 'MRN-4102' }],
}
const longName: Resource = {
  ...leo,
  name: [{ given: ['Maximiliana', 'Guadalupe', 'Esperanza'], family: 'Fictiva de la Muestra y Ejemplo' }],
}
const nameless: Resource = { resourceType: 'Patient', id: 'patient-1' }
const allergies: RecordLists = {
  AllergyIntolerance: [
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      patient: { reference: 'Patient/patient-1' },
      criticality: 'high',
      code: { text: 'penicillin' },
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
    },
  ],
}

/** The identity banner by audience, and with a missing or a long name. */
const audiences = [
  ['the person', 'patient', leo, {}],
  ['a proxy', 'proxy', leo, {}],
  ['a proxy, with a name that is long', 'proxy', longName, {}],
  ['a proxy, without a name', 'proxy', nameless, {}],
  ['care staff', 'provider', leo, allergies],
  ['care staff, with a name that is long', 'provider', longName, allergies],
  ['care staff, without a list of allergies', 'provider', leo, {}],
] as const

/** The app shell around every page of a record. */
export function AppShellSection() {
  return (
    <>
      <GallerySection name="Whose record it is">
        {audiences.map(([name, audience, patient, lists]) => (
          <div key={name} className="stack">
            {name}
            <WithRecords patient={patient} lists={lists}>
              <AudienceProvider
                audience={audience}
                firstName={audience === 'proxy' ? firstNameOf(patient['name']) : undefined}
              >
                <IdentityBanner />
              </AudienceProvider>
            </WithRecords>
          </div>
        ))}
      </GallerySection>
      <GallerySection name="App shell">
        {(['patient', 'proxy', 'provider'] as const).map((audience) => (
          <div key={audience} className="stack">
            {audience}
            <WithRecords patient={leo} lists={allergies}>
              <AudienceProvider audience={audience} firstName={audience === 'proxy' ? 'Leo' : undefined}>
                <AppShell />
              </AudienceProvider>
            </WithRecords>
          </div>
        ))}
      </GallerySection>
    </>
  )
}

function AppShell() {
  const hideDetails = useHideDetails()
  return (
    <>
      <RecordHeader hideDetails={hideDetails} />
      <Navigation />
    </>
  )
}
