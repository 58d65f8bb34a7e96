import { buildPopulation } from '../../../../sandbox/population/build'
import { createQuestionAnswerer, type QuestionResult } from '../../../clinical/questions/question-answerer'
import { medicineKey, medicineName } from '../../../clinical/medications/medicine-name'
import { medicineStates } from '../../../clinical/medications/medicine-state'
import { readObservation } from '../../../clinical/observations/result-reading'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { statusContextOf } from '../../../clinical/status/record-status'
import {
  loadDictionary,
  loadSearchTerms,
  loadedDictionaries,
  loadedSearchTerms,
} from '../../../components/plain-language/dictionary-loader'
import { allSearchTexts, searchNamesOf, type SearchDictionary } from '../../../components/plain-language/search-names'
import { testsWithMistakes } from '../../../components/results/result-tests'
import { dictionaryKinds } from '../../../dictionary/dictionary-kinds'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'
import { loadPageMessages } from '../../../i18n/messages'
import { descriptorOf } from '../../../resources/descriptors'
import { isMarkedPrivate } from '../../../resources/privacy-labels'
import type { RecordType } from '../../../contract'
import type { MessageAudience } from '../../../i18n/audience'

type Language = 'en' | 'es'

/** The day on which the sample records end. */
export const TODAY = '2026-11-24'
const NOW = Date.parse(`${TODAY}T18:00:00Z`)

const all = JSON.parse(JSON.stringify(buildPopulation(1).resources)) as readonly Resource[]

const languages = ['en', 'es'] as const
await Promise.all(
  languages.flatMap((language) => [
    loadSearchTerms(language),
    ...dictionaryKinds.map((kind) => loadDictionary(kind, language)),
  ]),
)
const dictionaries: readonly SearchDictionary[] = languages.map((language) => ({
  dictionaries: loadedDictionaries(dictionaryKinds.join(' '), language),
  terms: loadedSearchTerms(language),
}))
const knownTexts = dictionaries.flatMap(allSearchTexts)
const messages = { en: await loadPageMessages('en'), es: await loadPageMessages('es') }

const referenceTo = (record: Resource): unknown => {
  const member = record['subject'] ?? record['patient']
  return typeof member === 'object' && member !== null && 'reference' in member ? member.reference : undefined
}

interface Options {
  readonly language?: Language
  readonly reader?: MessageAudience
  /** Types of which records are missing. */
  readonly missing?: readonly RecordType[]
  /** Types of which some records are there and others may be missing. */
  readonly partial?: readonly RecordType[]
  /** Records that are added. */
  readonly more?: readonly Resource[]
}

/** Asks the record of a person of the sandbox, as the page does. */
export function askerOf(
  person: string,
  { language = 'en', reader = { audience: 'patient' }, missing = [], partial = [], more = [] }: Options = {},
): (typed: string) => QuestionResult {
  const { format } = messages[language]
  const own = [...all.filter((record) => referenceTo(record) === `Patient/${person}`), ...more].filter(
    (record) => !isMarkedPrivate(record) && !missing.includes(record.resourceType as RecordType),
  )
  const patient = all.find((record) => record.resourceType === 'Patient' && record.id === person)
  const status = statusContextOf(patient as ResourceOf<'Patient'>, TODAY)
  const included = all.filter(({ resourceType }) => resourceType === 'Medication')
  const recordsOf = <T extends RecordType>(type: T): readonly ResourceOf<T>[] =>
    newestFirst(
      type,
      own.filter((record): record is ResourceOf<T> => record.resourceType === type),
    )
  const readings = recordsOf('Observation').map((record) => readObservation(record, format))
  const { tests, mistakenTests } = testsWithMistakes(readings, status, NOW)
  const titleOf = (record: Resource): string | undefined =>
    isOfType(record, 'MedicationRequest') || isOfType(record, 'MedicationDispense')
      ? medicineName(record, included, format)
      : descriptorOf(record.resourceType as RecordType).title(record as never, format)
  const stateOf = medicineStates(
    {
      requests: recordsOf('MedicationRequest'),
      fills: recordsOf('MedicationDispense'),
      hasAllFills: true,
      keyOf: (record) => medicineKey(record, included, format),
    },
    status,
    NOW,
  )
  return createQuestionAnswerer(
    {
      messages: messages[language],
      reader,
      status,
      now: NOW,
      missing: new Set([...missing, ...partial]),
      asked: {
        tests: [...tests, ...mistakenTests],
        recordsOf,
        included,
        namesOf: (record) => searchNamesOf(record, titleOf(record), dictionaries, format, {}),
      },
      nameOf: () => undefined,
      nameOfReference: () => undefined,
      stateOf,
      medicineNameOf: () => undefined,
    },
    knownTexts,
  )
}
