import { expect, test } from 'vitest'
import { allergyCount } from './allergy-count'
import { noKnownAllergy } from '../../resources/no-known-allergy'

const allergy = (more: Record<string, unknown> = {}) => ({
  resourceType: 'AllergyIntolerance',
  code: { text: 'Peanut' },
  ...more,
})
const coded = (code: string) => ({ coding: [{ code }] })
const denial = (code: string) => allergy({ code: { coding: [{ system: 'http://snomed.info/sct', code }] } })

test.each([
  ['nothing', [], { active: 0, high: 0, past: 0 }, undefined],
  ['one without any status', [allergy()], { active: 1, high: 0, past: 0 }, undefined],
  [
    'a high one beside a low one',
    [allergy({ criticality: 'high' }), allergy({ criticality: 'low' })],
    { active: 2, high: 1, past: 0 },
    undefined,
  ],
  [
    'one that is over',
    [allergy({ clinicalStatus: coded('resolved'), criticality: 'high' })],
    { active: 0, high: 0, past: 1 },
    undefined,
  ],
  [
    'one that was refuted and a mistake',
    [allergy({ verificationStatus: coded('refuted') }), allergy({ verificationStatus: coded('entered-in-error') })],
    { active: 0, high: 0, past: 1 },
    undefined,
  ],
  ['a record that denies all', [denial('716186003')], { active: 0, high: 0, past: 0 }, 'any'],
  ['a record of nobody having asked', [denial('1631000175102')], { active: 0, high: 0, past: 0 }, 'notAsked'],
  [
    'a denial of food allergies beside an allergy',
    [denial('429625007'), allergy()],
    { active: 1, high: 0, past: 0 },
    'food',
  ],
  [
    'a denial that was a mistake',
    [{ ...denial('716186003'), verificationStatus: coded('entered-in-error') }],
    { active: 0, high: 0, past: 0 },
    undefined,
  ],
] as const)('allergies in the banner of care staff: %s', (_, records, expected, denied) => {
  const { denial: found, ...counts } = allergyCount(records)
  expect(counts).toEqual(expected)
  expect(found && noKnownAllergy(found)).toBe(denied)
})
