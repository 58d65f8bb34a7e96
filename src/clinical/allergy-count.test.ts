import { expect, test } from 'vitest'
import { allergyCount } from './allergy-count'

const allergy = (more: Record<string, unknown> = {}) => ({ resourceType: 'AllergyIntolerance', code: { text: 'Peanut' }, ...more })
const coded = (code: string) => ({ coding: [{ code }] })
const denial = (code: string) => allergy({ code: { coding: [{ system: 'http://snomed.info/sct', code }] } })

test.each([
  ['nothing', [], { active: 0, high: 0, denied: undefined }],
  ['one without any status', [allergy()], { active: 1, high: 0, denied: undefined }],
  ['a high one beside a low one', [allergy({ criticality: 'high' }), allergy({ criticality: 'low' })], { active: 2, high: 1, denied: undefined }],
  ['one that is over', [allergy({ clinicalStatus: coded('resolved'), criticality: 'high' })], { active: 0, high: 0, denied: undefined }],
  ['one that was refuted and a mistake', [allergy({ verificationStatus: coded('refuted') }), allergy({ verificationStatus: coded('entered-in-error') })], { active: 0, high: 0, denied: undefined }],
  ['a record that denies all', [denial('716186003')], { active: 0, high: 0, denied: 'any' }],
  ['a denial of food allergies beside an allergy', [denial('429625007'), allergy()], { active: 1, high: 0, denied: 'food' }],
  ['a denial that was a mistake', [{ ...denial('716186003'), verificationStatus: coded('entered-in-error') }], { active: 0, high: 0, denied: undefined }],
])('allergies in the banner of care staff: %s', (_, records, expected) => {
  expect(allergyCount(records)).toEqual(expected)
})
