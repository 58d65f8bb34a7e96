import { beforeAll, describe as group, expect, it } from 'vitest'
import { loadPageWords } from '../words/load'
import { detailOf } from './detail/registry'
import { labelFor } from './label-kind'
import { describe } from './registry'
import type { RecordType } from '../contract'
import type { PageWords } from '../words'

let words: PageWords
beforeAll(async () => {
  words = await loadPageWords('en')
})

const category = (code: string) => ({ category: [{ coding: [{ code }] }] })
const at = { effectiveDateTime: '2026-07-22' }

group('the date of a result is named by what it is the date of', () => {
  it.each<readonly [string, RecordType, object, string]>([
    ['a blood test', 'Observation', { ...category('laboratory'), ...at }, 'Sample taken'],
    ['a pulse', 'Observation', { ...category('vital-signs'), ...at }, 'Measured'],
    ['a walking test', 'Observation', { ...category('exam'), ...at }, 'Done'],
    ['a form', 'Observation', { ...category('survey'), ...at }, 'Answered'],
    ['an X-ray', 'DiagnosticReport', { ...category('LP29684-5'), ...at }, 'Done'],
    ['a test that was only ordered', 'DiagnosticReport', { ...category('LAB'), ...at, status: 'registered' }, 'Date'],
    ['something without a category', 'Observation', at, 'Date'],
    ['a blood test over a day', 'Observation', { ...category('laboratory'), effectivePeriod: { start: '2026-07-22' } }, 'Sample taken'],
  ])('%s', (_, type, record, expected) => {
    const resource = { resourceType: type, ...record }
    const inRow = describe(type).date(resource)
    expect(inRow && words.dateLabel(inRow.label, 'patient')).toBe(expected)
    const onPage = detailOf(type).sections(resource).flatMap(({ rows }) => rows.map(({ label }) => words.label(label, 'patient')))
    expect(onPage).toContain(expected)
  })
})

group('the date until which the maker vouches for a device', () => {
  const expires = { resourceType: 'Device', expirationDate: '2024-09-01' }

  it('is that of the package once the device is in the body', () => {
    const pacemaker = { ...expires, type: { text: 'Dual chamber pacemaker' } }
    expect(words.label(labelFor('Device.expirationDate', pacemaker), 'patient')).toBe('Use-by date on the package, before it was implanted')
    expect(words.label(labelFor('Device.expirationDate', { ...expires, type: { text: 'Glucose meter' } }), 'patient')).toBe('Use-by date on the package')
  })

  it('never stands for when a device came into the record', () => {
    expect(describe('Device').date(expires)).toBeUndefined()
  })
})
