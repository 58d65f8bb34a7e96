import { FilterSummary } from '../../components/rows/filter-summary'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { KindFilter, useKindFilter } from './kind-filter'
import { SearchHits } from './search-hits'
import type { RecordKind } from '../../resources/observation-category'
import type { SearchHit } from './search'

interface AllHitsProps {
  readonly hits: readonly { readonly kind: RecordKind; readonly hits: readonly SearchHit[] }[]
  readonly terms: readonly string[]
  readonly text: string
  /** Nothing else is shown for the text. */
  readonly isOpen: boolean
}

/** Every record with the words, with the texts that match, by kind. */
export function AllHits({ hits, terms, text, isOpen }: AllHitsProps) {
  const { find } = usePageMessages()
  const { kinds, isShown, toggle, showAll } = useKindFilter(hits)
  const count = (of: AllHitsProps['hits']): number => of.reduce((sum, group) => sum + group.hits.length, 0)
  const shown = hits.filter(({ kind }) => isShown(kind))
  const [shownCount, allCount] = [count(shown), count(hits)]
  if (allCount === 0) return null
  return (
    <Disclosure key={String(isOpen)} summary={find.allRecords(allCount, text)} open={isOpen}>
      <div className="stack">
        <FilterSummary isFiltered={shownCount < allCount} onClear={showAll}>
          {shownCount < allCount ? find.shown(shownCount, allCount) : ''}
        </FilterSummary>
        <KindFilter kinds={kinds} isShown={isShown} onToggle={toggle} />
        {shown.map(({ kind, hits: ofKind }) =>
          ofKind.length > 0 ? <SearchHits key={kind} kind={kind} hits={ofKind} terms={terms} /> : null,
        )}
      </div>
    </Disclosure>
  )
}
