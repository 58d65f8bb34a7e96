import { formatMoment } from '../../fhir/format-date'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import {
  directoryIndex,
  toEhrConfig,
  findSystems,
  type DirectoryMatches,
  type HealthSystem,
} from '../../auth/directory/directory'
import { loadFindSystemMessages } from '../../i18n/loader'
import { useLocale } from '../../language/language-context'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { formatCount } from '../../lib/locale-format'
import styles from './find-system.module.css'
import type { EhrConfig } from '../../config/config'

interface FindSystemProps {
  /** True below the configured systems of the site. */
  readonly isAdditional: boolean
  onChoose(ehr: EhrConfig): void
  onProblem(problem: unknown): void
}

interface DirectoryResult {
  readonly query: string
  /** Undefined when the directory could not be loaded. */
  readonly matches: DirectoryMatches | undefined
}

const MIN_QUERY_LENGTH = 2

/** The latest result of the search; results of an earlier query are dropped. Undefined before the first result and for a short query. */
function useDirectorySearch(query: string): { result: DirectoryResult | undefined; retry: () => void } {
  const [result, setResult] = useState<DirectoryResult>()
  const [attempt, setAttempt] = useState(0)
  const isLongEnough = [...query.trim()].length >= MIN_QUERY_LENGTH
  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    const update = (matches: DirectoryMatches | undefined): void => {
      if (isCurrent) setResult({ query, matches })
    }
    findSystems(query).then(update, () => update(undefined))
    return () => {
      isCurrent = false
    }
  }, [query, isLongEnough, attempt])
  return { result: isLongEnough ? result : undefined, retry: () => setAttempt(attempt + 1) }
}

/** The day on which the directory was created; undefined until it is loaded. */
function useDirectoryDate(): string | undefined {
  const locale = useLocale()
  const [createdAt, setCreatedAt] = useState<string>()
  useEffect(() => {
    directoryIndex().then(
      (index) => setCreatedAt(index.createdAt),
      () => undefined,
    )
  }, [])
  const date = createdAt === undefined ? undefined : parsePartialDate(createdAt)
  return date && formatMoment(dateInterval(date).from, locale, { dateStyle: 'long' })
}

type KeyHandlers = Readonly<Record<string, (() => void) | undefined>>

/** Runs the handler of a key, except during IME composition. */
function handleKey(event: KeyboardEvent, keys: KeyHandlers): void {
  const handler = event.nativeEvent.isComposing ? undefined : keys[event.key]
  if (handler === undefined) return
  event.preventDefault()
  handler()
}

/** A combobox over the site's directory of health systems; its list is below it in the page. */
export default function FindSystem({ isAdditional, onChoose, onProblem }: FindSystemProps) {
  const messages = useLoadedMessages(loadFindSystemMessages)
  const createdOn = useDirectoryDate()
  const id = useId()
  const [text, setText] = useState('')
  const [activeOption, setActiveOption] = useState<{ of: DirectoryResult | undefined; index: number }>()
  const [unavailable, setUnavailable] = useState<HealthSystem>()
  const list = useRef<HTMLDivElement>(null)
  const { result, retry } = useDirectorySearch(text)
  const systems = result?.matches?.systems ?? []
  const hosts = result?.matches?.hosts
  const isOpen = systems.length > 0
  // Only within the same result, so that Enter never opens another system than the one that was active.
  const active = activeOption !== undefined && activeOption.of === result ? activeOption.index : -1
  const activeSystem = systems[active]

  const changeText = (next: string) => {
    setText(next)
    setActiveOption(undefined)
    setUnavailable(undefined)
  }
  const activate = (index: number) => {
    setActiveOption({ of: result, index })
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (system: HealthSystem) => {
    setUnavailable(undefined)
    toEhrConfig(system).then((ehr) => (ehr === undefined ? setUnavailable(system) : onChoose(ehr)), onProblem)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = systems.length - 1
    const keys: KeyHandlers = {
      ArrowDown: () => activate(active >= last ? 0 : active + 1),
      ArrowUp: () => activate(active <= 0 ? last : active - 1),
      Enter: () => activeSystem && choose(activeSystem),
      Escape: () => (active >= 0 ? setActiveOption(undefined) : changeText('')),
    }
    handleKey(event, isOpen ? keys : { Escape: keys.Escape })
  }

  return (
    <div className={styles['find']}>
      <h3>{isAdditional ? messages.other : messages.title}</h3>
      <label htmlFor={`${id}-field`}>{messages.label}</label>
      <input
        id={`${id}-field`}
        className={styles['field']}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeSystem ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className="muted small">
        {messages.hint} {createdOn ? messages.asOf(createdOn) : null}
      </p>
      <SearchStatus result={result} unavailable={unavailable} messages={messages} onRetry={retry} />
      {isOpen ? (
        <Options
          systems={systems}
          hosts={hosts}
          active={active}
          id={id}
          list={list}
          messages={messages}
          onChoose={choose}
        />
      ) : null}
    </div>
  )
}

interface OptionsProps {
  readonly systems: readonly HealthSystem[]
  /** Shown to tell systems with the same name apart. */
  readonly hosts: DirectoryMatches['hosts'] | undefined
  readonly active: number
  readonly id: string
  readonly list: Ref<HTMLDivElement>
  readonly messages: FindSystemMessages
  onChoose(system: HealthSystem): void
}

function Options({ systems, hosts, active, id, list, messages, onChoose }: OptionsProps) {
  const connectionOf = ({ vendor, portal }: HealthSystem): string | null => {
    if (vendor === '') return messages.notConnectable
    return portal === '' ? null : messages.portal(portal)
  }
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={messages.results} className={styles['list']}>
      {systems.map((system, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles the keys (ARIA combobox)
        <div
          key={system.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['option']}
          // Keeps the focus in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(system)}
        >
          <bdi className={styles['name']}>{system.name}</bdi>
          <bdi className={styles['about']}>{system.location}</bdi>
          <bdi className={styles['about']}>{hosts?.get(system)}</bdi>
          <span className={styles['about']}>{connectionOf(system)}</span>
        </div>
      ))}
    </div>
  )
}

type FindSystemMessages = Awaited<ReturnType<typeof loadFindSystemMessages>>

/** The outcome of the search, and a note on a selected system that cannot be connected. */
function SearchStatus({
  result,
  unavailable,
  messages,
  onRetry,
}: {
  result: DirectoryResult | undefined
  unavailable: HealthSystem | undefined
  messages: FindSystemMessages
  onRetry: () => void
}) {
  return (
    <>
      <div role="status">
        {result === undefined ? null : <ResultCount result={result} messages={messages} />}
        {unavailable ? <p>{messages.notConnectableNote(unavailable.name)}</p> : null}
      </div>
      {result !== undefined && result.matches === undefined ? (
        <button type="button" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      ) : null}
    </>
  )
}

/** The number of matches; a polite live region announces it. */
function ResultCount({ result: { matches }, messages }: { result: DirectoryResult; messages: FindSystemMessages }) {
  const locale = useLocale()
  if (matches === undefined) return <p>{messages.failed}</p>
  const { systems, remaining, complete } = matches
  if (systems.length === 0) return <p>{complete ? messages.none : messages.manyMore}</p>
  if (!complete) return <p>{messages.manyMore}</p>
  return (
    <p>
      {remaining > 0 ? messages.more(systems.length, formatCount(remaining, locale)) : messages.found(systems.length)}
    </p>
  )
}
