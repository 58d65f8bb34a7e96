import { useState } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { useAudience } from '../../ui/audience'
import { ReservedSpace } from './reserved-space'
import { AlternateName } from './alternate-name'
import { WhatIsThis } from './what-is-this'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'

interface BelowTitleProps {
  readonly resource: Resource
  readonly title: string
  /** Undefined while the dictionary is loading, or if it has no entry. */
  readonly plain: PlainName | undefined
  /** Whether the code and the words of the record mean different things. */
  readonly disagree: boolean
  readonly loading: boolean
  readonly open: boolean
}

/** Below a title: the other of the record's own and the plain name, and the explanation. */
export function BelowTitle({ resource, title, plain, disagree, loading, open }: BelowTitleProps) {
  // Kept here, as the explanation unmounts on a change of language. It starts closed if it loads late: opening would shift the page.
  const [isOpen, setIsOpen] = useState(open && !loading)
  const { dictionary } = usePageMessages()
  const audience = useAudience()
  return (
    <ReservedSpace title={title} loading={loading}>
      {plain ? (
        <>
          <AlternateName resource={resource} title={title} plain={plain} labels={dictionary} />
          <WhatIsThis plain={plain} resource={resource} title={title} open={isOpen} onToggle={setIsOpen} />
        </>
      ) : null}
      {disagree ? (
        <span className="small">{open ? dictionary.namesDisagreeInFull(audience) : dictionary.namesDisagree}</span>
      ) : null}
    </ReservedSpace>
  )
}
