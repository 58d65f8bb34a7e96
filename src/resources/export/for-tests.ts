import { pageWordsOf, wordsOf } from '../../i18n'
import { firstPage } from '../../i18n/locales/en/first-page'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { describe } from '../registry'
import { isRecordType, type RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { ExportSource } from './source'
import type { Speech } from './speech'

const words = pageWordsOf(wordsOf('en', firstPage), recordPages)

/** English words for a patient; what became of a record stands in brackets, as its code. */
export const speech: Speech = {
  words,
  audience: 'patient',
  phraseOf: ({ status }) => (typeof status === 'string' ? `[${status}]` : undefined),
  nameOf: (resource) =>
    isRecordType(resource.resourceType) ? describe(resource.resourceType).title(resource) : undefined,
}

const patient: Resource = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ given: ['Ana'], family: 'Rivera' }],
  birthDate: '1971-03-14',
  gender: 'female',
}

/** A source that holds these records, each under its type. */
export function sourceOf(records: readonly Resource[], rest: Partial<ExportSource> = {}): ExportSource {
  const types = [...new Set(records.map(({ resourceType }) => resourceType))].filter(isRecordType)
  return {
    parts: types.map((type: RecordType) => ({
      type,
      records: records.filter((record) => record.resourceType === type),
      refused: 0,
    })),
    supporting: [],
    patient,
    server: 'https://ehr.example/fhir',
    ehrName: 'Example Clinic',
    madeAt: '2026-11-21T15:04:05Z',
    privateLeft: 0,
    mistakesLeft: 0,
    ...rest,
  }
}
