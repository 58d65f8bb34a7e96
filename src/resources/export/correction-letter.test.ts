import { describe, expect, it } from 'vitest'
import { correct as en } from '../../i18n/locales/en/correct'
import { correct as es } from '../../i18n/locales/es/correct'
import { recordTypes } from '../../contract'
import { exportContext } from './__fixtures__/export-source'
import { correctionLetter, letterReasons, letterText, type CorrectionRequest } from './correction-letter'
import type { Resource } from '../../fhir/resource'

const condition: Resource = {
  resourceType: 'Condition',
  id: 'c1',
  identifier: [{ value: 'OFFICE-7' }],
  clinicalStatus: { coding: [{ code: 'active' }] },
  code: { text: 'Gout of the left foot' },
  recordedDate: '2024-05-06',
}
const request: CorrectionRequest = {
  reason: 'wrongFact',
  records: [condition],
  shouldSay: 'The right foot.',
  howKnown: '',
  isForOther: false,
  patient: { name: 'Ada Example', born: 'February 3, 1980', recordNumber: '123' },
  ehrName: 'Lakeside',
  office: {},
  today: 'November 24, 2026',
}
const letter = (changes: Partial<CorrectionRequest> = {}, messages: typeof en = en): string =>
  letterText(correctionLetter({ ...request, ...changes }, exportContext, messages))

describe('correctionLetter', () => {
  it('names the office, the patient, the record with its date and numbers, and what it should say', () => {
    expect(letter()).toBe(
      [
        'Medical records and privacy office\nLakeside',
        'Request to correct a health record',
        'Patient: Ada Example\nDate of birth: February 3, 1980\nRecord number: 123',
        'I believe that this part of the record is not right.',
        'Health condition: Gout of the left foot\nRecorded May 6, 2024\nNumber in the system: Condition/c1\nOther number: OFFICE-7',
        'What the record should say: The right foot.',
        'I also ask you to tell those who received the wrong information.',
        'Written with the record of Lakeside as it was on November 24, 2026.',
        'Date: ____________________\nSignature: ____________________\n',
      ].join('\n\n'),
    )
  })

  it('of a record of another person says only its day and numbers', () => {
    const text = letter({ reason: 'notMine' })
    expect(text).toContain('May 6, 2024\nNumber in the system: Condition/c1')
    expect(text).not.toMatch(/Gout|Health condition/)
  })

  it('cites a law only where the site names a country, and the office of the site', () => {
    expect(letter()).not.toMatch(/CFR|GDPR/)
    expect(letter({ office: { country: 'US' } })).toContain('45 CFR 164.526')
    expect(letter({ office: { country: 'EU' } })).toContain('Article 16 of the GDPR')
    expect(letter({ office: { office: 'Privacy desk', address: '1 Main St\nTown', phone: '555 0100' } })).toMatch(
      /^Privacy desk\nLakeside\n1 Main St\nTown\n555 0100\n/,
    )
  })

  it('of somebody else has a line for the relation, and of an opened file no health system', () => {
    expect(letter({ isForOther: true })).toContain('I write for this patient as: ____')
    expect(letter({ ehrName: undefined })).not.toMatch(/Lakeside|Written with/)
    expect(letter({ patient: {} })).toContain('Patient: ____')
  })

  it.each(recordTypes)('names a %s by its kind, even with nothing in it', (resourceType) => {
    const text = letter({ records: [{ resourceType, id: 'x' }] })
    expect(text).toContain(`Number in the system: ${resourceType}/x`)
    expect(text).not.toMatch(/undefined|\[object|NaN|null/)
  })

  it.each(letterReasons)('has an opening for %s in both languages', (reason) => {
    for (const messages of [en, es as typeof en])
      expect(letter({ reason }, messages)).toContain(messages.letter.opening[reason])
  })

  it('never accuses', () => {
    for (const reason of letterReasons) expect(en.letter.opening[reason]).toMatch(/^(?:I believe|The words)/)
  })
})
