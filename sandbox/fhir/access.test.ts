import { describe, expect, it } from 'vitest'
import { hasScope } from './access'
import type { Interaction } from './access'

describe('scopes', () => {
  it.each<[string, string, Interaction, boolean]>([
    ['patient/Observation.read', 'Observation', 'read', true],
    ['patient/Observation.read', 'Observation', 'search', true],
    ['patient/Observation.read', 'Condition', 'read', false],
    ['openid user/*.read', 'Condition', 'search', true],
    ['patient/*.*', 'Goal', 'read', true],
    ['patient/*.rs', 'Goal', 'search', true],
    ['patient/Goal.r', 'Goal', 'search', false],
    ['patient/Goal.s', 'Goal', 'read', false],
    ['patient/Goal.cruds', 'Goal', 'search', true],
    ['patient/*.write', 'Goal', 'read', false],
    ['patient/Goal.cud', 'Goal', 'read', false],
    ['patient/Goal.rs?category=x', 'Goal', 'read', false],
    ['patient/Goal.rs?category=s|x', 'Goal', 'read', true],
    ['patient/Goal.rs?category=s|x', 'Condition', 'read', false],
    ['system/*.rs', 'Goal', 'search', true],
    ['patient/Goal.', 'Goal', 'read', false],
    ['launch/patient openid fhirUser', 'Patient', 'read', false],
    ['', 'Patient', 'read', false],
  ])('%s: %s %s is %s', (scopes, type, interaction, expected) => {
    expect(hasScope(scopes, type, interaction)).toBe(expected)
  })
})
