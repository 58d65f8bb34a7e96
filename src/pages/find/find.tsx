import { useDeferredValue, useMemo, useState } from 'react'
import { useSessionState } from '../../data/use-session-state'
import { useMasking } from '../../data/privacy/masked-records'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { parseSearchTerms } from '../../resources/text-search'
import { PageHeading } from '../../ui/page-heading'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { Link } from '../../ui/link'
import { AboutThisPage } from '../../ui/story'
import { useDelay } from '../../ui/use-delay'
import { usePageMessages } from '../../ui/use-page-messages'
import { useSearchDictionaries } from '../../components/plain-language/use-search-terms'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useNavigationMessages } from '../../components/navigation/use-navigation-messages'
import { iconOfType } from '../../components/navigation/type-groups'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { useStatusContext } from '../../components/patient/status-context'
import { LoadNotes } from '../../components/loading/load-notes'
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { isOfType } from '../../fhir/resource'
import { subjectWords } from '../../clinical/questions/read-question'
import { AllHits } from './all-hits'
import { AnswerCard } from './answer-card'
import { matchingRows, typeOfGroup } from './matching-rows'
import { RowList } from './row-list'
import { useQuestionAnswerer, useReadRecord } from './use-question-answerer'
import { useRowGlance } from './use-row-glance'
import { hitsByKind, useSearch } from './use-search'
import { typedWords } from './typed-words'
import styles from './find.module.css'
import type { NavigationMessages } from '../../i18n/types'
import type { FullRecord } from '../../components/loading/full-record-loader'
import type { SearchDictionary } from '../../components/plain-language/search-names'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Finds words, names and answers in everything that has loaded; what is typed stays in memory. */
export default function FindPage() {
  const { find } = usePageMessages()
  return (
    <>
      <PageHeading title={find.title} />
      <FullRecordLoader isNamed>
        {(fullRecord) => (
          <PlainNamesProvider kinds={dictionaryKinds}>
            <RecordFinder fullRecord={fullRecord} />
          </PlainNamesProvider>
        )}
      </FullRecordLoader>
    </>
  )
}

const noReadings: readonly ObservationReading[] = []

function RecordFinder({ fullRecord }: { fullRecord: FullRecord }) {
  const { find } = usePageMessages()
  const reader = useAudience()
  // Requested up front, so that no request depends on what is typed.
  const places = useNavigationMessages()
  const dictionaries = useSearchDictionaries()
  const [storedQuery, storeQuery] = useSessionState('find', '')
  const [query, setQuery] = useState(storedQuery)
  const deferredQuery = useDeferredValue(query)
  const changeQuery = (text: string) => {
    setQuery(text)
    storeQuery(text)
  }
  return (
    <div className="stack">
      <label className="no-print">
        <span className="visually-hidden">{find.label}</span>
        <input
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => changeQuery(event.target.value)}
        />
      </label>
      {query.trim() === '' ? (
        <section className={`no-print ${styles['examples'] ?? ''}`} aria-label={find.examplesTitle}>
          <p>{find.examplesTitle}:</p>
          {find.examples(reader).map((example) => (
            <button key={example} type="button" onClick={() => changeQuery(example)}>
              {example}
            </button>
          ))}
        </section>
      ) : null}
      <LoadNotes all={fullRecord.lists} />
      <Found text={deferredQuery.trim()} fullRecord={fullRecord} dictionaries={dictionaries} places={places} />
    </div>
  )
}

interface FoundProps {
  readonly text: string
  readonly fullRecord: FullRecord
  readonly dictionaries: readonly SearchDictionary[]
  readonly places: NavigationMessages
}

/** How long an answer waits for the dictionary: without it, fewer names are known. */
const NAMES_TIMEOUT_MS = 4000
/** Rows of a card before the others fold. */
const FIRST_ROWS = 3

/** The answer to a question; for other words one row for each thing that has them; and all records with them. */
function Found({ text, fullRecord, dictionaries, places }: FoundProps) {
  const { find, format } = usePageMessages()
  const status = useStatusContext()
  const mask = useMasking()
  const search = useSearch(fullRecord, dictionaries)
  const observations = useMemo(
    () =>
      (fullRecord.source.parts.find(({ type }) => type === 'Observation')?.records ?? []).filter((each) =>
        isOfType(each, 'Observation'),
      ),
    [fullRecord],
  )
  const { readings = noReadings, isPending } = useObservationReadings(observations)
  const record = useReadRecord(fullRecord, readings)
  const ask = useQuestionAnswerer(record, dictionaries)
  const toGlance = useRowGlance(record)
  const isLate = useDelay(NAMES_TIMEOUT_MS)
  const hasNames = dictionaries.every(
    ({ dictionaries: loaded, terms }) => terms && dictionaryKinds.every((kind) => loaded[kind]),
  )
  const isReady = !fullRecord.isLoading && !isPending && (hasNames || isLate)
  const { read, answer } = useMemo(
    () => (isReady && text !== '' ? ask(text) : { read: undefined, answer: undefined }),
    [isReady, ask, text],
  )
  const typedTerms = useMemo(() => parseSearchTerms(text), [text])
  const found = useMemo(() => {
    const ofTyped = { terms: typedTerms, hits: search.find(typedTerms) }
    const hasHits = ofTyped.hits.some(({ hits }) => hits.length > 0)
    if (hasHits || read === undefined || (read.kind === 'words' && read.corrected.length === 0)) return ofTyped
    // Those of the subject of a question; of misspelt words as they were read.
    const terms = parseSearchTerms(subjectWords(read).join(' '))
    return { terms, hits: search.find(terms) }
  }, [typedTerms, search, read])
  const rows = useMemo(
    // A name may be a word of other records too.
    () =>
      answer === undefined || read?.kind === 'words' ? matchingRows(found.hits, { record, status, format, mask }) : [],
    [answer, read, found, record, status, format, mask],
  )
  const count = rows.reduce((sum, { records }) => sum + records.length, 0)
  const hitCount = found.hits.reduce((sum, { hits }) => sum + hits.length, 0)
  const isNothing = typedTerms.length > 0 && answer === undefined && hitCount === 0
  const readAs =
    read && read.corrected.length > 0 && !(answer === undefined && found.terms === typedTerms) ? read.corrected : []
  const readAsWords = read?.corrected.map(([, word]) => word) ?? []
  const statusText = (): string => {
    if (typedTerms.length === 0) return ''
    if (answer) return answer.kind === 'none' ? find.noAnswer : find.answered
    return isNothing ? find.none(text) : find.matches(count === 0 ? hitCount : count, text)
  }
  return (
    <>
      <p role="status" className={answer ? 'visually-hidden' : undefined}>
        {statusText()}
      </p>
      {readAs.length === 0 ? null : <p>{find.readAs(readAs.map(([, word]) => word))}</p>}
      {answer ? <AnswerCard answer={answer} text={text} hasCovered={record.hasCovered} toGlance={toGlance} /> : null}
      {isNothing ? <NoMatches places={places} /> : null}
      <div className={styles['cards']}>
        {rows.map(({ group, records }) => (
          <Card key={group} icon={iconOfType(typeOfGroup[group])} title={find.rows[group]}>
            <RowList records={records} first={FIRST_ROWS} toGlance={toGlance} />
          </Card>
        ))}
      </div>
      <AllHits
        hits={hitsByKind(found.hits)}
        terms={found.terms}
        text={found.terms === typedTerms ? text : typedWords(found.terms, [text, ...readAsWords])}
        isOpen={answer === undefined && count === 0}
      />
      <AboutFind isLoading={fullRecord.isLoading} unreadFiles={search.unreadFiles} />
    </>
  )
}

/** What the answers come from; it waits a moment where answers above it are still to come. */
function AboutFind({ isLoading, unreadFiles }: { isLoading: boolean; unreadFiles: number }) {
  const { find } = usePageMessages()
  return (
    <div className={isLoading ? styles['awaited'] : undefined}>
      <AboutThisPage>
        <p>
          {find.about} {unreadFiles > 0 ? `${find.notSearched(unreadFiles)} ` : ''}
          {find.aboutPrivacy}
        </p>
      </AboutThisPage>
    </div>
  )
}

const SUGGESTED_PATHS = ['/results', '/conditions', '/medicines', '/documents'] as const

/** What no match means, and where to look instead: records seldom use the reader's words. */
function NoMatches({ places }: { places: NavigationMessages }) {
  const { find } = usePageMessages()
  const column = useAudience().audience === 'provider' ? 1 : 0
  return (
    <>
      <p>{find.noneExplanation}</p>
      <ul>
        {SUGGESTED_PATHS.map((to) => (
          <li key={to}>
            <Link to={to}>{places.pages[to]?.[column]}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
