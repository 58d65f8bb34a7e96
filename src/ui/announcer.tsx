import { createContext, useContext, useEffect, useId, useRef, useState } from 'react'
import { useWords } from './language'
import type { ReactNode } from 'react'

type Tone = 'status' | 'alert'
type Say = (id: string, tone: Tone, text: string | undefined) => void

interface Said {
  readonly tone: Tone
  readonly text: string
}

const SayContext = createContext<Say>(() => undefined)

/** Parts of a page load and fail side by side; this long after the last change it is said what they have in common. */
const PAUSE = 600

/** The one polite and the one urgent voice of a page: however many parts of it wait or fail, it is spoken of once. */
export function Announcer({ children }: { children: ReactNode }) {
  const { states } = useWords()
  const [said, setSaid] = useState<readonly Said[]>([])
  const all = useRef(new Map<string, Said>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [say] = useState(() => (id: string, tone: Tone, text: string | undefined) => {
    if (text === undefined) all.current.delete(id)
    else all.current.set(id, { tone, text })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid([...all.current.values()]), PAUSE)
  })
  const voice = (tone: Tone): string => {
    const own = said.filter((one) => one.tone === tone)
    const texts = new Set(own.map(({ text }) => text))
    if (texts.size < 2) return own[0]?.text ?? ''
    return tone === 'alert' ? states.several.failed(own.length) : states.several.loading
  }
  const alert = voice('alert')
  return (
    <SayContext value={say}>
      <div className="visually-hidden no-print">
        <p role="status">{voice('status')}</p>
        {alert === '' ? null : <p role="alert">{alert}</p>}
      </div>
      {children}
    </SayContext>
  )
}

/** Says the text, as long as it is there, to people who do not see it. */
export function useSay(tone: Tone, text: string | undefined): void {
  const say = useContext(SayContext)
  const id = useId()
  useEffect(() => {
    say(id, tone, text)
    return () => say(id, tone, undefined)
  }, [say, id, tone, text])
}
