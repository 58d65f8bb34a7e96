import { describe, expect, it } from 'vitest'
import { deviceName } from './implants'
import type { ResourceOf } from '../fhir/resource'

const device = (elements: object): ResourceOf<'Device'> => ({ resourceType: 'Device', ...elements })

describe('deviceName', () => {
  it.each([
    [
      'the user-friendly one',
      [
        { name: 'STRIDE3', type: 'udi-label-name' },
        { name: 'Hip joint', type: 'user-friendly-name' },
      ],
      'Hip joint',
    ],
    [
      'one of an unknown type last',
      [
        { name: 'X', type: 'nickname' },
        { name: 'Other', type: 'other' },
      ],
      'Other',
    ],
    ['none', [{ type: 'other' }], undefined],
  ])('is %s', (_, names, name) => {
    expect(deviceName(device({ deviceName: names }))).toBe(name)
  })
})
