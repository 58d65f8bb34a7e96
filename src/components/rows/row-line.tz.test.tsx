import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { loadPageMessages } from '../../i18n/messages'
import { StatusContextProvider } from '../patient/status-context'
import { RowLine } from './row-line'
import type { RecordType } from '../../contract'
import type { Audience } from '../../i18n/audience'
import type { PageMessages } from '../../i18n/types'
import type { ResourceOf } from '../../fhir/resource'

let messages: PageMessages
beforeAll(async () => {
  messages = await loadPageMessages('en')
})

const loinc = (code: string, text: string) => ({ coding: [{ system: 'http://loinc.org', code }], text })

/** The visible texts of the line, without those for screen readers. */
function lineOf(
  type: RecordType,
  record: object,
  patient?: ResourceOf<'Patient'>,
  audience: Audience = 'patient',
): readonly string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
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

describe('the second line of a row', () => {
  it('names a place and its organization of the same name once', () => {
    const visit = {
      status: 'finished',
      location: [{ location: { reference: 'Location/1', display: 'Elm Clinic' } }],
      serviceProvider: { reference: 'Organization/2', display: 'ELM CLINIC' },
    }
    expect(lineOf('Encounter', visit)).toEqual(['Elm Clinic'])
  })

  it('shows directions in the past tense after death', () => {
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
    ['nothing for a pending result', 'Observation', { code: { text: 'A1c' }, status: 'registered' }, []],
    [
      'that a component has no value',
      'Observation',
      { code: { text: 'Vitals' }, component: [{ code: { text: 'BLOOD PRESSURE' } }] },
      ['BLOOD PRESSURE:', 'No value given'],
    ],
    [
      'the same person once',
      'Encounter',
      { participant: [{ individual: { display: 'Dr. Lee' } }, { individual: { display: 'Dr. Lee' } }] },
      ['Dr. Lee'],
    ],
    [
      'blood pressure as one value',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Upper', 128), part('8462-4', 'Lower', 82)] },
      ['128/82 mmHg'],
    ],
    [
      'a single blood pressure component with its name',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Upper', 128)] },
      ['Upper:', '128 mmHg'],
    ],
    [
      'a blood pressure component by its plain name',
      'Observation',
      { ...pressure, component: [part('8480-6', 'Systolic blood pressure', 128)] },
      ['Top number (systolic):', '128 mmHg'],
    ],
    [
      'quantity and days of supply',
      'MedicationDispense',
      { quantity: { value: 90, unit: 'tablets' }, daysSupply: { value: 90, unit: 'days' } },
      ['90 tablets', '90 days'],
    ],
    [
      'the dose number of a vaccine',
      'Immunization',
      { protocolApplied: [{ doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 }] },
      ['Dose 2 of 3'],
    ],
    [
      'nothing that repeats the title',
      'DiagnosticReport',
      { category: [{ text: 'Name' }], performer: [{ display: 'Laboratory' }] },
      ['Laboratory'],
    ],
    ['no reference without a display', 'Goal', { addresses: [{ reference: 'Condition/1' }] }, []],
    [
      'the kind of a person without a name',
      'Encounter',
      { participant: [{ individual: { reference: 'Practitioner/1' } }] },
      ['Care provider (name not given here)'],
    ],
  ])('shows %s', (_, type, record, expected) => {
    expect(lineOf(type, record)).toEqual(expected)
  })

  it('names a blood pressure component by its clinical term for providers', () => {
    expect(
      lineOf(
        'Observation',
        { ...pressure, component: [part('8480-6', 'Systolic blood pressure', 128)] },
        undefined,
        'provider',
      ),
    ).toEqual(['Systolic blood pressure:', '128 mmHg'])
  })

  it('keeps the flag of a blood pressure component', () => {
    const line = lineOf('Observation', {
      ...pressure,
      component: [part('8480-6', 'Upper', 148, high), part('8462-4', 'Lower', 82)],
    }).join(' ')
    expect(line).toMatch(/Upper: 148 mmHg .*Above the expected range.*Lower: 82 mmHg/)
  })
})
