import { useLedger } from '../../data/completeness/use-ledger'
import { summarizeLedger } from '../../data/completeness/ledger'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/audience'
import { FoldedCard } from '../../ui/folded-card'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { LedgerTable } from './ledger-table'
import { formatList } from '../../lib/locale-format'
import type { LedgerEntry } from '../../data/completeness/ledger'
import type { DescribedType } from '../../resources/define-descriptor'

/** What was loaded of every record type, what may be missing and why, and a button to load the rest. */
export default function LedgerPage() {
  const { ledger } = usePageMessages()
  const reader = useAudience()
  const { entries, statement, unsupportedVersion, progress, start, cancel } = useLedger()
  return (
    <div className="stack">
      <PageHeading
        title={ledger.title}
        {...(summarizeLedger(entries).isComplete ? {} : { intro: ledger.intro(reader) })}
      />
      {unsupportedVersion === undefined ? null : (
        <Banner tone="warn" alert>
          <p>{ledger.otherVersion(reader, unsupportedVersion)}</p>
        </Banner>
      )}
      <LedgerSummary entries={entries} />
      <CheckAll entries={entries} progress={progress} start={start} cancel={cancel} />
      <p role="status" className="muted">
        {statement === 'loading' ? ledger.statementLoading : null}
        {statement === 'unknown' ? ledger.statementUnknown : null}
      </p>
      <FoldedCard
        title={ledger.tableTitle}
        summary={ledger.tableSummary(entries.length, entries.filter(({ state }) => state === 'complete').length)}
        open={reader.audience === 'provider'}
      >
        <LedgerTable entries={entries} />
      </FoldedCard>
      <p>{ledger.onlyHere}</p>
      <p>
        <Link to="/privacy">{ledger.permissionsLink}</Link>
      </p>
    </div>
  )
}

/** Formats the names of types as a list in a sentence. */
function useTypeNameList(): (types: readonly DescribedType[], join: 'conjunction' | 'disjunction') => string {
  const { typeNames, language } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  return (types, join) =>
    formatList(
      types.map((type) => typeNames[type][column].many.toLowerCase()),
      language.locale,
      join,
    )
}

function LedgerSummary({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger } = usePageMessages()
  const listed = useTypeNameList()
  const { incomplete, notShared, notRequested, notOffered, isComplete } = summarizeLedger(entries)
  const missing = [
    ...(notShared.length > 0 ? [ledger.notShared(listed(notShared, 'conjunction'))] : []),
    ...(incomplete.length > 0 ? [ledger.incomplete(listed(incomplete, 'conjunction'))] : []),
  ]
  const rest = [
    ...(notRequested.length > 0 ? [ledger.notLoadedYet(listed(notRequested, 'conjunction'))] : []),
    ...(notOffered.length > 0 ? [ledger.notOffered(listed(notOffered, 'disjunction'))] : []),
  ]
  return (
    <section className="stack" aria-label={ledger.summaryTitle}>
      {missing.length > 0 ? (
        <Banner tone="warn">
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      ) : null}
      {isComplete ? <p>{ledger.allLoaded(entries.reduce((sum, { loaded }) => sum + loaded, 0))}</p> : null}
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

type CheckProps = Pick<ReturnType<typeof useLedger>, 'entries' | 'progress' | 'start' | 'cancel'>

function CheckAll({ entries, progress, start, cancel }: CheckProps) {
  const { ledger } = usePageMessages()
  const hasMoreToLoad = entries.some(({ state }) => ['notRequested', 'failed', 'truncated'].includes(state))
  const statusText = () => {
    if (!progress) return ''
    if (progress.running) return ledger.progress(progress.done, progress.of)
    return progress.cancelled ? ledger.stopped : ledger.finished
  }
  return (
    <div className="stack">
      {progress?.running ? (
        <div>
          <button type="button" onClick={cancel}>
            {ledger.cancel}
          </button>
        </div>
      ) : null}
      {!progress?.running && hasMoreToLoad ? (
        <div>
          <button type="button" className="primary" onClick={start}>
            {ledger.checkAll}
          </button>
        </div>
      ) : null}
      <p role="status">{statusText()}</p>
      {progress?.running ? <progress aria-hidden="true" value={progress.done} max={progress.of} /> : null}
    </div>
  )
}
