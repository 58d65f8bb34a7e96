import { useMemo, useState } from 'react'
import { recordTypes } from '../../contract'
import { describe } from '../../resources/registry'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { Collect } from './collect'
import { filterEvents, groupTimeline } from './group'
import { LoadNotes } from './load-notes'
import { orderInDay, shownDay } from './shown-day'
import { Undated, Years } from './years'
import styles from './timeline.module.css'
import type { RecordType } from '../../contract'
import type { TypeLoaded } from './collect'
import type { RecordEvent } from './years'

const timelineTypes = recordTypes.filter((type) => describe(type).timeline)

/** Everything dated, newest first, by year, month and day; types that did not load are named. */
export default function TimelinePage() {
  const { views } = usePageWords()
  const reader = useAudience()
  return (
    <>
      <PageHeading title={views.timeline.title(reader)} intro={views.timeline.intro(reader)} />
      <Collect types={timelineTypes}>{(all) => <Everything all={all} />}</Collect>
    </>
  )
}

interface Gathered {
  readonly events: readonly RecordEvent[]
  /** Records marked as mistakes, left out of the events. */
  readonly mistakes: number
}

function gather(all: readonly TypeLoaded[], typeName: (type: RecordType) => string): Gathered {
  const records = all.flatMap(({ type, loaded }) => (loaded.set?.matches ?? []).map((resource) => ({ type, resource })))
  const kept = records.filter(({ type, resource }) => describe(type).place(resource) !== 'void')
  const events = kept.map(({ type, resource }, position) => {
    const descriptor = describe(type)
    const raw = descriptor.date(resource)?.raw
    return {
      key: `${type}/${resource.id ?? position}`,
      type,
      resource,
      raw: raw === undefined ? undefined : shownDay(raw),
      order: raw === undefined ? 0 : orderInDay(raw),
      text: `${descriptor.title(resource) ?? ''} ${typeName(type)}`.toLowerCase(),
    }
  })
  return { events, mistakes: records.length - kept.length }
}

function Everything({ all }: { all: readonly TypeLoaded[] }) {
  const { views, typeNames } = usePageWords()
  const { audience } = useAudience()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const sets = all.map(({ loaded }) => loaded.set)
  // The sets keep their identity between renders, so the list is built again only when one of them changes.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { events, mistakes } = useMemo(() => gather(all, nameOf), [...sets, audience])
  const shown = filterEvents(events, hidden, text)
  const line = groupTimeline(shown)
  const present = timelineTypes.filter((type) => events.some((event) => event.type === type))

  const toggle = (type: RecordType) => {
    const next = new Set(hidden)
    if (!next.delete(type)) next.add(type)
    setHidden(next)
  }

  return (
    <>
      <LoadNotes all={all} />
      <fieldset className="no-print">
        <legend>{views.timeline.filters}</legend>
        <div className={styles['filters']}>
          {present.map((type) => (
            <label key={type}>
              <input type="checkbox" checked={!hidden.has(type)} onChange={() => toggle(type)} /> {nameOf(type)}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="no-print">
        <label>
          {views.timeline.find} <input type="search" value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </label>
      </p>
      <p role="status">{views.frame.showingOf(shown.length, events.length)}</p>
      {mistakes > 0 ? <p className="muted">{views.timeline.mistakes(mistakes)}</p> : null}
      {shown.length === 0 && events.length > 0 ? <p>{views.frame.nothingMatches}</p> : null}
      <Years years={line.years} />
      <Undated events={line.undated} />
    </>
  )
}
