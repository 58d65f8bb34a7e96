import { useDeferredValue, useMemo, useState } from 'react'
import { useSessionState } from '../../data/use-session-state'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { splitByKind } from '../../resources/observation-kind'
import { parseSearchTerms } from '../../resources/text-search'
import { PageHeading } from '../../ui/page-heading'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { useSearchTerms } from '../../components/plain-language/use-search-terms'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { LoadNotes } from '../../components/loading/load-notes'
import { FilterSummary } from '../../components/rows/filter-summary'
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { SearchHits } from './search-hits'
import { orderedByType } from './search-order'
import { KindFilter, useKindFilter } from './kind-filter'
import { createSearch } from './search'
import type { NavigationMessages } from '../../i18n/types'
import type { FullRecord } from '../../components/loading/full-record-loader'

/** Full-text search over all loaded records; the query stays in memory. */
export default function FindPage() {
  const { find } = usePageMessages()
  return (
    <>
      <PageHeading title={find.title} intro={find.intro} />
      <FullRecordLoader>
        {(fullRecord) => (
          <PlainNamesProvider kinds={dictionaryKinds}>
            <RecordSearch fullRecord={fullRecord} />
          </PlainNamesProvider>
        )}
      </FullRecordLoader>
    </>
  )
}

function RecordSearch({ fullRecord }: { fullRecord: FullRecord }) {
  const { find } = usePageMessages()
  // Requested up front, so that no request depends on the query.
  const places = useNavigationMessages()
  const plainNamesOf = useSearchTerms()
  const [storedQuery, storeQuery] = useSessionState('find', '')
  const [query, setQuery] = useState(storedQuery)
  const deferredQuery = useDeferredValue(query)
  const terms = useMemo(() => parseSearchTerms(deferredQuery), [deferredQuery])
  const loadedRecords = useLoadedRecords({ unmasked: true })
  const groups = useMemo(() => orderedByType(fullRecord.source.parts, loadedRecords()), [fullRecord, loadedRecords])
  const search = useMemo(
    () => createSearch(fullRecord.exportContext, plainNamesOf),
    [fullRecord.exportContext, plainNamesOf],
  )
  const hits = useMemo(
    () =>
      terms.length === 0
        ? []
        : groups.flatMap(({ type, records }) =>
            splitByKind(
              type,
              records.flatMap((record) => search.hit(record, terms) ?? []),
              ({ resource }) => resource,
            ).map(([kind, ofKind]) => ({ kind, hits: ofKind })),
          ),
    [groups, terms, search],
  )
  const unreadCount = useMemo(
    () =>
      groups.reduce(
        (sum, { records }) => sum + records.reduce((files, record) => files + search.unreadFiles(record), 0),
        0,
      ),
    [groups, search],
  )
  const searchedCount = groups.reduce((sum, { records }) => sum + records.length, 0)
  const count = hits.reduce((sum, group) => sum + group.hits.length, 0)
  const { kinds, isShown, toggle, showAll } = useKindFilter(hits)
  const shown = hits.filter(({ kind }) => isShown(kind))
  const shownCount = shown.reduce((sum, group) => sum + group.hits.length, 0)
  const changeQuery = (text: string) => {
    setQuery(text)
    storeQuery(text)
  }
  const summaryText = () => {
    if (terms.length === 0) return find.prompt
    if (count === 0) return find.none(deferredQuery.trim(), searchedCount)
    return shownCount < count ? find.shown(shownCount, count) : find.found(count)
  }
  return (
    <div className="stack">
      <LoadNotes all={fullRecord.lists} />
      <div className="stack no-print">
        <label>
          {find.label}
          <input
            type="search"
            value={query}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="find-help"
            onChange={(event) => changeQuery(event.target.value)}
          />
        </label>
        <p id="find-help" className="muted small">
          {find.help}
        </p>
      </div>
      <FilterSummary isFiltered={shownCount < count} onClear={showAll}>
        {summaryText()}
      </FilterSummary>
      <KindFilter kinds={kinds} isShown={isShown} onToggle={toggle} />
      {terms.length > 0 && count === 0 ? <NoMatches places={places} /> : null}
      {shown.map(({ kind, hits: ofKind }) =>
        ofKind.length > 0 ? <SearchHits key={kind} kind={kind} hits={ofKind} terms={terms} /> : null,
      )}
      <p className="muted small">
        {find.searchScope} {unreadCount > 0 ? find.notSearched(unreadCount) : null}
      </p>
    </div>
  )
}

const SUGGESTED_PATHS = ['/results', '/conditions', '/medicines', '/documents'] as const

/** What no match means, and where to look instead: records seldom use the reader's words. */
function NoMatches({ places }: { places: NavigationMessages }) {
  const { find } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 1 : 0
  return (
    <>
      <p>{find.noneExplanation}</p>
      <p>{find.noneTry}</p>
      <ul>
        {SUGGESTED_PATHS.map((to) => (
          <li key={to}>
            <Link to={to}>{places.pages[to]?.[column]}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
