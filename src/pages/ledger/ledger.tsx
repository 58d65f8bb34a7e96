import { Link } from 'react-router'
import { useLedger } from '../../data/completeness/use-ledger'
import { summarizeLedger } from '../../data/completeness/ledger'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { LedgerTable } from './ledger-table'
import type { LedgerEntry } from '../../data/completeness/ledger'
import type { DescribedType } from '../../resources/define-descriptor'

/** What was loaded of every record type, what may be missing and why, and a button to load the rest. */
export default function LedgerPage() {
  const { ledger } = usePageMessages()
  const reader = useAudience()
  const { entries, statement, otherVersion, check, start, cancel } = useLedger()
  return (
    <div className="stack">
      <PageHeading title={ledger.title} intro={ledger.intro(reader)} />
      {otherVersion === undefined ? null : (
        <Banner tone="warn" alert>
          <p>{ledger.otherVersion(reader, otherVersion)}</p>
        </Banner>
      )}
      <LedgerSummary entries={entries} />
      <CheckAll entries={entries} check={check} start={start} cancel={cancel} />
      <p role="status" className="muted">
        {statement === 'loading' ? ledger.statementLoading : null}
        {statement === 'unknown' ? ledger.statementUnknown : null}
      </p>
      <section className="stack">
        <h2>{ledger.tableTitle}</h2>
        <LedgerTable entries={entries} />
      </section>
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
    new Intl.ListFormat(language.locale, { type: join }).format(
      types.map((type) => typeNames[type][column].many.toLowerCase()),
    )
}

function LedgerSummary({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger } = usePageMessages()
  const listed = useTypeNameList()
  const {
    incomplete,
    notShared,
    notRequested,
    notOffered,
    isComplete,
  } = summarizeLedger(entries)
  const missing = [
    ...(notShared.length > 0 ? [ledger.notShared(listed(notShared, 'conjunction'))] : []),
    ...(incomplete.length > 0 ? [ledger.needLook(listed(incomplete, 'conjunction'))] : []),
  ]
  const rest = [
    ...(notRequested.length > 0 ? [ledger.notAskedYet(listed(notRequested, 'conjunction'))] : []),
    ...(notOffered.length > 0 ? [ledger.notOffered(listed(notOffered, 'disjunction'))] : []),
  ]
  return (
    <section className="stack">
      <h2>{ledger.summaryTitle}</h2>
      {missing.length > 0 ? (
        <Banner tone="warn">
          {missing.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      ) : null}
      {isComplete ? <p>{ledger.allHere}</p> : null}
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

type CheckProps = Pick<ReturnType<typeof useLedger>, 'entries' | 'check' | 'start' | 'cancel'>

function CheckAll({ entries, check, start, cancel }: CheckProps) {
  const { ledger } = usePageMessages()
  const hasMoreToLoad = entries.some(({ state }) => ['notRequested', 'failed', 'truncated'].includes(state))
  const statusText = () => {
    if (!check) return ''
    if (check.running) return ledger.progress(check.done, check.of)
    return check.cancelled ? ledger.halted : ledger.finished
  }
  return (
    <div className="stack">
      {check?.running ? (
        <div>
          <button type="button" onClick={cancel}>
            {ledger.cancel}
          </button>
        </div>
      ) : null}
      {!check?.running && hasMoreToLoad ? (
        <div>
          <button type="button" className="primary" onClick={start}>
            {ledger.checkAll}
          </button>
        </div>
      ) : null}
      <p role="status">{statusText()}</p>
      {check?.running ? <progress aria-hidden="true" value={check.done} max={check.of} /> : null}
    </div>
  )
}
