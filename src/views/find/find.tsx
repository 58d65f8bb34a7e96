import { Link } from 'react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useKept } from '../../data/kept'
import { useLoadedRecords } from '../../data/loaded-records'
import { recordTypes } from '../../contract'
import { kinds } from '../../dictionary/kinds'
import { wordsToFind } from '../../resources/find'
import { PageHeading } from '../../ui/page-heading'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { useFindWords } from '../../parts/dictionary/find-words'
import { PlainNames } from '../../parts/dictionary/plain-names'
import { usePlaceWords } from '../../parts/places/place-words'
import { LoadNotes } from '../../parts/loading/load-notes'
import { newestFirst } from '../../clinical/newest-first'
import { WholeRecord } from '../../parts/loading/whole-record'
import { Found } from './found'
import { searcher } from './search'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { PlaceWords } from '../../words/load'
import type { Whole } from '../../parts/loading/whole-record'

/** One box over everything that is loaded; what is typed stays in memory. */
export default function FindPage() {
  const { find } = usePageWords()
  return (
    <>
      <PageHeading title={find.title} intro={find.intro} />
      <WholeRecord>
        {(whole) => (
          <PlainNames kinds={kinds}>
            <Finder whole={whole} />
          </PlainNames>
        )}
      </WholeRecord>
    </>
  )
}

/** What people look for first; the others as the API has them. */
const first: readonly RecordType[] = ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'Observation', 'DiagnosticReport', 'DocumentReference', 'Encounter', 'Immunization', 'Procedure']
const inOrder: readonly RecordType[] = [...first, ...recordTypes.filter((type) => !first.includes(type))]

/** The person's lists with what else is loaded: people and places that searches brought, and records that were opened. */
function everything(whole: Whole, loaded: ReadonlyMap<RecordType, readonly Resource[]>): readonly { readonly type: RecordType; readonly records: readonly Resource[] }[] {
  return inOrder.map((type) => {
    const listed = whole.source.parts.find((part) => part.type === type)?.records ?? []
    const ids = new Set(listed.map(({ id }) => id))
    const others = new Map((loaded.get(type) ?? []).filter(({ id }) => id !== undefined && !ids.has(id)).map((one) => [one.id, one]))
    return { type, records: others.size === 0 ? listed : newestFirst(type, [...listed, ...others.values()]) }
  })
}

function Finder({ whole }: { whole: Whole }) {
  const { find } = usePageWords()
  // At once, because nothing is asked for by what is looked for.
  const places = usePlaceWords()
  const plainWords = useFindWords()
  const [kept, keep] = useKept('find', '')
  const [typed, setTyped] = useState(kept)
  const looked = useDeferredValue(typed)
  const words = useMemo(() => wordsToFind(looked), [looked])
  const look = useLoadedRecords({ asSent: true })
  const groups = useMemo(() => everything(whole, look()), [whole, look])
  const search = useMemo(() => searcher(whole.speech, plainWords), [whole.speech, plainWords])
  const hits = useMemo(() => (words.length === 0 ? [] : groups.map(({ type, records }) => ({ type, hits: records.flatMap((record) => search.hit(record, words) ?? []) }))), [groups, words, search])
  const unread = useMemo(() => groups.reduce((sum, { records }) => sum + records.reduce((files, record) => files + search.unreadFiles(record), 0), 0), [groups, search])
  const searched = groups.reduce((sum, { records }) => sum + records.length, 0)
  const count = hits.reduce((sum, group) => sum + group.hits.length, 0)
  const change = (text: string) => {
    setTyped(text)
    keep(text)
  }
  return (
    <div className="stack">
      <LoadNotes all={whole.all} />
      <div className="stack no-print">
        <label>
          {find.label}
          <input type="search" value={typed} autoComplete="off" spellCheck={false} aria-describedby="find-help" onChange={(event) => change(event.target.value)} />
        </label>
        <p id="find-help" className="muted small">
          {find.help}
        </p>
      </div>
      <p role="status">{words.length === 0 ? find.prompt : count === 0 ? find.none(looked.trim(), searched) : find.found(count)}</p>
      {words.length > 0 && count === 0 ? <Missed places={places} /> : null}
      {hits.map(({ type, hits: found }) => (found.length > 0 ? <Found key={type} type={type} hits={found} words={words} /> : null))}
      <p className="muted small">
        {find.whatIsSearched} {unread > 0 ? find.notSearched(unread) : null}
      </p>
    </div>
  )
}

const lists = ['/results', '/conditions', '/medicines', '/documents'] as const

/** What a miss means, and where to look instead: the words of a record are seldom those of the person. */
function Missed({ places }: { places: PlaceWords }) {
  const { find } = usePageWords()
  const column = useAudience().audience === 'provider' ? 1 : 0
  return (
    <>
      <p>{find.noneWhy}</p>
      <p>{find.noneTry}</p>
      <ul>
        {lists.map((to) => (
          <li key={to}>
            <Link to={to}>{places.pages[to]?.[column]}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
