import { useRef, useState, type FormEvent } from 'react'
import { loadSharedMessages } from '../../i18n/shared-loader'
import { useLoadedMessages } from '../../ui/use-page-messages'

/** Characters; a narrow screen has fewer. */
const FIELD_SIZE = 60

interface PasteLinkProps {
  onLink(text: string): void
  onPicture(picture: File): void
}

/** A field for a link, and a button to choose or take a picture of its QR code. */
export function PasteLink({ onLink, onPicture }: PasteLinkProps) {
  const input = useRef<HTMLInputElement>(null)
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
      <div className="row">
        <button type="submit" className="primary" aria-disabled={isEmpty}>
          {messages.read}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {messages.picture}
        </button>
      </div>
      {/* A phone offers its camera too. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) onPicture(picture)
          target.value = ''
        }}
      />
    </form>
  )
}
