import { expect, it } from 'vitest'
import { courseEnd, mayBeOutOfDate } from './course'

const request = (more: object) => ({ resourceType: 'MedicationRequest' as const, status: 'active', ...more })
const boundUntil = (end: string) =>
  request({ dosageInstruction: [{ timing: { repeat: { boundsPeriod: { start: '2026-11-01', end } } } }] })

it.each(['2026-11-24', '2026-11-24T00:00:00Z', '2026-11-24T00:00:00.000+00:00', '2026-11-23T24:00:00Z'])(
  'a course until %s includes the evening of that day, wherever it is read',
  (end) => {
    expect(courseEnd(boundUntil(end))).toBe(new Date(2026, 10, 25).getTime())
  },
)

it('a prescription is valid until the end of the last day, wherever it is read', () => {
  const valid = request({ dispenseRequest: { validityPeriod: { end: '2026-11-24T00:00:00Z' } } })
  expect(mayBeOutOfDate(valid, new Date(2026, 10, 24, 23, 59).getTime())).toBe(false)
  expect(mayBeOutOfDate(valid, new Date(2026, 10, 25, 0, 0).getTime())).toBe(true)
})
