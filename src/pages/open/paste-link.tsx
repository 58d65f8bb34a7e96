import { useState, type FormEvent } from 'react'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { useLoadedMessages } from '../../ui/use-page-messages'

/** Characters; a narrow screen has fewer. */
const FIELD_SIZE = 60

/** A field for a link. */
export function PasteLink({ onLink }: { onLink: (text: string) => void }) {
  const messages = useLoadedMessages(loadSharedMessages)
  const [text, setText] = useState('')
  const isEmpty = text.trim() === ''
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onLink(text)
  }
  return (
    <form className="stack" onSubmit={read}>
      <label htmlFor="link">{messages.link}</label>
      <div>
        <input
          id="link"
          type="text"
          size={FIELD_SIZE}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <div>
        <button type="submit" className="primary" aria-disabled={isEmpty}>
          {messages.read}
        </button>
      </div>
    </form>
  )
}
