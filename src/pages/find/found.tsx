import { useState } from 'react'
import { useSeen } from '../../data/privacy/masked-records'
import { isCover } from '../../resources/cover'
import { snippet } from '../../resources/find'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { placeOf } from '../../components/navigation/kinds'
import { ResourceRow } from '../../components/rows/resource-row'
import { Card } from '../../ui/card'
import { isRepeated, newestOfEach } from './in-order'
import type { RecordType } from '../../contract'
import type { FindEntry } from '../../resources/find'
import type { Hit } from './search'

/** Rows of a type before the reader asks for all, and texts of a record. */
const ROWS = 10
const TEXTS = 3

/** The records of one type that have the words. */
export function Found({ type, hits, words }: { type: RecordType; hits: readonly Hit[]; words: readonly string[] }) {
  const { find, typeNames } = usePageWords()
  const { audience } = useAudience()
  const [whole, setWhole] = useState(false)
  const name = typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  const shown = whole ? hits : newestOfEach(type, hits).slice(0, ROWS)
  return (
    <Card place={placeOf(type)} title={find.group(name, hits.length)}>
      <ul aria-label={name}>
        {shown.map((hit, index) => (
          <li key={hit.resource.id ?? index}>
            <HitRow hit={hit} words={words} />
          </li>
        ))}
      </ul>
      {shown.length < hits.length && isRepeated(type) ? <p className="muted small">{find.newest}</p> : null}
      {shown.length < hits.length ? (
        <button type="button" onClick={() => setWhole(true)}>
          {find.showAll(hits.length)}
        </button>
      ) : null}
    </Card>
  )
}

function HitRow({ hit, words }: { hit: Hit; words: readonly string[] }) {
  const { find } = usePageWords()
  const resource = useSeen()(hit.resource)
  if (isCover(resource)) return <ResourceRow resource={resource} />
  // The name stands above them already; it is said again only where nothing else was found.
  const others = hit.entries.filter(({ field }) => field !== 'name')
  const texts = others.length > 0 ? others : hit.entries
  return (
    <ResourceRow resource={resource} withLine={false}>
      {texts.length > 0 ? (
        <ul>
          {texts.slice(0, TEXTS).map((entry) => (
            <li key={`${entry.field} ${entry.path} ${entry.text}`}>
              <Text entry={entry} words={words} />
            </li>
          ))}
        </ul>
      ) : null}
      {texts.length > TEXTS ? <p className="muted small">{find.more(texts.length - TEXTS)}</p> : null}
    </ResourceRow>
  )
}

function Text({ entry: { field, path, text }, words }: { entry: FindEntry; words: readonly string[] }) {
  const { find, label } = usePageWords()
  const { audience } = useAudience()
  const names = {
    name: find.name,
    status: find.status,
    file: find.file,
    narrative: find.narrative,
    code: find.code,
    plain: find.plain,
    element: label(path, audience),
  }
  return (
    <>
      <span className="muted">{names[field]}: </span>
      <bdi>
        {snippet(text, words).map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))}
      </bdi>
    </>
  )
}
