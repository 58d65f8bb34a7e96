import { formatDate } from '../../fhir/format-date'
import { supplyState, type Fills } from '../../clinical/medications/supply-state'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { useStatusContext } from '../patient/status-context'
import type { ResourceOf } from '../../fhir/resource'

interface SupplyNotesProps extends Fills {
  readonly request: ResourceOf<'MedicationRequest'>
}

/** What the fills of a current prescription say against it, in words: that the last one is used up, or that there is none of an old order. */
export function useSupplyNotes({ request, own, same }: SupplyNotesProps): {
  readonly supplyEnded: string | undefined
  readonly oldEntry: string | undefined
} {
  const format = useFormat()
  const { summary } = useMessages().views
  const reader = useAudience()
  const now = useNow()
  const { endedOn, isLastRefill, isOld } = supplyState(request, { own, same }, useStatusContext(), now)
  const dateOf = (raw: string): string =>
    formatDate(raw, { format, style: reader.audience === 'provider' ? 'provider' : 'patient' }).text
  return {
    supplyEnded: endedOn === undefined ? undefined : summary.supplyEnded(dateOf(endedOn), isLastRefill)(reader),
    oldEntry: isOld ? summary.oldEntry(reader) : undefined,
  }
}
