import { Suspense, type ReactNode } from 'react'
import { useMessages } from '../../../language/language-context'
import { Boundary } from '../../../ui/boundary'
import { Placeholder } from '../placeholder'

/** A part that is loaded after the critical lists; `space`: it is likely to have content. */
export function DeferredSection({
  isReady,
  space = false,
  children,
}: {
  isReady: boolean
  space?: boolean
  children: ReactNode
}) {
  const { views } = useMessages()
  const fallback = <Placeholder space={space} />
  if (!isReady) return fallback
  return (
    <Boundary fallback={<p>{views.common.unshownPart}</p>}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}
