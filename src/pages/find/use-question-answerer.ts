import { useMemo } from 'react'
import { createQuestionAnswerer, type QuestionResult } from '../../clinical/questions/question-answerer'
import {
  medicineKey,
  medicineName,
  isMedicineRecord,
  withMedicineConcept,
} from '../../clinical/medications/medicine-name'
import { medicineStates, type MedicineState } from '../../clinical/medications/medicine-state'
import { allSearchTexts, searchNamesOf, type SearchDictionary } from '../../components/plain-language/search-names'
import { useConceptNaming } from '../../components/plain-language/use-concept-naming'
import { useHomeAmount } from '../../components/plain-language/use-home-amount'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { useStatusContext } from '../../components/patient/status-context'
import { testsWithMistakes, type ResultTest } from '../../components/results/result-tests'
import { hasAllFills } from '../../data/completeness/has-all-fills'
import { useMasking } from '../../data/privacy/masked-records'
import { useSession } from '../../auth/session/session-provider'
import { parseReference } from '../../fhir/reference'
import { keyInSource, recordKey, sourceOf } from '../../fhir/source'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { isRecordType, type RecordType } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import type { FullRecord } from '../../components/loading/full-record-loader'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The record as the page reads it: without private records that are covered. */
export interface ReadRecord {
  readonly tests: readonly ResultTest[]
  /** Tests of which every result was cancelled or entered by mistake. */
  readonly mistakenTests: readonly ResultTest[]
  recordsOf<T extends RecordType>(type: T): readonly ResourceOf<T>[]
  readonly included: readonly Resource[]
  /** Private records that are covered were left out. */
  readonly hasCovered: boolean
  /** Types of which records are missing. */
  readonly missing: ReadonlySet<RecordType>
  stateOf(request: ResourceOf<'MedicationRequest'>): MedicineState
}

/** Reads what has loaded of a record. `readings` come newest first. */
export function useReadRecord({ source, lists }: FullRecord, readings: readonly ObservationReading[]): ReadRecord {
  const { format } = usePageMessages()
  const status = useStatusContext()
  const mask = useMasking()
  const now = useNow()
  return useMemo(() => {
    const masked = new Map(source.parts.map(({ type, records }) => [type, records.map(mask)] as const))
    const shown = new Map(
      [...masked].map(([type, records]) => [type, records.filter((record) => !isMaskedRecord(record))] as const),
    )
    const recordsOf = <T extends RecordType>(type: T): readonly ResourceOf<T>[] =>
      (shown.get(type) ?? []).filter((record): record is ResourceOf<T> => record.resourceType === type)
    const included = source.supporting.map(mask).filter((record) => !isMaskedRecord(record))
    const dispenses = lists.find(({ type }) => type === 'MedicationDispense')?.loaded
    const hasCovered = [...masked.values()].some((records) => records.some(isMaskedRecord))
    const visible = readings.filter(({ observation }) => !isMaskedRecord(mask(observation)))
    return {
      ...testsWithMistakes(visible, status, now),
      recordsOf,
      included,
      hasCovered,
      missing: new Set(
        source.parts.filter(({ gap, rejected }) => gap !== undefined || rejected > 0).map(({ type }) => type),
      ),
      stateOf: medicineStates(
        {
          requests: recordsOf('MedicationRequest'),
          fills: recordsOf('MedicationDispense'),
          hasAllFills: dispenses !== undefined && !hasCovered && hasAllFills(dispenses),
          keyOf: (record) => medicineKey(record, included, format),
        },
        status,
        now,
      ),
    }
  }, [source, lists, readings, mask, status, now, format])
}

/** The name of a record by itself, also of a medicine that a prescription refers to. */
export const titleWith =
  (included: readonly Resource[], format: ReturnType<typeof usePageMessages>['format']) =>
  (record: Resource): string | undefined => {
    if (isMedicineRecord(record)) return medicineName(record, included, format)
    const type = record.resourceType
    return isRecordType(type) ? descriptorOf(type).title(record, format) : undefined
  }

/** Answers questions about a record. */
export function useQuestionAnswerer(
  record: ReadRecord,
  dictionaries: readonly SearchDictionary[],
): (typed: string) => QuestionResult {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const now = useNow()
  const { ehr } = useSession()
  const plainNames = usePlainNames()
  const conditionName = useConceptNaming('conditions')
  const reactionName = useConceptNaming('reactions')
  const homeAmount = useHomeAmount()
  const knownTexts = useMemo(() => dictionaries.flatMap(allSearchTexts), [dictionaries])
  return useMemo(() => {
    const { tests, mistakenTests, recordsOf, included, missing, stateOf } = record
    const { format } = messages
    const titleOf = titleWith(included, format)
    const names = new Map<string, string | undefined>(
      included.map((resource) => [recordKey(resource), titleOf(resource)] as const),
    )
    return createQuestionAnswerer(
      {
        messages,
        reader,
        status,
        now,
        missing,
        stateOf,
        asked: {
          tests: [...tests, ...mistakenTests],
          recordsOf,
          included,
          namesOf: (each) => {
            const named = isOfType(each, 'MedicationRequest') ? withMedicineConcept(each, included) : each
            return searchNamesOf(named, titleOf(each), dictionaries, format, ehr)
          },
        },
        homeAmount,
        nameOf: (concept) => conditionName(concept) ?? reactionName(concept),
        nameOfReference: (reference, from) => {
          const target = parseReference(reference)
          return target?.kind === 'relative'
            ? names.get(keyInSource(sourceOf(from), target.type, target.id))
            : undefined
        },
        medicineNameOf: (request) => plainNames(withMedicineConcept(request, included), titleOf(request))?.name,
      },
      knownTexts,
    )
  }, [
    record,
    dictionaries,
    messages,
    reader,
    status,
    now,
    ehr,
    plainNames,
    conditionName,
    reactionName,
    homeAmount,
    knownTexts,
  ])
}
