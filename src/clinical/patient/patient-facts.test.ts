import { expect, it } from 'vitest'
import { patientFacts } from './patient-facts'
import { english } from '../../i18n/__fixtures__/format'

const patient = (rest: object) => ({ resourceType: 'Patient' as const, id: 'p', ...rest })

it.each<[string, object, object]>([
  ['family name first', { name: [{ family: 'Rivera', given: ['Ana', 'María'] }] }, { name: 'Rivera, Ana María' }],
  ['a name of one word', { name: [{ family: 'Suharto' }] }, { name: 'Suharto' }],
  ['a name as text only', { name: [{ text: 'Ana R.' }] }, { name: 'Ana R.' }],
  [
    'ignores an old name',
    {
      name: [
        { use: 'old', family: 'A', given: ['B'] },
        { use: 'official', family: 'C', given: ['D'] },
      ],
    },
    { name: 'C, D' },
  ],
  ['no name', {}, { name: undefined, birthDate: undefined, gender: undefined, identifiers: [], died: undefined }],
  [
    'identifiers with their type, without old ones',
    { identifier: [{ type: { text: 'MRN' }, value: '12' }, { value: '34' }, { use: 'old', value: '56' }] },
    { identifiers: ['MRN: 12', '34'] },
  ],
  ['dead on a date', { deceasedDateTime: '2026-03-14' }, { died: { on: '2026-03-14' } }],
  ['dead without a date', { deceasedBoolean: true }, { died: { on: undefined } }],
  ['not dead', { deceasedBoolean: false }, { died: undefined }],
])('patientFacts: %s', (_, rest, expected) => expect(patientFacts(patient(rest), english)).toMatchObject(expected))

it('patientFacts: is undefined for a patient without an id', () =>
  expect(patientFacts({ resourceType: 'Patient' }, english)).toBeUndefined())
