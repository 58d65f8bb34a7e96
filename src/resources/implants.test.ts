import { describe, expect, it } from 'vitest'
import { deviceName, isImplant } from './implants'
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

const PROFILE = {
  meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-implantable-device|6.1.0'] },
}
const named = (text: string) => device({ ...PROFILE, type: { text } })

describe('isImplant', () => {
  it.each([
    'Home continuous positive airway pressure unit (physical object)',
    'Respiratory humidifier (physical object)',
    'Respiratory apnea monitoring system (physical object)',
    'Polysomnography analyzer (physical object)',
    'CPAP full face mask',
    'Blood pressure cuff, device',
    'Wheelchair',
    'External pacemaker',
    'Hearing aid, device',
    'Glucose test strips',
    'Pacemaker, explanted 2019',
  ])('is false for “%s”, though the profile is named', (text) => expect(isImplant(named(text))).toBe(false))

  it.each([
    'Implantable cardiac monitor',
    'Insertable cardiac monitor',
    'Dual chamber pacemaker with home monitoring',
    'Coronary artery stent, device',
    'Cochlear implant, external part with microphone',
    'External fixator of the tibia',
    'Titanium plate',
    'Rotator cuff anchor',
    'Device',
  ])('is true for “%s” with the profile', (text) => expect(isImplant(named(text))).toBe(true))

  it('is true for a device without words and with the profile, and false without both', () => {
    expect(isImplant(device(PROFILE))).toBe(true)
    expect(isImplant(device({ type: { text: 'Device' } }))).toBe(false)
    expect(isImplant(device({ type: { text: 'Cardiac pacemaker' } }))).toBe(true)
  })

  it('asks the name beside the type, and why a device is not in use', () => {
    const plate = { ...PROFILE, type: { text: 'Plate' } }
    expect(isImplant(device({ ...plate, deviceName: [{ name: 'Non-implantable' }] }))).toBe(false)
    expect(isImplant(device({ ...plate, deviceName: [{ name: 'Home scale' }] }))).toBe(false)
    expect(isImplant(device({ ...plate, statusReason: [{ text: 'Removed on May 4' }] }))).toBe(false)
  })
})
