import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { loadPageMessages } from '../../i18n/messages'
import { StatusContextProvider } from '../patient/status-context'
import { RowLine } from './row-line'
import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/audience'
import type { PageMessages } from '../../i18n/types'
import type { Resource } from '../../fhir/resource'

let words: PageMessages
beforeAll(async () => {
  words = await loadPageMessages('en')
})

const loinc = (code: string, text: string) => ({ coding: [{ system: 'http://loinc.org', code }], text })

/** What a reader sees of the line, without what is only read aloud. */
function lineOf(
  type: RecordType,
  record: object,
  patient?: Resource,
  audience: Audience = 'patient',
): readonly string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages: words, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <StatusContextProvider patient={patient}>
            <RowLine type={type} resource={{ resourceType: type, ...record }} title="Name" />
          </StatusContextProvider>
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return markup
    .replace(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, '|')
    .split(/\|{2,}/)
    .map((text) => text.replaceAll('|', '').trim())
    .filter(Boolean)
}

const part = (code: string, text: string, value: number, more: object = {}) => ({
  code: loinc(code, text),
  valueQuantity: { value, unit: 'mmHg' },
  ...more,
})
const pressure = { code: loinc('85354-9', 'Blood pressure') }
const high = {
  interpretation: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: 'H' }] },
  ],
}

describe('what a row says below the name', () => {
  it('is how a medicine was to be taken, once the person has died', () => {
    expect(
      lineOf(
        'MedicationRequest',
        { status: 'active', dosageInstruction: [{ text: '1 at night' }] },
        { resourceType: 'Patient', deceasedBoolean: true },
      ),
    ).toEqual(['How it was to be taken: 1 at night'])
  })

  it.each<readonly [string, RecordType, object, readonly string[]]>([
    [
      'the value of a result',
      'Observation',
      { code: { text: 'A1c' }, valueQuantity: { value: 6.7, unit: '%' } },
      ['6.7 %'],
    ],
    ['that there is no value', 'Observation', { code: { text: 'A1c' }, status: 'final' }, ['No value given']],
    ['nothing for a result that is still to come', 'Observation', { code: { text: 'A1c' }, status: 'registered' }, []],
    [
      'that a part has no value',
      'Observation',
      { code: { text: 'Vitals' }, component: [{ code: { text: 'BLOOD PRESSURE' } }] },
      ['BLOOD PRESSURE:', 'No value given'],
    ],
    [
      'one person once',
      'Encounter',
      { participant: [{ individual: { display: 'Dr. Lee' } }, { individual: { display: 'Dr. Lee' } }] },
      ['Dr. Lee'],
    ],
    [
      'both numbers of a blood pressure as one',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Upper', 128), part('8462-4', 'Lower', 82)] },
      ['128/82 mmHg'],
    ],
    [
      'the one number of a blood pressure by its name',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Upper', 128)] },
      ['Upper:', '128 mmHg'],
    ],
    [
      'a number of a blood pressure in the reader’s words',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Systolic blood pressure', 128)] },
      ['Top number (systolic):', '128 mmHg'],
    ],
    [
      'how many tablets and for how long',
      'MedicationDispense',
      { quantity: { value: 90, unit: 'tablets' }, daysSupply: { value: 90, unit: 'days' } },
      ['90 tablets', '90 days'],
    ],
    [
      'which dose of a vaccine it was',
      'Immunization',
      { protocolApplied: [{ doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 }] },
      ['Dose 2 of 3'],
    ],
    [
      'nothing that is the name again',
      'DiagnosticReport',
      { category: [{ text: 'Name' }], performer: [{ display: 'Laboratory' }] },
      ['Laboratory'],
    ],
    [
      'no reference that names nothing',
      'Encounter',
      { participant: [{ individual: { reference: 'Practitioner/1' } }] },
      [],
    ],
  ])('is %s', (_, type, record, expected) => {
    expect(lineOf(type, record)).toEqual(expected)
  })

  it('names a number of a blood pressure for care staff by the term of their field', () => {
    expect(
      lineOf(
        'Observation',
        { ...pressure, component: [part('8480-6', 'Systolic blood pressure', 128)] },
        undefined,
        'provider',
      ),
    ).toEqual(['Systolic blood pressure:', '128 mmHg'])
  })

  it('keeps the flag of each number of a blood pressure that has one', () => {
    const line = lineOf('Observation', {
      ...pressure,
      component: [part('8480-6', 'Upper', 148, high), part('8462-4', 'Lower', 82)],
    }).join(' ')
    expect(line).toMatch(/Upper: 148 mmHg .*Above the expected range.*Lower: 82 mmHg/)
  })
})
