import { describe, expect, it } from 'vitest'
import { formatPeriod } from './format-date'
import { showByShape, rowsByShape, showExtension } from './show-by-shape'
import { parseLosslessJson } from './lossless-json'
import { formatDigits, formatQuantity } from './quantity'
import { formatCategoryRange } from './format-reference-range'
import { comparableRange, referenceRanges } from './reference-range'
import { resultFlag } from './result'
import { show } from './show'
import { english } from '../i18n/__fixtures__/format'

/** Values in the shapes that real servers send. */
describe('a period in UTC with one end at midnight', () => {
  const format = (start: string, end: string, timeZone: string) =>
    formatPeriod({ start, end }, { format: english, style: 'patient', timeZone })?.text
  it('never runs backwards', () => {
    expect(format('2024-05-03T00:00:00Z', '2024-05-03T02:00:00Z', 'America/New_York')).toBe(
      'May 2, 2024, 8:00 p.m. EDT to 10:00 p.m. EDT',
    )
    expect(format('2024-05-02T22:00:00Z', '2024-05-03T00:00:00Z', 'America/New_York')).toBe(
      'May 2, 2024, 6:00 p.m. EDT to 8:00 p.m. EDT',
    )
  })
  it('is shown as days where both ends are at midnight', () =>
    expect(format('2024-05-03T00:00:00Z', '2024-05-05T00:00:00Z', 'America/New_York')).toBe(
      'May 3, 2024 to May 5, 2024',
    ))
  it('names an end that is a placeholder', () =>
    expect(format('2024-05-03T08:00:00Z', '9999-12-31T00:00:00Z', 'UTC')).toContain('Date not given'))
})

describe('ranges that are categories', () => {
  const range = (text: string, low: number, high: number) => ({
    type: { text },
    low: { value: low },
    high: { value: high },
  })
  const item = { valueQuantity: { value: 5 }, referenceRange: [range('severe', 0, 8), range('mild', 12, 20)] }
  it('name a category and are not expected ranges', () => {
    expect(referenceRanges(item, english).map((one) => [one.kind, formatCategoryRange(one, english)])).toEqual([
      ['category', 'Severe: 0 to 8'],
      ['category', 'Mild: 12 to 20'],
    ])
    expect([
      comparableRange({ ...item, referenceRange: [range('severe', 0, 8)] }, english),
      resultFlag({ ...item, referenceRange: [range('severe', 0, 8)] }, english),
    ]).toEqual(['other', undefined])
  })
  it('are distinct from ranges for some people', () => {
    expect(
      referenceRanges({ referenceRange: [{ type: { coding: [{ code: 'luteal' }] }, low: { value: 1 } }] }, english).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['other'])
  })
})

describe('numbers', () => {
  it.each([
    ['184.6622794238699', '184.7'],
    ['-36.66666666666667', '−36.67'],
    ['12345.678901', '12,346'],
    ['0.012345678', '0.01235'],
    ['0.0000001234567', '0.0000001235'],
    ['1.2345', '1.2345'],
    ['5.10', '5.10'],
    ['98.60', '98.60'],
    // No digits are padded: rounding adds no zeros.
    ['98.60000000000001', '98.6'],
    ['92.69999999', '92.7'],
    ['0.90000001', '0.9'],
    ['100.00004', '100'],
  ])('%s are rounded to %s, and kept when exact', (sent, rounded) => {
    expect(formatDigits(sent, 'en-US')).toBe(rounded)
    expect(formatDigits(sent, 'en-US', true).replace(/[,−]/g, (sign) => (sign === ',' ? '' : '-'))).toBe(sent)
  })
  it.each([
    [98.6, 'degF', '98.6 °F'],
    [37, 'degC', '37 °C'],
    [4.5, 'x10*12/L', '4.5 trillion per L'],
    [6.1, '10*3/uL', '6.1 thousand per µL'],
    [0, 'score', '0 points'],
    [1, '{score}', '1 point'],
    [0, '# per year', '0 per year'],
    [3, '#', '3'],
    // What people write stays as sent.
    [6.1, 'K/uL', '6.1 K/uL'],
    [97, 'MG/DL', '97 MG/DL'],
  ])('%s %s are shown in words, and as sent when exact', (value, unit, words) => {
    const sent = { kind: 'quantity', value: String(value), unit } as const
    expect(formatQuantity(sent, english)).toBe(words)
    expect(formatQuantity(sent, english, true)).toBe(`${value} ${unit.replace(/[{}]/g, '')}`)
  })
  it('of a unit whose text and code disagree name both', () => {
    const sent = {
      kind: 'quantity',
      value: '40',
      unit: 'mcg',
      system: 'http://unitsofmeasure.org',
      code: 'mg',
    } as const
    expect(formatQuantity(sent, english)).toBe('40 mcg (the record also says mg)')
    expect(formatQuantity({ ...sent, code: 'ug' }, english)).toBe('40 mcg')
  })
  it('of money keep their currency, even in an extension', () => {
    const shown = showExtension(
      parseLosslessJson('{"url":"https://a.example/paid","valueMoney":{"value":20.50,"currency":"USD"}}'),
      'Coverage.extension(paid)',
      english,
    )
    expect(shown?.kind === 'quantity' && formatQuantity(shown, english)).toBe('20.50 USD')
  })
})

it('a race or ethnicity that is only a code has its system', () => {
  expect(
    showExtension({ url: 'https://a.example/us-core-race', valueCode: '2106-3' }, 'Patient.extension(race)', english),
  ).toEqual({ kind: 'code', group: 'urn:oid:2.16.840.1.113883.6.238', code: '2106-3' })
})

it('the words of a race or ethnicity are translated where they are the official name of its code', () => {
  const words = (text: string) =>
    showExtension(
      {
        url: 'us-core-race',
        extension: [
          { url: 'ombCategory', valueCoding: { system: 'urn:oid:2.16.840.1.113883.6.238', code: '2106-3' } },
          { url: 'text', valueString: text },
        ],
      },
      'Patient.extension(race)',
      english,
    )
  const race = { kind: 'code', group: 'urn:oid:2.16.840.1.113883.6.238', code: '2106-3' }
  expect(words('White')).toMatchObject({ rows: [{}, { values: [race] }] })
  expect(words('Other')).toMatchObject({ rows: [{}, { values: [{ kind: 'text', text: 'Other', isCoded: true }] }] })
})

it('the name of a device has no tag and is marked as a name from a code system', () => {
  expect(show('Respiratory humidifier (physical object)', 'string', 'Device.deviceName.name', english)).toEqual({
    kind: 'text',
    text: 'Respiratory humidifier',
    isCoded: true,
  })
})

it('a slice of an element has the texts of the element', () => {
  const community = { coding: [{ code: 'community', display: 'Community' }], text: 'Community' }
  expect(show(community, 'CodeableConcept', 'MedicationRequest.category:us-core', english)).toMatchObject({
    kind: 'code',
    group: 'MedicationRequest.category',
  })
})

it('machine data is not shown as text, unless it is short', () => {
  const shown = (length: number) => show('A'.repeat(length), 'base64Binary', 'Device.udiCarrier.carrierAIDC', english)
  expect([shown(40), shown(4096)]).toEqual([
    { kind: 'text', text: 'A'.repeat(40) },
    { kind: 'text', text: 'Data for machines (4 kB), only in the raw data' },
  ])
})

describe('sensitive numbers are masked', () => {
  it.each([
    [
      'in an extension',
      () =>
        showExtension(
          { url: 'https://a.example/note', valueString: '123-45-6789' },
          'Patient.extension(note)',
          english,
        ),
    ],
    [
      'in an extension with such a URL',
      () =>
        showExtension({ url: 'https://a.example/us-ssn', valueString: '123456789' }, 'Patient.extension(x)', english),
    ],
    [
      'as a number in an extension with such a URL',
      () =>
        showExtension({ url: 'https://a.example/us-ssn', valueInteger: 123456789 }, 'Coverage.extension(x)', english),
    ],
    [
      'as an identifier in an extension with such a URL',
      () =>
        showExtension(
          { url: 'https://a.example/us-ssn', valueIdentifier: { value: '123456789' } },
          'Coverage.extension(x)',
          english,
        ),
    ],
    [
      'in an extension inside one with such a URL',
      () =>
        showExtension(
          { url: 'value', valueString: '123456789' },
          'Coverage.extension(https://a.example/us-ssn).extension(value)',
          english,
        ),
    ],
    ['as a text', () => show('123-45-6789', 'string', 'Patient.x', english)],
    [
      'as an identifier without a type',
      () => show({ value: '123-45-6789' }, 'Identifier', 'Patient.identifier', english),
    ],
  ])('%s', (_name, shown) => expect(shown()).toMatchObject({ kind: 'text', secret: true }))
  it('other numbers are not masked', () =>
    expect(show('555-0190', 'string', 'Patient.x', english)).toEqual({ kind: 'text', text: '555-0190' }))
})

describe('missing and redundant values', () => {
  const absent = {
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'masked' }],
  }
  const text = (shown: unknown) => JSON.stringify(shown)
  it.each([
    ['the system of an identifier', () => show({ value: '1', _system: absent }, 'Identifier', 'x', english)],
    ['the number itself', () => show({ system: 'urn:a', _value: absent }, 'Identifier', 'x', english)],
    ['a part of a name', () => show({ text: 'Ana', _family: absent }, 'HumanName', 'x', english)],
    ['a whole name', () => show({ _text: absent }, 'HumanName', 'x', english)],
    ['an unknown element', () => rowsByShape({ _odd: absent }, 'Goal', english)],
  ])('%s shows its absent reason', (_name, shown) => expect(text(shown())).toContain('"masked"'))

  it('a concept or a period with only extensions is not shown as JSON', () => {
    const only = { extension: [{ url: 'urn:a', valueString: 'x' }] }
    expect([show(only, 'CodeableConcept', 'x', english), show(only, 'Period', 'x', english)]).toEqual([
      undefined,
      undefined,
    ])
  })
  it('the rank of a phone number is shown', () =>
    expect(text(show({ value: '1', rank: 2 }, 'ContactPoint', 'x', english))).toContain('ContactPoint.rank'))
  it.each([
    ['when', 'HS', 'Timing.repeat.when'],
    ['when', 'ACM', 'Timing.repeat.when'],
    ['periodUnit', 'd', 'Timing.repeat.periodUnit'],
    ['dayOfWeek', 'mon', 'daysOfWeek'],
  ])('the %s of directions is a translated code: %s', (element, code, group) =>
    expect(showByShape(code, `MedicationRequest.dosageInstruction.timing.repeat.${element}`, english)).toEqual({
      kind: 'code',
      group,
      code,
    }),
  )
  it('"do not do this: no" is not shown', () =>
    expect([
      showByShape(false, 'CarePlan.activity.detail.doNotPerform', english),
      showByShape(true, 'CarePlan.activity.detail.doNotPerform', english),
    ]).toEqual([undefined, { kind: 'boolean', value: true }]))
})
