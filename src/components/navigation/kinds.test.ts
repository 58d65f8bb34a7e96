import { expect, it } from 'vitest'
import { recordTypes } from '../../contract'
import { groupsOf } from './kinds'

it('each kind of record is in one choice, and a choice without records is not offered', () => {
  expect(
    groupsOf(recordTypes)
      .flatMap(([, types]) => types)
      .toSorted(),
  ).toEqual(recordTypes.toSorted())
  expect(groupsOf(['Procedure', 'Encounter', 'MedicationDispense'])).toEqual([
    ['visits', ['Encounter']],
    ['medicines', ['MedicationDispense']],
    ['other', ['Procedure']],
  ])
})
