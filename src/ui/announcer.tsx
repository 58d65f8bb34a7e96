import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../language/language-context'
import type { ReactNode } from 'react'

type Urgency = 'status' | 'alert'
type Announce = (id: string, urgency: Urgency, text: string | undefined) => void

interface Announcement {
  readonly urgency: Urgency
  readonly text: string
}

const AnnounceContext = createContext<Announce>(() => undefined)

/** Debounce: parts of a page load and fail at the same time, so changes are collected for this long before they are announced. */
const DEBOUNCE_MS = 600

/** The live regions of a page, one polite and one assertive: however many parts of it are loading or have failed, they are announced once. */
export function Announcer({ children }: { children: ReactNode }) {
  const { states } = useMessages()
  const [announced, setAnnounced] = useState<readonly Announcement[]>([])
  const current = useRef(new Map<string, Announcement>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [announce] = useState(() => (id: string, urgency: Urgency, text: string | undefined) => {
    if (text === undefined) current.current.delete(id)
    else current.current.set(id, { urgency, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnnounced([...current.current.values()]), DEBOUNCE_MS)
  })
  const textFor = (urgency: Urgency): string => {
    const matching = announced.filter((each) => each.urgency === urgency)
    const texts = new Set(matching.map(({ text }) => text))
    if (texts.size < 2) return matching[0]?.text ?? ''
    return urgency === 'alert' ? states.combined.failed(matching.length) : states.combined.loading
  }
  const alert = textFor('alert')
  return (
    <AnnounceContext value={announce}>
      <div className="visually-hidden no-print">
        <p role="status">{textFor('status')}</p>
        {alert === '' ? null : <p role="alert">{alert}</p>}
      </div>
      {children}
    </AnnounceContext>
  )
}

/** Announces the text to screen readers, for as long as the component shows it. */
export function useAnnouncement(urgency: Urgency, text: string | undefined): void {
  const announce = useContext(AnnounceContext)
  const id = useId()
  useEffect(() => {
    announce(id, urgency, text)
    return () => announce(id, urgency, undefined)
  }, [announce, id, urgency, text])
}
