import { isRecordType, type RecordType } from '../../contract'
import { useMasking } from '../../data/privacy/masked-records'
import { formatDay } from '../../fhir/format-date'
import { shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { useEnteredInErrorCount } from '../../components/navigation/use-entered-in-error-count'
import { useToday } from '../../components/patient/status-context'
import { Icon } from '../../ui/icon'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './all-records.module.css'
import { recordKindOf, typeOfKind } from '../../resources/observation-kind'
import type { RecordKind } from '../../resources/observation-category'
import type { LedgerEntry, LedgerState } from '../../data/completeness/ledger'
import type { Resource } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

/** States that need no text beside the count. */
const COUNT_ONLY_STATES: readonly LedgerState[] = ['complete', 'linked', 'notRequested']
/** States in which the record may have more than was loaded. */
const INCOMPLETE_STATES: readonly LedgerState[] = ['truncated', 'omitted', 'noted', 'failed', 'notShared']
/** States in which the count is "so far". */
const PARTIAL_STATES: readonly LedgerState[] = ['notRequested', 'linked', 'loading']

/** Types of events. The date of a condition or a goal is its start, which does not tell how recent the list is. */
const EVENT_TYPES: readonly RecordType[] = [
  'Observation',
  'DiagnosticReport',
  'Immunization',
  'MedicationDispense',
  'Encounter',
  'Procedure',
  'DocumentReference',
]

/** The newest day of events until today (`yyyy-mm-dd`); undefined without one. */
export function newestDay(records: readonly Resource[], today: string): string | undefined {
  const days = records.flatMap((record) => {
    const type = record.resourceType
    return isRecordType(type) && EVENT_TYPES.includes(type)
      ? (shownDay(descriptorOf(type).date(record)?.raw ?? '') ?? [])
      : []
  })
  return days
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)
}

const isIncomplete = ({ state, notes }: LedgerEntry): boolean =>
  INCOMPLETE_STATES.includes(state) || hasOtherFailures(notes)

const hasOtherFailures = (notes: LedgerEntry['notes']): boolean =>
  notes.includes('otherFailed') || notes.includes('otherTruncated') || notes.includes('readFailed')

/** The counts of an entry for one kind of its records. The server's total is that of all kinds together. */
function countsOf({ loaded, total, set }: LedgerEntry, kind: RecordKind | undefined) {
  const all = set?.matches ?? []
  const records = kind === undefined ? all : all.filter((each) => recordKindOf(typeOfKind(kind), each) === kind)
  return records.length === all.length
    ? { records, loaded, total }
    : { records, loaded: records.length, total: undefined }
}

/**
 * How many records of a type, or of one `kind` of them, are loaded, with everything that keeps the count from being complete.
 */
export function RecordCount({ entry, kind }: { entry: LedgerEntry; kind?: RecordKind | undefined }) {
  const { loaded, total, records: ofKind } = countsOf(entry, kind)
  const state = entry.state === 'complete' && loaded === 0 ? 'none' : entry.state
  const { ledger } = usePageMessages()
  const messages = useNavigationMessages()
  const mask = useMasking()
  const records = ofKind.map(mask)
  const mistakes = useEnteredInErrorCount()(records)
  const newest = useNewestText(records)
  const count = PARTIAL_STATES.includes(state)
    ? messages.soFar(loaded)
    : ledger.count(loaded, total === loaded ? undefined : total)
  const facts = [
    loaded > 0 ? count : undefined,
    mistakes,
    COUNT_ONLY_STATES.includes(state) && loaded > 0 ? undefined : ledger.states[state],
    state === 'complete' ? newest : undefined,
    hasOtherFailures(entry.notes) && !INCOMPLETE_STATES.includes(state) ? ledger.states.noted : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <small className={isIncomplete(entry) ? styles['incomplete'] : undefined}>
      {isIncomplete(entry) ? <Icon name="attention" /> : null}
      {facts.join(', ')}
    </small>
  )
}

function useNewestText(records: readonly Resource[]): string | undefined {
  const format = useFormat()
  const messages = useNavigationMessages()
  const style = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const newest = newestDay(records, useToday())
  return newest === undefined ? undefined : messages.newest(formatDay(newest, { format, style }))
}
