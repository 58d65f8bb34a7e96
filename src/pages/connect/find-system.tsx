import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import {
  directoryIndex,
  toEhrConfig,
  findSystems,
  type DirectoryMatches,
  type HealthSystem,
} from '../../auth/directory/directory'
import { loadFindSystemMessages } from '../../i18n/loader'
import { useLocale } from '../../ui/language'
import { useLoadedMessages } from '../../ui/use-page-messages'
import styles from './find-system.module.css'
import type { EhrConfig } from '../../config/config'

interface FindSystemProps {
  /** Own systems of the site stand above. */
  readonly hasOwn: boolean
  onChoose(ehr: EhrConfig): void
  onProblem(problem: unknown): void
}

interface DirectoryResult {
  readonly query: string
  readonly found: DirectoryMatches | undefined
}

/** From so many letters on there is something to look for. */
const MIN_QUERY_LENGTH = 2

/** What the directory has for the text, as soon as it has come; an answer to an earlier text is dropped. `found` is undefined when the list could not be loaded. */
function useDirectorySearch(query: string): { answer: DirectoryResult | undefined; again: () => void } {
  const [answer, setAnswer] = useState<DirectoryResult>()
  const [round, setRound] = useState(0)
  const asked = [...query.trim()].length >= MIN_QUERY_LENGTH
  useEffect(() => {
    if (!asked) return
    let here = true
    const tell = (found: DirectoryMatches | undefined): void => {
      if (here) setAnswer({ query, found })
    }
    findSystems(query).then(tell, () => tell(undefined))
    return () => {
      here = false
    }
  }, [query, asked, round])
  return { answer: asked ? answer : undefined, again: () => setRound(round + 1) }
}

/** When the list was made, as a day; undefined until it is known. */
function useDirectoryDate(): string | undefined {
  const locale = useLocale()
  const [made, setMade] = useState<string>()
  useEffect(() => {
    directoryIndex().then(
      (index) => setMade(index.createdAt),
      () => undefined,
    )
  }, [])
  const at = made === undefined ? NaN : Date.parse(made)
  return Number.isNaN(at) ? undefined : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
}

type KeyHandlers = Readonly<Record<string, (() => void) | undefined>>

/** Does what a key stands for, and nothing while letters are still being put together. */
function handleKey(event: KeyboardEvent, keys: KeyHandlers): void {
  const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

/** Type-ahead over the site's directory of health systems: a combobox whose list stands below it in the page. */
export default function FindSystem({ hasOwn, onChoose, onProblem }: FindSystemProps) {
  const words = useLoadedMessages(loadFindSystemMessages)
  const madeOn = useDirectoryDate()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ of: DirectoryResult | undefined; index: number }>()
  const [closed, setClosed] = useState<HealthSystem>()
  const list = useRef<HTMLUListElement>(null)
  const { answer, again } = useDirectorySearch(text)
  const systems = answer?.found?.systems ?? []
  const open = systems.length > 0
  // A place in one list is no place in the next: what Enter opens never changes under the finger.
  const active = chosen !== undefined && chosen.of === answer ? chosen.index : -1
  const current = systems[active]

  const type = (next: string) => {
    setText(next)
    setChosen(undefined)
    setClosed(undefined)
  }
  const go = (to: number) => {
    setChosen({ of: answer, index: to })
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (system: HealthSystem) => {
    setClosed(undefined)
    toEhrConfig(system).then((ehr) => (ehr === undefined ? setClosed(system) : onChoose(ehr)), onProblem)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = systems.length - 1
    const keys: KeyHandlers = {
      ArrowDown: () => go(active >= last ? 0 : active + 1),
      ArrowUp: () => go(active <= 0 ? last : active - 1),
      Enter: () => current && choose(current),
      Escape: () => (active >= 0 ? setChosen(undefined) : type('')),
    }
    handleKey(event, open ? keys : { Escape: keys.Escape })
  }

  return (
    <div className={styles['find']}>
      <h3>{hasOwn ? words.other : words.title}</h3>
      <label htmlFor={`${id}-field`}>{words.label}</label>
      <input
        id={`${id}-field`}
        className={styles['field']}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="muted small">
        {words.hint} {madeOn ? words.asOf(madeOn) : null}
      </p>
      <SearchStatus answer={answer} closed={closed} words={words} again={again} />
      {open ? <Options systems={systems} active={active} id={id} list={list} words={words} onChoose={choose} /> : null}
    </div>
  )
}

interface OptionsProps {
  readonly systems: readonly HealthSystem[]
  readonly active: number
  readonly id: string
  readonly list: Ref<HTMLUListElement>
  readonly words: FindSystemMessages
  onChoose(system: HealthSystem): void
}

function Options({ systems, active, id, list, words, onChoose }: OptionsProps) {
  return (
    <ul ref={list} id={`${id}-list`} role="listbox" aria-label={words.results} className={styles['list']}>
      {systems.map((system, index) => (
        <li
          key={system.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles['option']}
          // The field keeps the focus: a press of the pointer must not take it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(system)}
        >
          <bdi className={styles['name']}>{system.name}</bdi>
          <bdi className={styles['about']}>{system.location}</bdi>
          <span className={styles['about']}>
            {system.vendor === '' ? words.outOfReach : system.portal === '' ? null : words.portal(system.portal)}
          </span>
        </li>
      ))}
    </ul>
  )
}

type FindSystemMessages = Awaited<ReturnType<typeof loadFindSystemMessages>>

/** What came of the search, and of a choice that leads nowhere. */
function SearchStatus({
  answer,
  closed,
  words,
  again,
}: {
  answer: DirectoryResult | undefined
  closed: HealthSystem | undefined
  words: FindSystemMessages
  again: () => void
}) {
  return (
    <>
      <div role="status">
        {answer === undefined ? null : <ResultCount answer={answer} words={words} />}
        {closed ? <p>{words.outOfReachNote(closed.name)}</p> : null}
      </div>
      {answer !== undefined && answer.found === undefined ? (
        <button type="button" onClick={again}>
          {words.tryAgain}
        </button>
      ) : null}
    </>
  )
}

/** What came of the search, in one sentence; each new one is read out when the reader pauses. */
function ResultCount({ answer: { found }, words }: { answer: DirectoryResult; words: FindSystemMessages }) {
  const locale = useLocale()
  if (found === undefined) return <p>{words.failed}</p>
  const { systems, remaining: more, complete } = found
  if (systems.length === 0) return <p>{complete ? words.none : words.manyMore}</p>
  if (!complete) return <p>{words.manyMore}</p>
  return (
    <p>
      {more > 0 ? words.more(systems.length, new Intl.NumberFormat(locale).format(more)) : words.found(systems.length)}
    </p>
  )
}
