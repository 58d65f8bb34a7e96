import { useSessionState } from '../../data/use-session-state'
import { includesFor } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../../clinical/shared/newest-first'
import { SearchForm } from '../../components/search/search-form'
import { RecordsByStatus } from './records-by-status'
import type { RecordType } from '../../contract'
import type { FormSearchQuery } from '../../components/search/search-form'

interface SearchPanelProps {
  readonly type: RecordType
  /** Plural name of the type, in lower case. */
  readonly name: string
}

/** The search form of a type with its last results; both are restored on the way back from a record. */
export function SearchPanel({ type, name }: SearchPanelProps) {
  const [query, setQuery] = useSessionState<FormSearchQuery | undefined>(`${type} query`, undefined)
  return (
    <div className="stack">
      <SearchForm type={type} onSearch={setQuery} />
      {query ? <SearchResults type={type} name={name} query={query} /> : null}
    </div>
  )
}

function SearchResults({ type, name, query }: SearchPanelProps & { readonly query: FormSearchQuery }) {
  const { search } = usePageMessages()
  const loaded = useRecords(type, query, includesFor(type))
  return (
    <section className="stack">
      <h2>{search.resultsTitle}</h2>
      <SectionState loaded={loaded} what={name} empty={search.none}>
        {(set) => (
          <>
            <p role="status">{search.found(set.matches.length)}</p>
            <RecordsByStatus type={type} records={newestFirst(type, set.matches)} included={set.included} />
          </>
        )}
      </SectionState>
    </section>
  )
}
