import { useMasking } from '../../data/privacy/masked-records'
import { formatDay } from '../../fhir/format-date'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { useEnteredInErrorCount } from '../../components/navigation/use-entered-in-error-count'
import { Icon } from '../../ui/icon'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './all-records.module.css'
import { newestDay } from './newest-day'
import type { LedgerEntry, LedgerState } from '../../data/completeness/ledger'

/** States of which the number says all. */
const COUNT_ONLY_STATES: readonly LedgerState[] = ['complete', 'linked', 'notRequested']
/** States in which something is not here that may be in the record. */
const INCOMPLETE_STATES: readonly LedgerState[] = ['truncated', 'omitted', 'noted', 'failed', 'notShared']

/** How much of a kind is here, and whatever keeps that from being all: a number never stands alone where some may be missing. */
export function RecordCount({ entry: { state, loaded, total, set, notes } }: { entry: LedgerEntry }) {
  const { ledger, language } = usePageMessages()
  const places = useNavigationMessages()
  const style = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const seen = useMasking()
  const records = (set?.matches ?? []).map(seen)
  const newest = state === 'complete' ? newestDay(records) : undefined
  const mistakes = useEnteredInErrorCount()(records)
  const otherFailed = notes.includes('otherFailed') || notes.includes('otherTruncated') || notes.includes('readFailed')
  const partly = state === 'notRequested' || state === 'linked' || state === 'loading'
  const counted = partly ? places.soFar(loaded) : ledger.count(loaded, total === loaded ? undefined : total)
  const facts = [
    loaded > 0 ? counted : undefined,
    mistakes,
    COUNT_ONLY_STATES.includes(state) && loaded > 0 ? undefined : ledger.states[state],
    newest === undefined ? undefined : places.newest(formatDay(newest, { locale: language.locale, style })),
    otherFailed && !INCOMPLETE_STATES.includes(state) ? ledger.states.noted : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <small className={INCOMPLETE_STATES.includes(state) || otherFailed ? styles['lacking'] : undefined}>
      {INCOMPLETE_STATES.includes(state) || otherFailed ? <Icon name="attention" /> : null}
      {facts.join(', ')}
    </small>
  )
}
