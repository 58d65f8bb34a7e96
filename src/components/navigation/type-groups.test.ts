import { expect, it } from 'vitest'
import { recordTypes } from '../../contract'
import { typeGroupsOf } from './type-groups'

it('each kind of record is in one choice, and a choice without records is not offered', () => {
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
