import { formatClockTime } from '../../fhir/format-date'
import { useState } from 'react'
import { useMasking } from '../../data/privacy/masked-records'
import { useEnteredInErrorCount } from '../../components/navigation/use-entered-in-error-count'
import { recordKindOf } from '../../resources/observation-kind'
import { DataTable } from '../../ui/data-table'
import { Disclosure } from '../../ui/disclosure'
import { PaginatedList } from '../../ui/paginated-list'
import { Icon } from '../../ui/icon'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import styles from './ledger.module.css'
import type { LedgerEntry, LedgerState } from '../../data/completeness/ledger'
import type { FhirError } from '../../fhir/errors'
import type { DroppedEntry } from '../../data/record-set'
import type { IconName } from '../../ui/icon'

const STATE_ICONS: Readonly<Record<LedgerState, IconName>> = {
  complete: 'check',
  none: 'dot',
  linked: 'chevron',
  loading: 'hourglass',
  truncated: 'attention',
  omitted: 'attention',
  noted: 'attention',
  failed: 'attention',
  notShared: 'stop',
  notOffered: 'cross',
  notRequested: 'past',
  noPatient: 'dot',
}
const STATE_TONES: Partial<Readonly<Record<LedgerState, 'good' | 'warn'>>> = {
  complete: 'good',
  truncated: 'warn',
  omitted: 'warn',
  noted: 'warn',
  failed: 'warn',
}

/** One row for each record type. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  const { ledger, typeNames, language } = usePageMessages()
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
        kind: <TypeCell entry={entry} name={name} />,
        state: <StateCell entry={entry} />,
        loaded: <CountCell entry={entry} />,
        permission: ledger.permissions[entry.permission],
        checked: entry.set && entry.set.fetchedAt > 0 ? formatClockTime(entry.set.fetchedAt, language.locale) : null,
      },
    }))
  return <DataTable caption={ledger.caption} columns={columns} rows={rows} rowHeader="kind" />
}

function TypeCell({ entry: { type, state }, name }: { entry: LedgerEntry; name: string }) {
  const hasPage = type !== 'Provenance' && state !== 'notOffered' && state !== 'noPatient'
  return hasPage ? <Link to={type === 'Patient' ? '/profile' : `/records/${type}`}>{name}</Link> : name
}

/** No number when nothing was requested, or for types that come with others: a 0 would read as "there is none". */
function CountCell({ entry: { type, loaded, total, set } }: { entry: LedgerEntry }) {
  const { ledger } = usePageMessages()
  const mistakes = useEnteredInErrorCount()((set?.matches ?? []).map(useMasking()))
  const answers = (set?.matches ?? []).filter((record) => recordKindOf(type, record) === 'Answer').length
  if (loaded === 0 && !set) return null
  return (
    <>
      {[ledger.count(loaded, total), answers > 0 ? ledger.answers(answers) : '', mistakes].filter(Boolean).join(', ')}
      {set && total === undefined ? <span className="muted small"> {ledger.noTotal}</span> : null}
    </>
  )
}

function StateCell({ entry }: { entry: LedgerEntry }) {
  const { ledger } = usePageMessages()
  const { state, notes, failure } = entry
  return (
    <div className={styles['what']}>
      <span className={`${styles['state']} ${styles[STATE_TONES[state] ?? 'plain'] ?? ''}`}>
        <Icon name={STATE_ICONS[state]} />
        {ledger.states[state]}
      </span>
      {failure && state === 'failed' ? <span>{failureReason(failure, ledger.failedWith)}</span> : null}
      {notes.map((note) => (
        <span key={note}>{ledger.notes[note]}</span>
      ))}
      <EntryDetails entry={entry} />
    </div>
  )
}

function failureReason({ kind }: FhirError, texts: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(texts, kind) ? texts[kind] : texts['failed']
}

/** The number of omitted records per reason, in the order in which the reasons first appear. */
function countByReason(dropped: readonly DroppedEntry[]): readonly (readonly [DroppedEntry['reason'], number])[] {
  const counts = new Map<DroppedEntry['reason'], number>()
  for (const { reason } of dropped) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts]
}

/** Details for support: the request, the HTTP status, the issues of the server, and the omitted records by reason and one by one. */
function EntryDetails({ entry: { failure, set } }: { entry: LedgerEntry }) {
  const { ledger, states } = usePageMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [dropped, issues] = [set?.dropped ?? [], [...(set?.issues ?? []), ...(failure?.issues ?? [])]]
  if (!failure && dropped.length === 0 && issues.length === 0) return null
  return (
    <Disclosure summary={states.technical} open={isOpen} onToggle={setIsOpen}>
      <ul className="small">
        {failure ? (
          <li>
            {failure.request}, {failure.kind}
            {failure.status ? `, HTTP ${failure.status}` : ''}
          </li>
        ) : null}
        {countByReason(dropped).map(([reason, n]) => (
          <li key={reason}>{ledger.omitted(n, states.droppedReason[reason])}</li>
        ))}
      </ul>
      {isOpen ? <Lines lines={issues} /> : null}
      {isOpen ? <Lines lines={dropped.map(droppedText(states.droppedReason))} /> : null}
    </Disclosure>
  )
}

/** An omitted record; not the id of one of another patient. */
const droppedText =
  (reasons: Readonly<Record<DroppedEntry['reason'], string>>) =>
  ({ type, id, reason }: DroppedEntry): string =>
    `${reason === 'otherPatient' || id === undefined ? type : `${type}/${id}`}: ${reasons[reason]}`

/** Lines in pages: a list can have thousands. */
function Lines({ lines }: { lines: readonly string[] }) {
  const { states } = usePageMessages()
  if (lines.length === 0) return null
  return (
    <PaginatedList
      label={states.technical}
      items={lines.map((line) => (
        <span key={line} className="small" dir="auto">
          {line}
        </span>
      ))}
    />
  )
}
