import { Link } from 'react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useKept } from '../../data/use-session-state'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { kinds } from '../../dictionary/kinds'
import { wordsToFind } from '../../resources/find'
import { PageHeading } from '../../ui/page-heading'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { useFindWords } from '../../components/plain-language/find-words'
import { PlainNames } from '../../components/plain-language/plain-names'
import { usePlaceWords } from '../../components/navigation/section-names'
import { LoadNotes } from '../../components/loading/load-notes'
import { Showing } from '../../components/rows/showing'
import { WholeRecord } from '../../components/loading/whole-record'
import { Found } from './found'
import { allInOrder } from './in-order'
import { KindChips, useKinds } from './kind-chips'
import { searcher } from './search'
import type { PlaceWords } from '../../i18n/load'
import type { Whole } from '../../components/loading/whole-record'

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
  const groups = useMemo(() => allInOrder(whole.source.parts, look()), [whole, look])
  const search = useMemo(() => searcher(whole.speech, plainWords), [whole.speech, plainWords])
  const hits = useMemo(
    () =>
      words.length === 0
        ? []
        : groups.map(({ type, records }) => ({
            type,
            hits: records.flatMap((record) => search.hit(record, words) ?? []),
          })),
    [groups, words, search],
  )
  const unread = useMemo(
    () =>
      groups.reduce(
        (sum, { records }) => sum + records.reduce((files, record) => files + search.unreadFiles(record), 0),
        0,
      ),
    [groups, search],
  )
  const searched = groups.reduce((sum, { records }) => sum + records.length, 0)
  const count = hits.reduce((sum, group) => sum + group.hits.length, 0)
  const { kinds: present, isShown, toggle, showAll } = useKinds(hits)
  const shown = hits.filter(({ type }) => isShown(type))
  const left = shown.reduce((sum, group) => sum + group.hits.length, 0)
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
          <input
            type="search"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="find-help"
            onChange={(event) => change(event.target.value)}
          />
        </label>
        <p id="find-help" className="muted small">
          {find.help}
        </p>
      </div>
      <Showing isFiltered={left < count} onClear={showAll}>
        {words.length === 0
          ? find.prompt
          : count === 0
            ? find.none(looked.trim(), searched)
            : left < count
              ? find.shown(left, count)
              : find.found(count)}
      </Showing>
      <KindChips kinds={present} isShown={isShown} onToggle={toggle} />
      {words.length > 0 && count === 0 ? <Missed places={places} /> : null}
      {shown.map(({ type, hits: found }) =>
        found.length > 0 ? <Found key={type} type={type} hits={found} words={words} /> : null,
      )}
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
