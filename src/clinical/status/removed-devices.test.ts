import { describe, expect, it } from 'vitest'
import { recordGroups } from '../overview/record-groups'
import { english } from '../../i18n/__fixtures__/format'
import { relatedFactsOf } from './related-facts'
import { removedDevices } from './removed-devices'
import { statusOf } from './status-of'
import type { ResourceOf } from '../../fhir/resource'

const coded = (code: string) => ({ coding: [{ system: 'http://hl7.org/fhir/device-action', code }] })
const procedure = (
  performedDateTime: string | undefined,
  action: object,
  more: object = {},
): ResourceOf<'Procedure'> => ({
  resourceType: 'Procedure',
  status: 'completed',
  ...(performedDateTime === undefined ? {} : { performedDateTime }),
  focalDevice: [{ action, manipulated: { reference: 'Device/d' } }],
  ...more,
})
const removal = procedure('2024-05-02', coded('explanted'))

describe('a device was taken out', () => {
  it.each<readonly [string, boolean, readonly ResourceOf<'Procedure'>[]]>([
    ['by the code “explanted”', true, [removal]],
    ['by a procedure without a date', true, [procedure(undefined, coded('explanted'))]],
    ['by the words of another code', true, [procedure('2024-05-02', { coding: [{ display: 'Removal - action' }] })]],
    ['after it was put in', true, [procedure('2020-05-02', coded('implanted')), removal]],
    ['but put in later', false, [removal, procedure('2025-05-02', coded('implanted'))]],
    ['but put in later, in words', false, [removal, procedure('2025-05-02', { text: 'Insertion - action' })]],
    ['in a procedure that was not done', false, [procedure('2024-05-02', coded('explanted'), { status: 'not-done' })]],
    ['in no procedure that only worked on it', false, [procedure('2024-05-02', coded('manipulated'))]],
    ['of another id', false, [procedure('2024-05-02', coded('explanted'), { focalDevice: [] })]],
  ])('%s: %s', (_, isRemoved, procedures) => {
    expect(removedDevices(procedures).has('Device/d')).toBe(isRemoved)
  })
})

it.each([
  ['active', 'Device.activeRemoved', 'unclear'],
  [undefined, 'Device.removed', 'unclear'],
  ['inactive', 'Device.inactive', 'past'],
])('an implant with the status %s that was taken out has the status %s in the group %s', (status, key, group) => {
  const context = { today: '2026-11-27', died: undefined, relatedFacts: relatedFactsOf([], [], [removal]) }
  const device = { resourceType: 'Device', id: 'd', type: { text: 'Cardiac pacemaker' }, ...(status && { status }) }
  expect(statusOf(device, context)?.key).toBe(key)
  expect(recordGroups('Device', [device], context, english).map((each) => each.key)).toEqual([group])
  const other = { ...device, id: 'other' }
  expect(statusOf(other, context)?.key).not.toMatch(/emoved$/)
})
