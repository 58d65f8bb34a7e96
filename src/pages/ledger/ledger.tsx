import { Link } from 'react-router'
import { useLedger } from '../../data/completeness/use-ledger'
import { inShort } from '../../data/completeness/ledger'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { LedgerTable } from './ledger-table'
import type { LedgerEntry } from '../../data/completeness/ledger'
import type { DescribedType } from '../../resources/define'

/** What was loaded of every kind of record, what may be missing and why, and the way to load the rest. */
export default function Ledger() {
  const { ledger } = usePageWords()
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
      <InShort entries={entries} />
      <CheckAll entries={entries} check={check} start={start} cancel={cancel} />
      <p role="status" className="muted">
        {statement === 'loading' ? ledger.statementLoading : statement === 'unknown' ? ledger.statementUnknown : ''}
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

/** Kinds by their names, as one list in a sentence. */
function useListed(): (types: readonly DescribedType[], join: 'conjunction' | 'disjunction') => string {
  const { typeNames, language } = usePageWords()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  return (types, join) =>
    new Intl.ListFormat(language.locale, { type: join }).format(
      types.map((type) => typeNames[type][column].many.toLowerCase()),
    )
}

function InShort({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger } = usePageWords()
  const listed = useListed()
  const { look, closed, notYet, notOffered, isWhole } = inShort(entries)
  const missing = [
    ...(closed.length > 0 ? [ledger.notShared(listed(closed, 'conjunction'))] : []),
    ...(look.length > 0 ? [ledger.needLook(listed(look, 'conjunction'))] : []),
  ]
  const rest = [
    ...(notYet.length > 0 ? [ledger.notAskedYet(listed(notYet, 'conjunction'))] : []),
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
      {isWhole ? <p>{ledger.allHere}</p> : null}
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

type CheckProps = Pick<ReturnType<typeof useLedger>, 'entries' | 'check' | 'start' | 'cancel'>

function CheckAll({ entries, check, start, cancel }: CheckProps) {
  const { ledger } = usePageWords()
  const left = entries.some(({ state }) => ['notAsked', 'failed', 'cutOff'].includes(state))
  const said = !check
    ? ''
    : check.running
      ? ledger.progress(check.done, check.of)
      : check.cancelled
        ? ledger.halted
        : ledger.finished
  return (
    <div className="stack">
      {check?.running ? (
        <div>
          <button type="button" onClick={cancel}>
            {ledger.cancel}
          </button>
        </div>
      ) : left ? (
        <div>
          <button type="button" className="primary" onClick={start}>
            {ledger.checkAll}
          </button>
        </div>
      ) : null}
      <p role="status">{said}</p>
      {check?.running ? <progress aria-hidden="true" value={check.done} max={check.of} /> : null}
    </div>
  )
}
