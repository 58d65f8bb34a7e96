import { useState } from 'react'
import { usePageWords } from '../../ui/page-words'
import { KeptRoom } from './reserved-space'
import { OtherName } from './other-name'
import { WhatIsThis } from './what-is-this'
import type { Plain } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

interface BelowProps {
  readonly resource: Resource
  readonly words: string
  /** Undefined as long as the dictionary is on its way, and for what it does not know. */
  readonly plain: Plain | undefined
  readonly coming: boolean
  readonly open: boolean
}

/** Below a title: the record's words where the plain name is the title, the plain name where the record's words are, and what it is. */
export function BelowTitle({ resource, words, plain, coming, open }: BelowProps) {
  // Here, because the sentences go and come again when the reader takes another language. Those that come late come closed: open, they would push the record down below the reader's eyes.
  const [isOpen, setIsOpen] = useState(open && !coming)
  const { dictionary } = usePageWords()
  return (
    <KeptRoom words={words} coming={coming}>
      {plain ? (
        <>
          <OtherName resource={resource} words={words} plain={plain} labels={dictionary} />
          <WhatIsThis plain={plain} resource={resource} record={words} open={isOpen} onToggle={setIsOpen} />
        </>
      ) : null}
    </KeptRoom>
  )
}
