import { expect, it } from 'vitest'
import { hasConflictingCategory } from './allergy-category'

const conflicts = (category: unknown, text: string, display?: string) =>
  hasConflictingCategory({
    resourceType: 'AllergyIntolerance',
    ...(category === undefined ? {} : { category }),
    code: { text, ...(display === undefined ? {} : { coding: [{ display }] }) },
  })

it.each([
  ['food', 'Dander (animal) allergy'],
  ['food', 'Allergy to mould'],
  ['food', 'House dust mite allergy'],
  ['food', 'Allergy to grass pollen'],
  ['food', 'Allergy to bee venom'],
  ['food', 'Latex'],
  ['food', 'Caspa de animales'],
  ['food', 'Ácaros'],
  ['environment', 'Maní'],
  ['food', 'Sulfas (sulfonamidas)'],
  ['food', 'Penicilina V'],
  ['food', 'Sulfamethoxazole'],
  ['environment', 'Aspirin'],
  ['environment', 'Allergy to peanuts'],
  ['medication', 'Shellfish allergy'],
  ['medication', 'Tree pollen'],
])('the category %s does not fit %s', (category, name) => expect(conflicts([category], name)).toBe(true))

it('reads the names of codes, and a category that is no list', () => {
  expect(conflicts('food', 'Allergy 12', 'Animal dander (substance)')).toBe(true)
})

it.each([
  [['food'], 'Allergy to fish'],
  [['food'], 'Allergy to eggs'],
  [['environment'], 'Animal dander (substance)'],
  [['biologic'], 'Bee venom'],
  [['medication'], 'Penicillin G'],
  [['food', 'environment'], 'Animal dander'],
  [['food'], 'Strawberries'],
  [['food'], 'Sulfites'],
  [['environment'], 'Nickel sulfate'],
  [['food'], 'Wheat pollen'],
  [['medication'], 'Fish oil'],
  [undefined, 'Animal dander'],
  [[], 'Animal dander'],
])('the categories %j do not contradict %s', (category, name) => expect(conflicts(category, name)).toBe(false))
