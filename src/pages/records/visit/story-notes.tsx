import { isNoteOfVisitDay, type ClinicalNote, type VisitNotes } from '../../../clinical/encounters/visit-notes'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { usePageMessages } from '../../../ui/use-page-messages'
import { InlineNote } from './inline-note'
import { needsTextFetch } from './note-files'
import type { ResourceOf } from '../../../fhir/resource'

/** Further notes are below a line that opens them, and fetched when they are opened. */
const MAX_OPEN_NOTES = 3

/** The notes of a visit on its page, those that are of its day alone after those that it is linked to. */
export function StoryNotes({
  visit,
  notes: { linked, sameDay },
}: {
  visit: ResourceOf<'Encounter'>
  notes: VisitNotes
}) {
  const { byType, views } = usePageMessages()
  const words = views.stories.visit
  const all = [...linked, ...sameDay]
  const fetched = new Set(all.filter(({ record }) => needsTextFetch(record)).slice(0, MAX_OPEN_NOTES))
  const list = (notes: readonly ClinicalNote[]) =>
    notes.map((written, index) => (
      <InlineNote
        key={`${written.record.resourceType}/${written.record.id ?? index}`}
        written={written}
        atOnce={fetched.has(written)}
        hasByline
      >
        {linked.includes(written) ? null : (
          <p className="muted small">
            {words.matchedByDate}
            {isNoteOfVisitDay({ ...written, older: [] }, visit) ? null : ` ${byType.visit.newer}`}
          </p>
        )}
      </InlineNote>
    ))
  return (
    <Card icon="papers" title={words.note(all.length)}>
      <div>{list(all.slice(0, MAX_OPEN_NOTES))}</div>
      {all.length > MAX_OPEN_NOTES ? (
        <Disclosure summary={views.stories.more(all.length - MAX_OPEN_NOTES)}>
          <div>{list(all.slice(MAX_OPEN_NOTES))}</div>
        </Disclosure>
      ) : null}
    </Card>
  )
}
