import { describe, expect, it } from 'vitest'
import { deviceName } from './implants'
import type { Resource } from '../fhir/resource'

const of = (resourceType: string, rest: object): Resource => ({ resourceType, ...rest })

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
    expect(deviceName(of('Device', { deviceName: names }))).toBe(name)
  })
})
