import { useState } from 'react'
import { rowsByShape } from '../../fhir/show-by-shape'
import { loadOpenFileMessages } from '../../i18n/loader'
import { useFormat } from '../../language/language-context'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { Disclosure } from '../../ui/disclosure'
import { NoteText } from '../../ui/note-text'
import { PaginatedList } from '../../ui/paginated-list'
import { FactList } from '../../ui/value'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { narrativeText } from '../../components/files/narrative-text'
import type { Resource } from '../../fhir/resource'

/** Shown in another way, or not at all: `section` of a Composition consists of narratives and of references to other entries. */
const NOT_AS_ROWS: ReadonlySet<string> = new Set(['resourceType', 'meta', 'text', 'section'])
const MAX_SECTION_DEPTH = 8

interface Passage {
  readonly title: string | undefined
  readonly text: string
}

const narrativeOf = (part: Json): string | undefined =>
  narrativeText(isObject(part['text']) ? textOf(part['text']['div']) : undefined)

/** The narratives of an entry, and of the sections of a Composition. */
function passagesOf(part: Json, depth = 0): readonly Passage[] {
  const text = narrativeOf(part)
  const own = text === undefined ? [] : [{ title: textOf(part['title']), text }]
  const sections = depth < MAX_SECTION_DEPTH ? objectsOf(part['section']) : []
  return [...own, ...sections.flatMap((section) => passagesOf(section, depth + 1))]
}

/** Entries of types without a page, each with all that it says. */
export function OtherEntries({ entries }: { entries: readonly Resource[] }) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  if (entries.length === 0) return null
  return (
    <section className="stack">
      <h2>{messages.otherEntries}</h2>
      <p>{messages.otherEntriesIntro}</p>
      <PaginatedList
        label={messages.otherEntries}
        items={entries.map((entry, index) => (
          <OtherEntry key={index} entry={entry} />
        ))}
      />
    </section>
  )
}

function OtherEntry({ entry }: { entry: Resource }) {
  const format = useFormat()
  const messages = useLoadedMessages(loadOpenFileMessages)
  const [isOpen, setOpen] = useState(false)
  const { resourceType } = entry
  return (
    <Disclosure
      summary={resourceType === 'Composition' ? messages.summaryDocument : resourceType}
      open={isOpen}
      onToggle={setOpen}
    >
      {isOpen ? (
        <div className="stack">
          <FactList rows={rowsByShape(entry, resourceType, format, NOT_AS_ROWS)} />
          {passagesOf(entry).map(({ title, text }, index) => (
            <div key={index}>
              {title === undefined ? null : <h3>{title}</h3>}
              <NoteText text={text} />
            </div>
          ))}
        </div>
      ) : null}
    </Disclosure>
  )
}
