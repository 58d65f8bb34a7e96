import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Store } from '../fhir/store'
import { valuesAt } from '../fhir/values-at'
import { loadData } from './load-data'

const bundle = {
  resourceType: 'Bundle',
  type: 'transaction',
  entry: [
    {
      fullUrl: 'urn:uuid:p1',
      resource: { resourceType: 'Patient', id: 'p1', name: [{ given: ['Liz'], family: 'Conn' }] },
    },
    {
      fullUrl: 'urn:uuid:c1',
      resource: {
        resourceType: 'Condition',
        id: 'c1',
        subject: { reference: 'urn:uuid:p1' },
        asserter: { reference: 'Practitioner?identifier=urn:npi|7' },
        encounter: { reference: 'Encounter/gone' },
        recorder: { identifier: { value: 'x' }, display: 'Dr X' },
        evidence: [{ detail: [{ reference: '#in' }] }],
      },
    },
    {
      fullUrl: 'urn:uuid:d1',
      resource: { resourceType: 'DocumentReference', id: 'd1', content: [{ attachment: { url: 'urn:uuid:b1' } }] },
    },
    { fullUrl: 'urn:uuid:b1', resource: { resourceType: 'Binary', id: 'b1' } },
    {
      fullUrl: 'urn:uuid:i1',
      resource: { resourceType: 'ImagingStudy', id: 'i1', subject: { reference: 'urn:uuid:p1' } },
    },
    {
      fullUrl: 'urn:uuid:v1',
      resource: {
        resourceType: 'Provenance',
        id: 'v1',
        target: [{ reference: 'urn:uuid:claim' }, { reference: 'urn:uuid:c1' }],
      },
    },
  ],
}
const practitioner = {
  resourceType: 'Practitioner',
  id: 'dr',
  identifier: [{ system: 'urn:npi', value: '7' }],
  name: [{ text: 'Dr Lee' }],
}

const line = (content: object): string => JSON.stringify(content)

describe('loading files', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'load-'))
    const files: Record<string, string> = {
      'bundle.json': JSON.stringify(bundle),
      'people.ndjson': [
        line(practitioner),
        '',
        '{broken',
        line(practitioner),
        line({ ...practitioner, active: false }),
        '',
      ].join('\n'),
      'single.json': JSON.stringify({ resourceType: 'Organization', name: 'No id' }),
      'bad.json': '{',
      'other.json': '{"hello":1}',
      'README.md': 'not data',
    }
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('resolves all forms of references and keeps ids', async () => {
    const { resources } = await loadData([folder])
    const store = new Store(resources)
    expect(store.read('Condition', 'c1')).toMatchObject({
      subject: { reference: 'Patient/p1' },
      asserter: { reference: 'Practitioner/dr' },
      encounter: { reference: 'Encounter/gone' },
      recorder: { display: 'Dr X' },
      evidence: [{ detail: [{ reference: '#in' }] }],
    })
    expect(valuesAt(store.read('DocumentReference', 'd1'), 'content.attachment.url')).toEqual(['Binary/b1'])
    expect(store.read('Practitioner', 'dr')).not.toHaveProperty('active')
    expect(store.all('Practitioner')).toHaveLength(1)
  })

  it('notes everything that could not be loaded or resolved', async () => {
    const { notes } = await loadData([folder, join(folder, 'nowhere')])
    expect(notes.map((note) => note.replaceAll(`${folder}/`, ''))).toEqual([
      'bad.json is not valid JSON and was left out.',
      'other.json is JSON but not a FHIR resource.',
      'Line 3 of people.ndjson is not valid JSON and was left out.',
      'nowhere could not be read.',
      '1 resource of type Organization had no id and got one.',
      '1 id appears more than once with different content; the first of each was kept: Practitioner/dr.',
      '1 reference to Encounter (Condition.encounter) could not be resolved.',
      '1 reference to resources that are not in the data (Provenance.target) could not be resolved.',
      '1 resource of type ImagingStudy loaded but not served: the API does not offer this type.',
    ])
  })

  it('creates people who can sign in', async () => {
    const { people } = await loadData([folder])
    expect(people).toMatchObject([
      { id: 'p1', name: 'Liz Conn', kind: 'patient', fhirUser: 'Patient/p1', patients: ['p1'] },
      { name: 'Dr Lee', kind: 'provider', fhirUser: 'Practitioner/dr', patients: ['p1'] },
    ])
  })
})

const synthea = '../shared/data/synthea'
const isPresent = existsSync(synthea)
describe('the Synthea samples', () => {
  it.skipIf(!isPresent)(isPresent ? 'load completely' : 'are missing: skipped', async () => {
    const { resources, people } = await loadData([synthea])
    const store = new Store(resources)
    const josue = people.find((person) => person.name === 'Josue Sipes')?.id ?? ''
    expect(
      ['Condition', 'MedicationRequest', 'Observation'].map((type) => store.ofPatient(type, josue).length),
    ).toEqual([22, 6, 662])
    expect(store.all('Observation')).toHaveLength(2819)
    expect(store.all('Patient')).toHaveLength(9)
    const providers = store
      .all('Encounter')
      .flatMap((resource) => valuesAt(resource, 'serviceProvider.reference'))
      .map(String)
    expect(providers.filter((reference) => !reference.startsWith('Organization/'))).toEqual([])
  })
})
