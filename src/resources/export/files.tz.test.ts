import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringifyLosslessJson, parseLosslessJson } from '../../fhir/lossless-json'
import { bundleText } from './bundle'
import { csvCell, csvText } from './csv'
import { exportSourceOf, exportContext } from './__fixtures__/export-source'
import { recordText, sheetText } from './record-text'
import { withoutPrivate } from './export-source'
import type { Resource } from '../../fhir/resource'
import type { ExportSource } from './export-source'

const patient = { reference: 'Patient/p' }
const wrong: Resource = {
  resourceType: 'Observation',
  id: 'wrong',
  status: 'entered-in-error',
  code: { text: 'Wrong test' },
  subject: patient,
}
const pressure =
  parseLosslessJson(`{"resourceType":"Observation","id":"bp","status":"final","code":{"text":"Blood pressure","coding":[{"system":"http://loinc.org","code":"85354-9"}]},"effectiveDateTime":"2024-05",
  "component":[{"code":{"text":"Upper"},"valueQuantity":{"value":120.0,"unit":"mmHg"}},{"code":{"text":"Lower"},"valueQuantity":{"value":80,"comparator":"<","unit":"mmHg"},"referenceRange":[{"low":{"value":60},"high":{"value":80}}]}]}`) as Resource
const failed = (source: ExportSource): ExportSource => ({
  ...source,
  parts: [...source.parts, { type: 'Immunization', records: [], gap: 'failed', rejected: 0 }],
})

/** Parses CSV (RFC 4180), without its BOM. */
function readCsv(text: string): readonly (readonly string[])[] {
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((cell) => (cell[1] ?? '').replaceAll('""', '"')))
}

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1 555 0100', `"'+1 555 0100"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =1', `"'  =1"`],
    ['＝1', `"'＝1"`],
    ['\u0085=1', `"'\u0085=1"`],
    ['\u00ad=1', `"'\u00ad=1"`],
    ['\u2060=1', `"'\u2060=1"`],
    ['\u200e=1', `"'\u200e=1"`],
    ['\u202e=1', `"'\u202e=1"`],
    ['\u0001 \u{e0001}@x', `"'\u0001 \u{e0001}@x"`],
    ['a\0=1', '"a\ufffd=1"'],
    ['-2.5', '"-2.5"'],
    ['say "no"', '"say ""no"""'],
    ['plain, with comma', '"plain, with comma"'],
    ['', '""'],
  ])('%j is written as %s', (text, cell) => expect(csvCell(text)).toBe(cell))

  it('never begins with a character that starts a formula', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `=${rest}`),
        ),
        (text) =>
          /^"(?:'|-?\d+(?:\.\d+)?"$|(?![=+\-@\t\r\n]))/.test(csvCell(text)) &&
          csvCell(text).slice(1, -1).replaceAll('""', '').includes('"') === false,
      ),
    )
  })
})

describe('CSV of a type', () => {
  it('has a row for each record and each component, with digits and dates as sent', () => {
    const [head, ...rows] = readCsv(csvText(exportSourceOf([pressure]), 'Observation', exportContext))
    const cell = (row: number, column: string) => rows[row]?.[head?.indexOf(column) ?? -1]
    expect(rows).toHaveLength(3)
    expect(rows.map((_, row) => cell(row, 'Date'))).toEqual(['2024-05', '2024-05', '2024-05'])
    expect([cell(1, 'Name'), cell(1, 'Part of'), cell(1, 'Value'), cell(1, 'Unit')]).toEqual([
      'Upper',
      'Blood pressure',
      '120.0',
      'mmHg',
    ])
    expect([cell(2, 'Value'), cell(2, 'Sign'), cell(2, 'Range from'), cell(2, 'Range to')]).toEqual([
      '80',
      '<',
      '60',
      '80',
    ])
    expect(cell(0, 'Codes')).toBe('http://loinc.org|85354-9')
  })

  it.each([
    ['for everybody', {}, ['60', '80', '60 to 80']],
    ['for other people', { appliesTo: [{ text: 'Women' }] }, ['', '', '60 to 80 (only for: Women)']],
    ['of panic limits', { text: 'Panic limits' }, ['', '', 'Limit: 60 to 80 (Panic limits)']],
    ['in another unit', { low: { value: 60, unit: 'kPa' } }, undefined],
  ])('has the numbers of a range %s only where it can be compared', (_name, more, expected) => {
    const range = { low: { value: 60 }, high: { value: 80 }, ...more }
    const record = { ...wrong, status: 'final', valueQuantity: { value: 70, unit: 'mmHg' }, referenceRange: [range] }
    const [head, row] = readCsv(csvText(exportSourceOf([record]), 'Observation', exportContext))
    const cell = (column: string) => row?.[head?.indexOf(column) ?? -1] ?? ''
    const cells = [cell('Range from'), cell('Range to'), cell('Range as text')]
    if (expected) expect(cells).toEqual(expected)
    else expect(cells.slice(0, 2)).toEqual(['', ''])
  })

  it('omits records entered in error and notes it above the header row', () => {
    const rows = readCsv(csvText(exportSourceOf([pressure, wrong]), 'Observation', exportContext))
    expect(rows[0]).toEqual(['1 record that was entered by mistake is not in here.'])
    expect(JSON.stringify(rows)).not.toContain('Wrong test')
  })

  it('begins with a BOM', () =>
    expect(csvText(exportSourceOf([pressure]), 'Observation', exportContext).startsWith('\ufeff"')).toBe(true))
})

describe('the Bundle', () => {
  it('holds all records as received, including those entered in error, after a note about the file', () => {
    const text = bundleText(failed(exportSourceOf([pressure, wrong])), exportContext)
    const bundle = JSON.parse(text) as {
      type: string
      entry: { fullUrl?: string; resource: Resource & { issue?: { diagnostics: string }[] } }[]
    }
    expect(bundle.type).toBe('collection')
    expect(bundle.entry.map(({ fullUrl }) => fullUrl)).toEqual([
      undefined,
      'https://ehr.example/fhir/Patient/p',
      'https://ehr.example/fhir/Observation/bp',
      'https://ehr.example/fhir/Observation/wrong',
    ])
    expect(bundle.entry[0]?.resource.issue?.map(({ diagnostics }) => diagnostics)).toContain(
      'Could not be loaded, so not in here: Vaccines.',
    )
    expect(text).toContain('"value": 120.0')
  })

  it('has each record once', () => {
    const bundle = JSON.parse(bundleText(exportSourceOf([pressure], { supporting: [pressure] }), exportContext)) as {
      entry: unknown[]
    }
    expect(bundle.entry).toHaveLength(3)
  })
})

describe('the text', () => {
  it('shows the patient, then what is missing, then the records', () => {
    const text = recordText(failed(exportSourceOf([pressure, wrong])), exportContext)
    const order = [
      'Name: Ana Rivera',
      'Birth date: March 14, 1971',
      'From: Example Clinic',
      'What is not in here:',
      'Could not be loaded, so not in here: Vaccines.',
      'Test results (1)',
      'Blood pressure',
      'Upper: 120.0 mmHg',
    ]
    expect(order.map((each) => text.indexOf(each)).every((at, index, all) => at > (all[index - 1] ?? -1))).toBe(true)
    expect(text).not.toContain('Wrong test')
  })

  it('omits and counts private records', () => {
    const secret: Resource = {
      ...pressure,
      id: 's',
      code: { text: 'Secret test' },
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'HIV' }] },
    }
    expect(recordText(withoutPrivate(exportSourceOf([secret])), exportContext)).toContain(
      '1 record marked as private is not in here.',
    )
    expect(recordText(withoutPrivate(exportSourceOf([secret])), exportContext)).not.toContain('Secret test')
    expect(recordText(exportSourceOf([secret]), exportContext)).toContain('Secret test')
  })

  it('removes the names of private records from references and keeps digits', () => {
    const secret: Resource = {
      resourceType: 'Condition',
      id: 's',
      code: { text: 'Secret problem' },
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    }
    const naming = parseLosslessJson(
      '{"resourceType":"MedicationRequest","id":"m","reasonReference":[{"reference":"https://ehr.example/fhir/Condition/s/_history/2","display":"Secret problem"},{"reference":"Condition/other","display":"Other problem"}],"dispenseRequest":{"quantity":{"value":1.50}}}',
    ) as Resource
    const text = stringifyLosslessJson(
      withoutPrivate(exportSourceOf([secret, naming])).parts.flatMap(({ records }) => records),
    )
    expect(text).not.toContain('Secret problem')
    for (const expected of ['Condition/s', 'Other problem', '1.50']) expect(text).toContain(expected)
    expect(stringifyLosslessJson(exportSourceOf([secret, naming]).parts.flatMap(({ records }) => records))).toContain(
      'Secret problem',
    )
  })

  it('numbers two reactions', () => {
    const reaction = (text: string, severity: string) => ({ manifestation: [{ text }], severity })
    const allergy: Resource = {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      patient,
      code: { text: 'Bee' },
      reaction: [reaction('Shock', 'severe'), reaction('Swelling', 'mild')],
    }
    expect(recordText(exportSourceOf([allergy]), exportContext)).toMatch(
      /\(1\) What happened: Shock; Severity: Severe[^;]*; \(2\) What happened: Swelling; Severity: Mild/,
    )
  })

  it('shows a range once and a label once', () => {
    const sodium: Resource = {
      resourceType: 'Observation',
      id: 'na',
      status: 'final',
      code: { text: 'Sodium' },
      subject: patient,
      valueQuantity: { value: 140, unit: 'mmol/L' },
      referenceRange: [
        { low: { value: 135, unit: 'mmol/L' }, high: { value: 145, unit: 'mmol/L' }, text: '135-145 mmol/L' },
      ],
    }
    const text = recordText(exportSourceOf([sodium]), exportContext)
    expect(text.match(/135/g)).toHaveLength(1)
    expect(text).not.toContain('As text')
    const critical = {
      ...sodium,
      referenceRange: [
        ...(sodium['referenceRange'] as object[]),
        { type: { coding: [{ code: 'critical' }] }, high: { value: 160, unit: 'mmol/L' } },
      ],
    }
    expect(recordText(exportSourceOf([critical]), exportContext)).toContain('160')
    const visit: Resource = {
      resourceType: 'Encounter',
      id: 'v',
      status: 'finished',
      class: { code: 'AMB' },
      subject: patient,
      location: [{ location: { display: 'Room 4' }, status: 'completed' }],
    }
    const [line = ''] = recordText(exportSourceOf([visit]), exportContext).match(/.*Room 4.*/) ?? []
    expect(line).toMatch(/^ *Location: Room 4/)
  })

  it('of the appointment sheet has the items, the questions and the notes', () => {
    const text = sheetText(
      { items: [pressure], questions: ['Is this too high?'] },
      ['Only this.'],
      exportSourceOf([pressure]),
      exportContext,
    )
    for (const expected of ['- Blood pressure', '- Is this too high?', '- Only this.', 'Name: Ana Rivera'])
      expect(text).toContain(expected)
  })
})
