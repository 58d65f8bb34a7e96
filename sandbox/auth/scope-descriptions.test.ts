import { describe, expect, it } from 'vitest'
import { recordTypes } from '../../src/contract'
import { describeScopes } from './scopes'

describe('descriptions of scopes', () => {
  it.each<readonly [what: string, scopes: readonly string[], descriptions: readonly string[]]>([
    [
      'the person once',
      ['openid', 'fhirUser', 'launch/patient'],
      ['Know who signed in', 'Know which patient you chose'],
    ],
    ['all types at once', ['patient/*.rs'], ['Read and search all records of the chosen patient']],
    [
      'all types by name',
      [...recordTypes, 'Binary'].map((type) => `patient/${type}.rs`),
      ['Read and search all records of the chosen patient'],
    ],
    [
      'some types, in words',
      ['patient/CarePlan.rs', 'user/Goal.r', 'patient/Goal.rs'],
      ['Read and search records of the chosen patient: Care Plan, Goal', 'Read records of everyone you may see: Goal'],
    ],
    [
      'all types but one of which a part is shared',
      recordTypes.map((type) =>
        type === 'Observation' ? `patient/${type}.rs?category=s|laboratory` : `patient/${type}.rs`,
      ),
      [expect.stringContaining('Observation (laboratory alone)') as string],
    ],
    ['an unknown scope as it is', ['dance'], ['dance']],
  ])('%s', (_, scopes, descriptions) =>
    expect(
      describeScopes(scopes).map(({ text, types }) => (types.length === 0 ? text : `${text}: ${types.join(', ')}`)),
    ).toEqual(descriptions),
  )
})
