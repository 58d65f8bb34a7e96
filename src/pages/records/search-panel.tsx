import { useKept } from '../../data/use-session-state'
import { useRecords } from '../../data/queries/use-records'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { newestFirst } from '../../clinical/shared/newest-first'
import { SearchForm } from '../../components/search/search-form'
import { PlacedRecords } from './placed-records'
import type { RecordType } from '../../contract'
import type { Query } from '../../components/search/search-form'

interface Props {
  readonly type: RecordType
  /** Plural name of the type, in words that follow "your". */
  readonly name: string
}

/** The search form of a type with what the last search found; both are still there on the way back from a record. */
export function SearchPanel({ type, name }: Props) {
  const [query, setQuery] = useKept<Query | undefined>(`${type} query`, undefined)
  return (
    <div className="stack">
      <SearchForm type={type} onSearch={setQuery} />
      {query ? <Found type={type} name={name} query={query} /> : null}
    </div>
  )
}

function Found({ type, name, query }: Props & { readonly query: Query }) {
  const { search: words } = usePageWords()
  const loaded = useRecords(type, query)
  return (
    <section className="stack">
      <h2>{words.resultsTitle}</h2>
      <SectionState loaded={loaded} what={name} empty={words.none}>
        {(set) => (
          <>
            <p role="status">{words.found(set.matches.length)}</p>
            <PlacedRecords type={type} records={newestFirst(type, set.matches)} />
          </>
        )}
      </SectionState>
    </section>
  )
}
