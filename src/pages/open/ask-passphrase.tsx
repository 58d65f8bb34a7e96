import { useState, type FormEvent } from 'react'
import { loadOpenFileMessages } from '../../i18n/loader'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { useLoadedMessages } from '../../ui/use-page-messages'

interface AskPassphraseProps {
  readonly name: string
  /** The passphrase before was wrong. */
  readonly isRetry: boolean
  /** Undefined: the reader does not open the file. */
  onAnswer(typed: string | undefined): void
}

/** Asks for the passphrase of a protected copy. It is typed in plain sight, because it comes from paper. */
export function AskPassphrase({ name, isRetry, onAnswer }: AskPassphraseProps) {
  const messages = useLoadedMessages(loadOpenFileMessages)
  const [typed, setTyped] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') onAnswer(typed)
  }
  return (
    <form className="stack" onSubmit={open}>
      <PageHeading title={messages.passphraseTitle} />
      {isRetry ? (
        <Banner tone="warn" alert>
          <p>{messages.wrongPassphrase}</p>
        </Banner>
      ) : null}
      <label htmlFor="passphrase">{messages.passphrase(name)}</label>
      <div>
        <input
          id="passphrase"
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="passphrase-help"
        />
      </div>
      <p id="passphrase-help" className="muted">
        {messages.passphraseHelp}
      </p>
      <div className="row">
        <button type="submit" className="primary" aria-disabled={typed.trim() === ''}>
          {messages.unlock}
        </button>
        <button type="button" onClick={() => onAnswer(undefined)}>
          {messages.other}
        </button>
      </div>
    </form>
  )
}
