import type { groupElements } from '../../contract/group'
import { defineDetail } from './define-detail'

/** The page of one Group. */
export const groupDetail = defineDetail<typeof groupElements>({
  type: 'Group',
  sections: {
    overview: {
      name: 'string',
      code: 'CodeableConcept',
      active: 'boolean',
      type: 'code',
      actual: 'boolean',
      quantity: 'unsignedInt',
      characteristic: 'BackboneElement',
      'characteristic.code': 'CodeableConcept',
      'characteristic.valueCodeableConcept': 'CodeableConcept',
      'characteristic.valueBoolean': 'boolean',
      'characteristic.valueQuantity': 'Quantity',
      'characteristic.valueRange': 'Range',
      'characteristic.valueReference': 'Reference',
      'characteristic.exclude': 'boolean',
      'characteristic.period': 'Period',
    },
    people: {
      managingEntity: 'Reference',
      member: 'BackboneElement',
      'member.entity': 'Reference',
      'member.period': 'Period',
      'member.inactive': 'boolean',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
