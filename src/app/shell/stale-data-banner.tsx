import { Suspense, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { countByType, useStanding, useWhatCame, type Came } from '../../data/freshness/use-new-records'
import { clockTime } from '../../fhir/format-date'
import { listAddress } from '../../components/navigation/list-address'
import { usePlaceWords } from '../../components/navigation/section-names'
import { Banner } from '../../ui/banner'
import { useAudience, useLocale, useWords } from '../../ui/language'

/** On a page that has stood for long: when it was checked, and the way to check again. On any page: what such a check has brought. */
export default function FreshNote({ before }: { before: Parameters<typeof useWhatCame>[0] }): ReactNode {
  const { pathname } = useLocation()
  const { came, putAway } = useWhatCame(before)
  const standing = useStanding(pathname)
  const isAny = came.fresh.size + came.changed.size > 0
  return (
    <div className="no-print">
      {/* The first page always says when it was checked. */}
      {standing.since === undefined || pathname === '/' ? null : (
        <LastChecked since={standing.since} fetching={standing.fetching} onCheck={standing.checkAgain} />
      )}
      <div role="status">
        <Suspense fallback={null}>
          {isAny ? (
            <WhatCame came={came} onDone={putAway} />
          ) : standing.checked === undefined ? null : (
            <NothingCame at={standing.checked} />
          )}
        </Suspense>
      </div>
    </div>
  )
}

function LastChecked({ since, fetching, onCheck }: { since: number; fetching: boolean; onCheck(): void }) {
  const { views } = useWords()
  const locale = useLocale()
  return (
    <Banner tone="info">
      <div className="row">
        <p>{views.summary.checked(clockTime(since, locale))}</p>
        <button type="button" aria-disabled={fetching} onClick={() => (fetching ? undefined : onCheck())}>
          {views.summary.checkAgain}
        </button>
      </div>
    </Banner>
  )
}

function NothingCame({ at }: { at: number }) {
  const { came } = usePlaceWords()
  const { views } = useWords()
  const locale = useLocale()
  return (
    <Banner tone="info" title={views.summary.checked(clockTime(at, locale))}>
      <p>{came.none}</p>
    </Banner>
  )
}

function WhatCame({ came, onDone }: { came: Came; onDone(): void }) {
  const { came: words } = usePlaceWords()
  return (
    <Banner tone="info" title={words.title}>
      <Kinds of={came.fresh}>{words.fresh}</Kinds>
      <Kinds of={came.changed}>{words.changed}</Kinds>
      <button type="button" onClick={onDone}>
        {words.done}
      </button>
    </Banner>
  )
}

/** How many records of each kind, each as the way to its list. */
function Kinds({ of, children }: { of: Came['fresh']; children: ReactNode }) {
  const { typeNames, language } = useWords()
  const { audience } = useAudience()
  const counts = countByType(of)
  if (counts.length === 0) return null
  const nameOf = (type: (typeof counts)[number][0], count: number) => {
    const names = typeNames[type][audience === 'provider' ? 'provider' : 'patient']
    return (new Intl.PluralRules(language.locale).select(count) === 'one' ? names.one : names.many).toLowerCase()
  }
  return (
    <p>
      {children}{' '}
      {counts.map(([type, count], index) => (
        <span key={type}>
          {index > 0 ? ', ' : ''}
          <Link to={listAddress(type)}>
            {new Intl.NumberFormat(language.locale).format(count)} {nameOf(type, count)}
          </Link>
        </span>
      ))}
    </p>
  )
}
