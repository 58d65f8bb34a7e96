import { recordsFor } from '../../clinical/assertion/assertion-of'
import { formatDate } from '../../fhir/format-date'
import { mayBeOutOfDate } from '../../clinical/medications/course'
import { lastSupply } from '../../clinical/medications/fill-supply'
import { medicineGroup } from '../../clinical/medications/medicine-groups'
import { hasNoRefillsLeft, isOldEntry } from '../../clinical/medications/not-for-today'
import { newestFirst } from '../../clinical/shared/newest-first'
import { useFormat, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { useNow } from '../../ui/use-now'
import { useStatusContext, useToday } from '../patient/status-context'
import type { ResourceOf } from '../../fhir/resource'

interface SupplyNotesProps {
  readonly request: ResourceOf<'MedicationRequest'>
  /** Fills that refer to the prescription. */
  readonly own: readonly ResourceOf<'MedicationDispense'>[]
  /** Other fills of the same medicine. */
  readonly same: readonly ResourceOf<'MedicationDispense'>[]
}

/** What the fills of a current prescription say against it, in the same words on every page: that the last one is used up, or that there is none of an old order. */
export function useSupplyNotes({ request, own, same }: SupplyNotesProps): {
  readonly supplyEnded: string | undefined
  readonly oldEntry: string | undefined
} {
  const format = useFormat()
  const { summary } = useMessages().views
  const reader = useAudience()
  const [now, today] = [useNow(), useToday()]
  const statusContext = useStatusContext()
  const hasDied = statusContext.died !== undefined
  if (hasDied || medicineGroup(request) !== 'current' || mayBeOutOfDate(request, now))
    return { supplyEnded: undefined, oldEntry: undefined }
  const until = lastSupply(
    newestFirst('MedicationDispense', recordsFor('newest', [...own, ...same], statusContext)),
  )?.until
  const isOver = until !== undefined && until < today
  const dateOf = (raw: string): string =>
    formatDate(raw, { format, style: reader.audience === 'provider' ? 'provider' : 'patient' }).text
  return {
    supplyEnded: isOver ? summary.supplyEnded(dateOf(until), hasNoRefillsLeft(request, own))(reader) : undefined,
    oldEntry: isOldEntry(request, now, [...own, ...same]) ? summary.oldEntry(reader) : undefined,
  }
}

/** The notes as lines of a row. */
export function SupplyNotes(props: SupplyNotesProps) {
  const { supplyEnded, oldEntry } = useSupplyNotes(props)
  return [supplyEnded, oldEntry].map((note) =>
    note === undefined ? null : (
      <p key={note}>
        <strong>{note}</strong>
      </p>
    ),
  )
}
