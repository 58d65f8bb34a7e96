import { groupElements } from '../../contract/elements/group'
import { defineDetail } from './define-detail'

/** The page of one Group. */
export const groupDetail = defineDetail('Group', groupElements, {
  sections: {
    overview: [
      'name',
      'code',
      'active',
      'type',
      'actual',
      'quantity',
      'characteristic',
      'characteristic.code',
      'characteristic.valueCodeableConcept',
      'characteristic.valueBoolean',
      'characteristic.valueQuantity',
      'characteristic.valueRange',
      'characteristic.valueReference',
      'characteristic.exclude',
      'characteristic.period',
    ],
    people: ['managingEntity', 'member', 'member.entity', 'member.period', 'member.inactive'],
    careTeam: ['identifier'],
  },
})
