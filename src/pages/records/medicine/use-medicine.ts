import { useMemo } from 'react'
import { medicineSentences, type MedicineSentences } from '../../../clinical/medications/medicine-sentences'
import { medicineStates, type MedicineState } from '../../../clinical/medications/medicine-state'
import { medicineKey } from '../../../clinical/medications/medicine-name'
import { lowerFirst } from '../../../lib/lower-first'
import { plainPart, quotePart } from '../../../clinical/shared/opening-sentence'
import { hasAllFills } from '../../../data/completeness/has-all-fills'
import { isListLoading } from '../../../data/completeness/list-gap'
import { includesFor } from '../../../data/prefetch/first-page'
import { useRecords } from '../../../data/queries/use-records'
import { useStatusContext } from '../../../components/patient/status-context'
import { useAudience } from '../../../ui/audience'
import { useNow } from '../../../ui/use-now'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isWholeList } from '../../../fhir/whole-list'
import type { TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import type { Resource, ResourceOf } from '../../../fhir/resource'

type Request = ResourceOf<'MedicationRequest'>

export interface MedicineOfPage {
  readonly state: MedicineState
  readonly sentences: MedicineSentences
  /** Other prescriptions of the record. */
  readonly others: readonly Request[]
  readonly included: readonly Resource[]
  readonly isLoading: boolean
  /** Whether the record has more fills or prescriptions than were loaded, so that nothing can be said about refills and supply. */
  readonly isMissing: boolean
  /** The lists that the page is made of. */
  readonly lists: readonly TypedRecordsResult[]
  /** Identifies a medicine. */
  keyOf(request: Request): string | undefined
}

const noRecords: readonly never[] = []

/** What the page of a prescription says, with the fills and the other prescriptions of the record. */
export function useMedicine(
  request: Request,
  names: { readonly plain: string | undefined; readonly own: string | undefined },
): MedicineOfPage {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const now = useNow()
  const requests = useRecords('MedicationRequest', undefined, includesFor('MedicationRequest'))
  const dispenses = useRecords('MedicationDispense', undefined, includesFor('MedicationDispense'))
  const listed = requests.set?.matches ?? noRecords
  const fills = dispenses.set?.matches ?? noRecords
  const hasFills = hasAllFills(dispenses) && isWholeList(requests)
  const { format } = messages
  const included = useMemo(
    () => [...(requests.set?.included ?? []), ...(dispenses.set?.included ?? [])],
    [requests.set, dispenses.set],
  )
  const others = useMemo(() => listed.filter(({ id }) => id !== request.id), [listed, request])
  const state = useMemo(
    () =>
      medicineStates(
        {
          requests: [request, ...others],
          fills,
          hasAllFills: hasFills,
          keyOf: (record) => medicineKey(record, included, format),
        },
        status,
        now,
      )(request),
    [request, others, fills, hasFills, included, format, status, now],
  )
  const { plain, own } = names
  const sentences = useMemo(() => {
    const quoted = own === undefined ? undefined : quotePart(own)
    const name = plain === undefined ? quoted : plainPart(lowerFirst(plain))
    return medicineSentences({ request, name, state }, { messages, reader, status })
  }, [request, plain, own, state, messages, reader, status])
  const isLoading = isListLoading(requests) || isListLoading(dispenses)
  return {
    state,
    sentences,
    others,
    included,
    isLoading,
    isMissing: !hasFills && !isLoading,
    lists: [
      { type: 'MedicationRequest', loaded: requests },
      { type: 'MedicationDispense', loaded: dispenses },
    ],
    keyOf: (each) => medicineKey(each, included, format),
  }
}
