import { Link } from 'react-router'
import { useLedger } from '../../data/ledger-hooks'
import { needsLook } from '../../data/ledger'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { LedgerTable } from './ledger-table'
import type { LedgerEntry, LedgerState } from '../../data/ledger'

/** What was loaded of every kind of record, what may be missing and why, and the way to load the rest. */
export default function Ledger() {
  const { ledger } = usePageWords()
  const reader = useAudience()
  const { entries, statement, check, start, cancel } = useLedger()
  return (
    <div className="stack">
      <PageHeading title={ledger.title} intro={ledger.intro(reader)} />
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

/** The kinds in one of these states, by their names. */
function useKindsIn(entries: readonly LedgerEntry[]): (states: readonly LedgerState[]) => string {
  const { typeNames } = usePageWords()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  return (states) =>
    entries
      .filter(({ state }) => states.includes(state))
      .map(({ type }) => typeNames[type][column].many.toLowerCase())
      .join(', ')
}

function InShort({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger } = usePageWords()
  const kinds = useKindsIn(entries)
  const look = kinds(needsLook)
  const lines = [
    [ledger.notAskedYet, kinds(['notAsked'])],
    [ledger.notShared, kinds(['notShared'])],
    [ledger.notOffered, kinds(['notOffered'])],
  ] as const
  return (
    <section className="stack">
      <h2>{ledger.summaryTitle}</h2>
      {look ? (
        <Banner tone="warn">
          <p>{ledger.needLook(look)}</p>
        </Banner>
      ) : (
        <p>{ledger.noLook}</p>
      )}
      <ul>
        {lines.flatMap(([say, what]) => (what ? [<li key={say(what)}>{say(what)}</li>] : []))}
      </ul>
    </section>
  )
}

type CheckProps = Pick<ReturnType<typeof useLedger>, 'entries' | 'check' | 'start' | 'cancel'>

function CheckAll({ entries, check, start, cancel }: CheckProps) {
  const { ledger } = usePageWords()
  const left = entries.some(({ state }) => ['notAsked', 'failed', 'cutOff'].includes(state))
  const said = !check ? '' : check.running ? ledger.progress(check.done, check.of) : check.cancelled ? ledger.halted : ledger.finished
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
      {!left && !check ? <p>{ledger.nothingLeft}</p> : null}
      <p role="status">{said}</p>
      {check?.running ? <progress aria-hidden="true" value={check.done} max={check.of} /> : null}
    </div>
  )
}
