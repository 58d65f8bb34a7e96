import { useState, type FormEvent } from 'react'
import { formatMoment } from '../../fhir/format-date'
import { loadOpenFileMessages } from '../../i18n/loader'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { readers, type Reader } from '../../intake/file-session'
import { useMessages } from '../../language/language-context'
import { RadioGroup } from '../../ui/radio-group'
import { useNow } from '../../ui/use-now'
import { useLoadedMessages } from '../../ui/use-page-messages'
import type { HealthLink } from '../../intake/health-link/parse-link'

/** Characters; a narrow screen has fewer. */
const FIELD_SIZE = 36

/** What the reader says before a link is opened. */
export interface LinkAnswers {
  readonly recipient: string
  readonly passcode: string
  /** Undefined until chosen: most links come from other people, and the pages speak to the person whose record it is. */
  readonly reader: Reader | undefined
}

export interface LinkCardProps {
  readonly link: HealthLink
  readonly answers: LinkAnswers
  /** The store asked for a passcode that the link does not name. */
  readonly asksPasscode: boolean
  readonly isReading: boolean
  onAnswers(answers: LinkAnswers): void
  onOpen(reader: Reader): void
  onCancel(): void
}

/** What a link says of itself, and what the person who shared it will see. */
export function LinkCard({ link, answers, asksPasscode, isReading, onAnswers, onOpen, onCancel }: LinkCardProps) {
  const messages = useLoadedMessages(loadSharedMessages)
  const openFile = useLoadedMessages(loadOpenFileMessages)
  const [isReaderMissing, setIsReaderMissing] = useState(false)
  const { host } = new URL(link.url)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (isReading) return
    setIsReaderMissing(answers.reader === undefined)
    if (answers.reader !== undefined) onOpen(answers.reader)
  }
  return (
    <form className="stack" onSubmit={open}>
      <dl>
        <div>
          <dt>{messages.nameLabel}</dt>
          <dd>{link.label === undefined ? messages.noName : <bdi>{link.label}</bdi>}</dd>
        </div>
        <div>
          <dt>{messages.hostLabel}</dt>
          <dd>
            <bdi>{host}</bdi>
          </dd>
        </div>
        <LinkEnd expiresAt={link.expiresAt} />
      </dl>
      <RadioGroup
        legend={openFile.readerLegend}
        name="reader"
        options={readers.map((value) => ({ value, label: openFile.readers[value] }))}
        value={answers.reader}
        onChange={(reader) => {
          setIsReaderMissing(false)
          onAnswers({ ...answers, reader })
        }}
      />
      {isReaderMissing ? <p role="alert">{messages.readerMissing}</p> : null}
      <TextField
        id="recipient"
        label={messages.recipient}
        help={messages.seen(host)}
        value={answers.recipient}
        onChange={(recipient) => onAnswers({ ...answers, recipient })}
      />
      {link.needsPasscode || asksPasscode || answers.passcode !== '' ? (
        <TextField
          id="passcode"
          label={messages.passcode}
          help={messages.passcodeHelp}
          value={answers.passcode}
          onChange={(passcode) => onAnswers({ ...answers, passcode })}
        />
      ) : null}
      <div className="row">
        <button type="submit" className="primary" aria-disabled={isReading}>
          {messages.open}
        </button>
        <button type="button" aria-disabled={isReading} onClick={() => (isReading ? undefined : onCancel())}>
          {messages.other}
        </button>
      </div>
    </form>
  )
}

/** When the link ends, by its own word. */
function LinkEnd({ expiresAt }: { expiresAt: number | undefined }) {
  const messages = useLoadedMessages(loadSharedMessages)
  const { locale } = useMessages().language
  const now = useNow()
  const date = expiresAt === undefined ? messages.noEnd : formatMoment(expiresAt, locale, { dateStyle: 'long' })
  const hasEnded = expiresAt !== undefined && expiresAt < now
  return (
    <div>
      <dt>{messages.endLabel}</dt>
      <dd>{hasEnded ? messages.ended(date) : date}</dd>
    </div>
  )
}

interface TextFieldProps {
  readonly id: string
  readonly label: string
  readonly help: string
  readonly value: string
  onChange(value: string): void
}

function TextField({ id, label, help, value, onChange }: TextFieldProps) {
  return (
    <div className="stack">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="text"
          size={FIELD_SIZE}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
        />
      </div>
      <p id={`${id}-help`} className="muted">
        {help}
      </p>
    </div>
  )
}
