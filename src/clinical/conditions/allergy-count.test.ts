import { expect, test } from 'vitest'
import { allergyCount } from './allergy-count'
import { denialOf } from '../../resources/denial'

const allergy = (more: Record<string, unknown> = {}) => ({
  resourceType: 'AllergyIntolerance' as const,
  code: { text: 'Peanut' },
  ...more,
})
const coded = (code: string) => ({ coding: [{ code }] })
const denial = (code: string) => allergy({ code: { coding: [{ system: 'http://snomed.info/sct', code }] } })

test.each([
  ['nothing', [], { active: 0, high: 0, past: 0 }, undefined],
  ['an allergy without a status', [allergy()], { active: 1, high: 0, past: 0 }, undefined],
  [
    'a high and a low risk',
    [allergy({ criticality: 'high' }), allergy({ criticality: 'low' })],
    { active: 2, high: 1, past: 0 },
    undefined,
  ],
  [
    'a resolved one',
    [allergy({ clinicalStatus: coded('resolved'), criticality: 'high' })],
    { active: 0, high: 0, past: 1 },
    undefined,
  ],
  [
    'a refuted one and one entered in error',
    [allergy({ verificationStatus: coded('refuted') }), allergy({ verificationStatus: coded('entered-in-error') })],
    { active: 0, high: 0, past: 1 },
    undefined,
  ],
  ['no known allergies', [denial('716186003')], { active: 0, high: 0, past: 0 }, 'allergy'],
  ['allergies not asked about', [denial('1631000175102')], { active: 0, high: 0, past: 0 }, 'allergy'],
  [
    'no known food allergies and an allergy',
    [denial('429625007'), allergy()],
    { active: 1, high: 0, past: 0 },
    'foodAllergy',
  ],
  [
    'no known allergies, entered in error',
    [{ ...denial('716186003'), verificationStatus: coded('entered-in-error') }],
    { active: 0, high: 0, past: 0 },
    undefined,
  ],
] as const)('counts allergies: %s', (_, records, expected, denied) => {
  const { denial: found, ...counts } = allergyCount(records, { today: '2026-11-26', died: undefined })
  expect(counts).toEqual(expected)
  expect(found && denialOf(found)?.subject).toBe(denied)
})
