import { useMemo } from 'react'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { useSearchTerms } from '../../components/plain-language/use-search-terms'
import { splitByKind } from '../../resources/observation-kind'
import { createSearch, type SearchHit } from './search'
import { orderedByType } from './search-order'
import type { RecordType } from '../../contract'
import type { FullRecord } from '../../components/loading/full-record-loader'
import type { SearchDictionary } from '../../components/plain-language/search-names'
import type { RecordKind } from '../../resources/observation-category'

interface HitsOf<K> {
  readonly kind: K
  readonly hits: readonly SearchHit[]
}

/** A full-text search over everything that has loaded. */
export interface RecordSearch {
  /** The records that match all terms, by type. */
  find(terms: readonly string[]): readonly { readonly type: RecordType; readonly hits: readonly SearchHit[] }[]
  /** Files that are not loaded or no text. */
  readonly unreadFiles: number
}

/** The search of the page; hits are memoized by record. */
export function useSearch(fullRecord: FullRecord, dictionaries: readonly SearchDictionary[]): RecordSearch {
  const plainNamesOf = useSearchTerms(dictionaries)
  const loadedRecords = useLoadedRecords({ unmasked: true })
  const groups = useMemo(() => orderedByType(fullRecord.source.parts, loadedRecords()), [fullRecord, loadedRecords])
  return useMemo(() => {
    const search = createSearch(fullRecord.exportContext, plainNamesOf)
    return {
      find: (terms) =>
        terms.length === 0
          ? []
          : groups.map(({ type, records }) => ({
              type,
              hits: records.flatMap((record) => search.hit(record, terms) ?? []),
            })),
      unreadFiles: groups.reduce(
        (sum, { records }) => sum + records.reduce((files, record) => files + search.unreadFiles(record), 0),
        0,
      ),
    }
  }, [groups, fullRecord.exportContext, plainNamesOf])
}

/** Hits by kind, as results and answers to questions differ. */
export const hitsByKind = (hits: ReturnType<RecordSearch['find']>): readonly HitsOf<RecordKind>[] =>
  hits.flatMap(({ type, hits: ofType }) =>
    splitByKind(type, ofType, ({ resource }) => resource).map(([kind, ofKind]) => ({ kind, hits: ofKind })),
  )
