import { pageMessagesOf, messagesOf } from '../../../i18n/messages'
import { home } from '../../../i18n/locales/en/home'
import { recordPages } from '../../../i18n/locales/en/record-pages'
import { descriptorOf } from '../../descriptors'
import { countedForm, isSwallowedForm } from '../../../i18n/directions/swallowed-form'
import { detectLanguage } from '../../../i18n/text-language'
import { isRecordType, type RecordType } from '../../../contract'
import type { Resource, ResourceOf } from '../../../fhir/resource'
import type { ExportSource } from '../export-source'
import type { ExportContext } from '../export-context'

const tables = pageMessagesOf(messagesOf('en', home), recordPages)
/** With what pages load to read the words of directions, as for the files of the app. */
const messages = { ...tables, format: { ...tables.format, isSwallowedForm, countedForm, detectLanguage } }

/** English messages for a patient; the status text is the code in brackets. */
export const exportContext: ExportContext = {
  messages,
  audience: 'patient',
  statusOf: ({ status }) => (typeof status === 'string' ? `[${status}]` : undefined),
  assertionTextsOf: () => [],
  isStated: () => true,
  isNewestCandidate: () => true,
  nameOf: (resource) =>
    isRecordType(resource.resourceType)
      ? descriptorOf(resource.resourceType).title(resource, messages.format)
      : undefined,
}

const patient: ResourceOf<'Patient'> = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ given: ['Ana'], family: 'Rivera' }],
  birthDate: '1971-03-14',
  gender: 'female',
}

/** A source that holds these records, each under its type. */
export function exportSourceOf(records: readonly Resource[], rest: Partial<ExportSource> = {}): ExportSource {
  const types = [...new Set(records.map(({ resourceType }) => resourceType))].filter(isRecordType)
  return {
    parts: types.map((type: RecordType) => ({
      type,
      records: records.filter((record) => record.resourceType === type),
      rejected: 0,
    })),
    supporting: [],
    patient,
    server: 'https://ehr.example/fhir',
    ehrName: 'Example Clinic',
    madeAt: '2026-11-21T15:04:05Z',
    omittedPrivate: 0,
    omittedErrors: 0,
    ...rest,
  }
}
