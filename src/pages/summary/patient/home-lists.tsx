import { useEffect } from 'react'
import { listGap } from '../../../data/completeness/list-gap'
import { includesFor } from '../../../data/prefetch/first-page'
import { useRecords } from '../../../data/queries/use-records'
import { useReports, type ListHandlers } from '../use-reports'
import type { RecordType } from '../../../contract'

interface HomeListsProps extends ListHandlers {
  readonly types: readonly RecordType[]
  /** Called when a list has come and has no records. */
  onEmpty(type: RecordType): void
}

/** Requests the lists of the home page and reports their states to it. */
export const HomeLists = ({ types, ...handlers }: HomeListsProps) =>
  types.map((type) => <HomeList key={type} type={type} {...handlers} />)

function HomeList({ type, canRequest, onEmpty, ...handlers }: Omit<HomeListsProps, 'types'> & { type: RecordType }) {
  const loaded = useRecords(type, undefined, { ...includesFor(type), enabled: canRequest(type) })
  useReports(type, type, loaded, handlers)
  const isEmpty = loaded.set?.matches.length === 0 && listGap(loaded) === undefined
  useEffect(() => {
    if (isEmpty) onEmpty(type)
  }, [isEmpty, type, onEmpty])
  return null
}
