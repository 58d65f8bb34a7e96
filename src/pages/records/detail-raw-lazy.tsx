import { lazy, Suspense } from 'react'
import { usePageWords } from '../../ui/page-words'
import type { Resource } from '../../fhir/resource'

const Raw = lazy(() => import('./detail-raw'))

/** The raw reading, loaded when it is first chosen. */
export function LazyRaw({ resource }: { resource: Resource }) {
  const { detail } = usePageWords()
  return (
    <Suspense fallback={<p role="status">{detail.rawGetting}</p>}>
      <Raw resource={resource} />
    </Suspense>
  )
}
