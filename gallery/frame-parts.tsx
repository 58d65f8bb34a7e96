import { useDetailsCover } from '../src/app/shell/details-cover'
import { IdentityBanner } from '../src/app/shell/identity-banner'
import { Navigation } from '../src/app/shell/navigation'
import { RecordHeader } from '../src/app/shell/record-header'
import { firstNameOf } from '../src/fhir/name'
import { AudienceProvider } from '../src/ui/language'
import { Filled, type Lists } from './filled'
import { Part } from './part'
import type { Resource } from '../src/fhir/resource'

const leo: Resource = {
  resourceType: 'Patient',
  id: 'somebody',
  name: [{ given: ['Leo'], family: 'Fictiva' }],
  birthDate: '2019-03-03',
  gender: 'male',
  identifier: [{ type: { coding: [{ code: 'MR' }] }, value: 'MRN-4102' }],
}
const longName: Resource = {
  ...leo,
  name: [{ given: ['Maximiliana', 'Guadalupe', 'Esperanza'], family: 'Fictiva de la Muestra y Ejemplo' }],
}
const nameless: Resource = { resourceType: 'Patient', id: 'somebody' }
const allergies: Lists = {
  AllergyIntolerance: [
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      patient: { reference: 'Patient/somebody' },
      criticality: 'high',
      code: { text: 'penicillin' },
      clinicalStatus: { coding: [{ code: 'active' }] },
      verificationStatus: { coding: [{ code: 'confirmed' }] },
    },
  ],
}

/** Whose record it is: by who reads, and where the name is missing or long. */
const readers = [
  ['the person', 'patient', leo, {}],
  ['a proxy', 'proxy', leo, {}],
  ['a proxy, with a name that is long', 'proxy', longName, {}],
  ['a proxy, without a name', 'proxy', nameless, {}],
  ['care staff', 'provider', leo, allergies],
  ['care staff, with a name that is long', 'provider', longName, allergies],
  ['care staff, without a list of allergies', 'provider', leo, {}],
] as const

/** What stands around every page of a record. */
export function FrameParts() {
  return (
    <>
      <Part name="Whose record it is">
        {readers.map(([name, audience, patient, lists]) => (
          <div key={name} className="stack">
            {name}
            <Filled patient={patient} lists={lists}>
              <AudienceProvider
                audience={audience}
                firstName={audience === 'proxy' ? firstNameOf(patient['name']) : undefined}
              >
                <IdentityBanner />
              </AudienceProvider>
            </Filled>
          </div>
        ))}
      </Part>
      <Part name="The frame of a page">
        {(['patient', 'proxy', 'provider'] as const).map((audience) => (
          <div key={audience} className="stack">
            {audience}
            <Filled patient={leo} lists={allergies}>
              <AudienceProvider audience={audience} firstName={audience === 'proxy' ? 'Leo' : undefined}>
                <Frame />
              </AudienceProvider>
            </Filled>
          </div>
        ))}
      </Part>
    </>
  )
}

function Frame() {
  const cover = useDetailsCover()
  return (
    <>
      <RecordHeader cover={cover} />
      <Navigation />
    </>
  )
}
