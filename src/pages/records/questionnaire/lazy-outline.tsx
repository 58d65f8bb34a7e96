import { lazy, Suspense } from 'react'
import type { Resource } from '../../../fhir/resource'

const Outline = lazy(() => import('./outline'))

/** The questions of a form, loaded with the first form that is opened. */
export function LazyOutline({ form }: { form: Resource }) {
  return (
    <Suspense fallback={<p data-coming hidden />}>
      <Outline form={form} />
    </Suspense>
  )
}
