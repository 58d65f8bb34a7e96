import { clockTime } from '../../fhir/format-date'
import { Link } from 'react-router'
import { useSeen } from '../../data/privacy/masked-records'
import { useMistakes } from '../../components/navigation/use-mistakes'
import { DataTable } from '../../ui/data-table'
import { Disclosure } from '../../ui/disclosure'
import { Icon } from '../../ui/icon'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import styles from './ledger.module.css'
import type { LedgerEntry, LedgerState } from '../../data/completeness/ledger'
import type { Failure } from '../../fhir/errors'
import type { Dropped } from '../../data/record-set'
import type { IconName } from '../../ui/icon'

const icons: Readonly<Record<LedgerState, IconName>> = {
  whole: 'check',
  none: 'dot',
  linked: 'chevron',
  loading: 'wait',
  cutOff: 'look',
  leftOut: 'look',
  noted: 'look',
  failed: 'look',
  notShared: 'stop',
  notOffered: 'void',
  notAsked: 'past',
  noPatient: 'dot',
}
const tones: Partial<Readonly<Record<LedgerState, 'good' | 'warn'>>> = {
  whole: 'good',
  cutOff: 'warn',
  leftOut: 'warn',
  noted: 'warn',
  failed: 'warn',
}

/** One row for each kind of record. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger, typeNames, language } = usePageWords()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  const columns = (['kind', 'state', 'loaded', 'permission', 'checked'] as const).map((key) => ({
    key,
    label: ledger.columns[key],
  }))
  const rows = entries
    .map((entry) => ({ entry, name: typeNames[entry.type][column].many }))
    .sort((a, b) => a.name.localeCompare(b.name, language.locale))
    .map(({ entry, name }) => ({
      key: entry.type,
      cells: {
        kind: <Kind entry={entry} name={name} />,
        state: <What entry={entry} />,
        loaded: <Count entry={entry} />,
        permission: ledger.permissions[entry.permission],
        checked: entry.set && entry.set.fetchedAt > 0 ? clockTime(entry.set.fetchedAt, language.locale) : null,
      },
    }))
  return <DataTable caption={ledger.caption} columns={columns} rows={rows} rowHeader="kind" />
}

function Kind({ entry: { type, state }, name }: { entry: LedgerEntry; name: string }) {
  const shows = type !== 'Provenance' && state !== 'notOffered' && state !== 'noPatient'
  return shows ? <Link to={type === 'Patient' ? '/profile' : `/records/${type}`}>{name}</Link> : name
}

/** No number where nothing was asked, nor for kinds that come inside others: a 0 would read as "there is none". */
function Count({ entry: { loaded, total, set } }: { entry: LedgerEntry }) {
  const { ledger } = usePageWords()
  const mistakes = useMistakes()((set?.matches ?? []).map(useSeen()))
  if (loaded === 0 && !set) return null
  return (
    <>
      {[ledger.count(loaded, total), mistakes].filter(Boolean).join(', ')}
      {set && total === undefined ? <span className="muted small"> {ledger.noTotal}</span> : null}
    </>
  )
}

function What({ entry }: { entry: LedgerEntry }) {
  const { ledger } = usePageWords()
  const { state, notes, failure } = entry
  return (
    <div className={styles['what']}>
      <span className={`${styles['state']} ${styles[tones[state] ?? 'plain'] ?? ''}`}>
        <Icon name={icons[state]} />
        {ledger.states[state]}
      </span>
      {failure && state === 'failed' ? <span>{reason(failure, ledger.failedWith)}</span> : null}
      {notes.map((note) => (
        <span key={note}>{ledger.notes[note]}</span>
      ))}
      <Details entry={entry} />
    </div>
  )
}

function reason({ kind }: Failure, words: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(words, kind) ? words[kind] : words['failed']
}

/** How many were left out for each reason, in the order in which the reasons came up. */
function byReason(dropped: readonly Dropped[]): readonly (readonly [Dropped['reason'], number])[] {
  const counts = new Map<Dropped['reason'], number>()
  for (const { reason: why } of dropped) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts]
}

/** What whoever helps needs: the request, the status, the server's own words, and what was left out for which reason. */
function Details({ entry: { failure, set } }: { entry: LedgerEntry }) {
  const { ledger, states } = usePageWords()
  const [dropped, issues] = [set?.dropped ?? [], [...(set?.issues ?? []), ...(failure?.issues ?? [])]]
  if (!failure && dropped.length === 0 && issues.length === 0) return null
  return (
    <Disclosure summary={states.technical}>
      <ul className="small">
        {failure ? (
          <li>
            {failure.what}, {failure.kind}
            {failure.status ? `, HTTP ${failure.status}` : ''}
          </li>
        ) : null}
        {byReason(dropped).map(([why, n]) => (
          <li key={why}>{ledger.leftOut(n, states.droppedReason[why])}</li>
        ))}
        {issues.map((issue, index) => (
          <li key={index} dir="auto">
            {issue}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
