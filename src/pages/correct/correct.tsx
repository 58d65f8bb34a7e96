import { Navigate, useParams } from 'react-router'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { FullRecordLoader } from '../../components/loading/full-record-loader'
import { LoadNotes } from '../../components/loading/load-notes'
import { AddToAppointmentSheet } from '../../components/export/add-to-appointment-sheet'
import { toggleRecord } from '../../components/export/use-appointment-sheet'
import { useStatusContext } from '../../components/patient/status-context'
import { isNamedByCode } from '../../components/plain-language/record-concept'
import { NameCheck } from '../../components/plain-language/name-check'
import { useCheckedNames } from '../../components/plain-language/use-checked-names'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { useMasking } from '../../data/privacy/masked-records'
import { useSessionState } from '../../data/use-session-state'
import { loadCorrectMessages } from '../../i18n/correct-loader'
import { letterReasons, type LetterReason } from '../../resources/export/correction-letter'
import { summarizeRecord } from '../../resources/export/record-summary'
import { keyInSource, recordKey } from '../../fhir/source'
import { useAudience } from '../../ui/audience'
import { Banner } from '../../ui/banner'
import { Disclosure } from '../../ui/disclosure'
import { Link } from '../../ui/link'
import { RecordText } from '../../ui/record-text'
import { PageHeading } from '../../ui/page-heading'
import { useLoadedMessages } from '../../ui/use-page-messages'
import { RecordPicker } from '../../components/export/record-picker'
import styles from '../../components/export/sheet.module.css'
import { CorrectionLetter } from './correction-letter'
import { useSession } from '../../auth/session/session-provider'
import type { FullRecord } from '../../components/loading/full-record-loader'
import type { Resource } from '../../fhir/resource'

/** What is wrong; for what the reader does not understand there is no letter. */
const reasons = [...letterReasons, 'unclear'] as const
type Reason = LetterReason | 'unclear'

/** What the reader has said so far; in memory only, for the session. */
interface Answers {
  /** `Type/id` of the records that the letter is about. */
  readonly keys: readonly string[]
  readonly reason: Reason | undefined
  readonly shouldSay: string
  readonly howKnown: string
}

const noAnswers: Answers = { keys: [], reason: undefined, shouldSay: '', howKnown: '' }

/** Helps patients and proxies to ask the health system for a correction, with a letter that the app never sends. Providers correct in the EHR. */
export default function CorrectPage() {
  const messages = useLoadedMessages(loadCorrectMessages)
  const session = useSession()
  const { type, id } = useParams()
  const key = type === undefined || id === undefined ? undefined : keyInSource(session, type, id)
  if (useAudience().audience === 'provider') return <Navigate to="/" replace />
  return (
    <>
      <div className="no-print">
        <PageHeading title={messages.title} intro={messages.intro} />
      </div>
      <FullRecordLoader key={key}>{(record) => <Correction record={record} about={key} />}</FullRecordLoader>
    </>
  )
}

interface CorrectionProps {
  readonly record: FullRecord
  /** The key of the record that the reader comes from. */
  readonly about: string | undefined
}

function Correction({ record, about }: CorrectionProps) {
  const messages = useLoadedMessages(loadCorrectMessages)
  const reader = useAudience()
  const mask = useMasking()
  const [answers, setAnswers] = useSessionState<Answers>(`correction ${about ?? ''}`, {
    ...noAnswers,
    keys: about === undefined ? [] : [about],
  })
  const change = (changes: Partial<Answers>) => setAnswers({ ...answers, ...changes })
  const status = useStatusContext()
  const check = useCheckedNames(record.exportContext)
  const loadedRecords = useLoadedRecords({ unmasked: true })
  const candidates = [...record.source.parts.flatMap(({ records }) => records), ...[...loadedRecords().values()].flat()]
  const records = answers.keys.flatMap((key) => candidates.find((each) => recordKey(each) === key) ?? [])
  const isMarked = (each: Resource) =>
    assertionOf(each, status).reasons.some((reason) => reason === 'mistake' || reason === 'refuted')
  const { reason } = answers
  return (
    <div className="stack">
      <div className="stack no-print">
        <LoadNotes all={record.lists} />
        <Banner tone="warn" title={messages.urgentTitle}>
          <p>{messages.urgent(reader)}</p>
        </Banner>
        {records.map((each) => {
          const { name, date } = summarizeRecord(mask(each), check.context)
          return (
            <p key={recordKey(each)}>
              <strong>
                <RecordText text={name} isCoded={isNamedByCode(each)} />
              </strong>{' '}
              <span className="muted">{date}</span>
            </p>
          )
        })}
        {records.some(isMarked) ? <Banner tone="info" title={messages.alreadyMarked} /> : null}
        <ReasonChoice reason={reason} onChoose={(next) => change({ reason: next })} />
        {reason === 'unclear' ? (
          <>
            <p>{messages.unclearHelp}</p>
            {records.map((each) => (
              <AddToAppointmentSheet key={recordKey(each)} resource={each} />
            ))}
          </>
        ) : null}
        {reason === 'missing' ? (
          <p>
            {messages.missingHelp} <Link to="/loaded">{messages.missingAction}</Link>
          </p>
        ) : null}
        {reason === 'notMine' ? <Banner tone="warn" title={messages.notMineHelp} /> : null}
      </div>
      {reason === undefined || reason === 'unclear' ? null : (
        <>
          <div className="stack no-print">
            {(['shouldSay', 'howKnown'] as const).map((field) => (
              <label key={field} className={styles['questions']}>
                <span>{messages[field]}</span>
                <textarea
                  rows={3}
                  value={answers[field]}
                  onChange={({ target }) => change({ [field]: target.value })}
                />
              </label>
            ))}
            <Disclosure summary={messages.moreTitle}>
              <RecordPicker
                record={{ ...record, exportContext: check.context }}
                selected={answers.keys}
                onToggle={(key) => change({ keys: toggleRecord({ keys: answers.keys, questions: '' }, key).keys })}
              />
            </Disclosure>
            {records.length === 0 ? <p role="status">{messages.whichRecord}</p> : null}
            <p>{messages.keepsOld}</p>
          </div>
          <NameCheck check={check}>
            <CorrectionLetter
              {...answers}
              reason={reason}
              records={records}
              patient={record.source.patient}
              context={check.context}
              onClear={() => change({ ...noAnswers, keys: answers.keys })}
            />
          </NameCheck>
        </>
      )}
    </div>
  )
}

function ReasonChoice({ reason, onChoose }: { reason: Reason | undefined; onChoose: (reason: Reason) => void }) {
  const messages = useLoadedMessages(loadCorrectMessages)
  const reader = useAudience()
  return (
    <fieldset>
      <legend>{messages.reasonTitle}</legend>
      {reasons.map((each) => {
        const text = messages.reasons[each]
        return (
          <label key={each} className={styles['choice']}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => onChoose(each)} />
            <span>{typeof text === 'string' ? text : text(reader)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
