import type { groupElements } from '../contract/group'
import { define } from './define'

/** How Group reads. */
export const group = define<typeof groupElements>({
  type: 'Group',
  title: ['name', 'code'],
  statuses: ['active'],
  line: { type: 'code', quantity: 'unsignedInt' },
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
