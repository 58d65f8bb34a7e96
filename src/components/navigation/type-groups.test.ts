import { expect, it } from 'vitest'
import { recordTypes } from '../../contract'
import { typeGroupsOf } from './type-groups'

it('each type is in exactly one group, and empty groups are left out', () => {
  expect(
    typeGroupsOf(recordTypes)
      .flatMap(([, types]) => types)
      .toSorted(),
  ).toEqual(recordTypes.toSorted())
  expect(typeGroupsOf(['Procedure', 'Encounter', 'MedicationDispense'])).toEqual([
    ['visits', ['Encounter']],
    ['medicines', ['MedicationDispense']],
    ['other', ['Procedure']],
  ])
})
