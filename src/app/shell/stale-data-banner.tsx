import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { countByKind, useStaleness, useNewRecords, type NewRecords } from '../../data/freshness/use-new-records'
import { formatClockTime } from '../../fhir/format-date'
import { listPathOf } from '../../components/navigation/sections'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { Banner } from '../../ui/banner'
import { useLocale, useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { formatCount, isSingular } from '../../lib/locale-format'

/** On a page open for long: when its data was last checked, with a button to refetch. On any page: the new records that a refetch found. */
export default function StaleDataBanner({ before }: { before: Parameters<typeof useNewRecords>[0] }): ReactNode {
  const { pathname } = useLocation()
  const { newRecords, dismiss } = useNewRecords(before)
  const staleness = useStaleness(pathname)
  const hasNewRecords = newRecords.added.size + newRecords.changed.size > 0
  return (
    <div className="no-print">
      {/* The summary always shows when it was checked. */}
      {staleness.staleSince === undefined || pathname === '/' ? null : (
        <LastChecked since={staleness.staleSince} fetching={staleness.fetching} onCheck={staleness.refetch} />
      )}
      <div role="status">
        <Suspense fallback={null}>
          {hasNewRecords ? <NewRecordCounts records={newRecords} onDone={dismiss} /> : null}
          {hasNewRecords || staleness.checkedAt === undefined ? null : <NoNewRecords at={staleness.checkedAt} />}
        </Suspense>
      </div>
    </div>
  )
}

function LastChecked({ since, fetching, onCheck }: { since: number; fetching: boolean; onCheck(): void }) {
  const { views } = useMessages()
  const locale = useLocale()
  return (
    <Banner tone="info">
      <div className="row">
        <p>{views.summary.checked(formatClockTime(since, locale))}</p>
        <button type="button" aria-disabled={fetching} onClick={() => (fetching ? undefined : onCheck())}>
          {views.summary.checkAgain}
        </button>
      </div>
    </Banner>
  )
}

function NoNewRecords({ at }: { at: number }) {
  const { updates } = useNavigationMessages()
  const { views } = useMessages()
  const locale = useLocale()
  return (
    <Banner tone="info" title={views.summary.checked(formatClockTime(at, locale))}>
      <p>{updates.none}</p>
    </Banner>
  )
}

function NewRecordCounts({ records, onDone }: { records: NewRecords; onDone(): void }) {
  const { updates: messages } = useNavigationMessages()
  return (
    <Banner tone="info" title={messages.title}>
      <KindCounts of={records.added}>{messages.added}</KindCounts>
      <KindCounts of={records.changed}>{messages.changed}</KindCounts>
      <button type="button" onClick={onDone}>
        {messages.done}
      </button>
    </Banner>
  )
}

/** Record counts by kind, each linked to its list. */
function KindCounts({ of, children }: { of: NewRecords['added']; children: ReactNode }) {
  const { typeNames, language } = useMessages()
  const { audience } = useAudience()
  const counts = countByKind(of)
  if (counts.length === 0) return null
  const nameOf = (kind: (typeof counts)[number][0], count: number) => {
    const names = typeNames[kind][audience === 'provider' ? 'provider' : 'patient']
    return (isSingular(count, language.locale) ? names.one : names.many).toLowerCase()
  }
  return (
    <p>
      {children}{' '}
      {counts.map(([kind, count], index) => (
        <span key={kind}>
          {index > 0 ? ', ' : ''}
          <Link to={listPathOf(kind)}>
            {formatCount(count, language.locale)} {nameOf(kind, count)}
          </Link>
        </span>
      ))}
    </p>
  )
}
