import { useState } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { ReservedSpace } from './reserved-space'
import { AlternateName } from './alternate-name'
import { WhatIsThis } from './what-is-this'
import type { PlainName } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

interface BelowTitleProps {
  readonly resource: Resource
  readonly words: string
  /** Undefined as long as the dictionary is on its way, and for what it does not know. */
  readonly plain: PlainName | undefined
  readonly loading: boolean
  readonly open: boolean
}

/** Below a title: the record's words where the plain name is the title, the plain name where the record's words are, and what it is. */
export function BelowTitle({ resource, words, plain, loading: coming, open }: BelowTitleProps) {
  // Here, because the sentences go and come again when the reader takes another language. Those that come late come closed: open, they would push the record down below the reader's eyes.
  const [isOpen, setIsOpen] = useState(open && !coming)
  const { dictionary } = usePageMessages()
  return (
    <ReservedSpace words={words} loading={coming}>
      {plain ? (
        <>
          <AlternateName resource={resource} words={words} plain={plain} labels={dictionary} />
          <WhatIsThis plain={plain} resource={resource} record={words} open={isOpen} onToggle={setIsOpen} />
        </>
      ) : null}
    </ReservedSpace>
  )
}
