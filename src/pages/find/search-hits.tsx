import { RecordBoundary } from '../../components/rows/record-boundary'
import { useState } from 'react'
import { useMasking } from '../../data/privacy/masked-records'
import { isMaskedRecord } from '../../resources/masking'
import { snippet } from '../../resources/text-search'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { useStatusContext } from '../../components/patient/status-context'
import { iconOfType } from '../../components/navigation/type-groups'
import { ResourceRow } from '../../components/rows/resource-row'
import { Card } from '../../ui/card'
import { isRepeatedType, newestPerName } from './search-order'
import { typeOfKind } from '../../resources/observation-kind'
import type { RecordKind } from '../../resources/observation-category'
import type { TextSearchEntry } from '../../resources/text-search'
import type { SearchHit } from './search'
import { useFormat } from '../../language/language-context'

/** Rows of a type before "show all", and matched texts per record. */
const INITIAL_ROWS = 10
const MAX_TEXTS = 3

/** The matching records of one kind. */
export function SearchHits({
  kind,
  hits,
  terms,
}: {
  kind: RecordKind
  hits: readonly SearchHit[]
  terms: readonly string[]
}) {
  const format = useFormat()
  const { find, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const statusContext = useStatusContext()
  const [showsAll, setShowsAll] = useState(false)
  const name = typeNames[kind][audience === 'provider' ? 'provider' : 'patient'].many
  const type = typeOfKind(kind)
  const shown = showsAll ? hits : newestPerName(type, hits, statusContext, format).slice(0, INITIAL_ROWS)
  return (
    <Card icon={iconOfType(kind)} title={find.group(name, hits.length)}>
      <ul aria-label={name}>
        {shown.map((hit, index) => (
          <li key={hit.resource.id ?? index}>
            <RecordBoundary record={hit.resource}>
              <HitRow hit={hit} terms={terms} />
            </RecordBoundary>
          </li>
        ))}
      </ul>
      {shown.length < hits.length && isRepeatedType(type) ? <p className="muted small">{find.newest}</p> : null}
      {shown.length < hits.length ? (
        <button type="button" onClick={() => setShowsAll(true)}>
          {find.showAll(hits.length)}
        </button>
      ) : null}
    </Card>
  )
}

function HitRow({ hit, terms }: { hit: SearchHit; terms: readonly string[] }) {
  const { find } = usePageMessages()
  const resource = useMasking()(hit.resource)
  const { reasons } = assertionOf(resource, useStatusContext())
  if (isMaskedRecord(resource)) return <ResourceRow resource={resource} />
  // The title of the row is the name already; it is repeated only when nothing else matched.
  const others = hit.entries.filter(({ field }) => field !== 'name')
  const texts = others.length > 0 ? others : hit.entries
  return (
    // The line of a result without a value says why there is none.
    <ResourceRow resource={resource} withLine={reasons.includes('noResult')}>
      {texts.length > 0 ? (
        <ul>
          {texts.slice(0, MAX_TEXTS).map((entry) => (
            <li key={`${entry.field} ${entry.path} ${entry.text}`}>
              <MatchedText entry={entry} terms={terms} />
            </li>
          ))}
        </ul>
      ) : null}
      {texts.length > MAX_TEXTS ? <p className="muted small">{find.more(texts.length - MAX_TEXTS)}</p> : null}
    </ResourceRow>
  )
}

function MatchedText({ entry: { field, path, text }, terms }: { entry: TextSearchEntry; terms: readonly string[] }) {
  const { find, label } = usePageMessages()
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
        {snippet(text, terms).map((piece, index) =>
          piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
        )}
      </bdi>
    </>
  )
}
