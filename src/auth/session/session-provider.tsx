import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { followSignOut, restoreSession } from './restore'
import { currentSession, endCause, onSessionChange } from './session-store'
import type { Session } from './session'

const SessionContext = createContext<Session | undefined>(undefined)

/** The session of this tab, also outside of the provider; undefined when nobody is signed in. */
export function useCurrentSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, currentSession)
}

interface Props {
  /** While a session is looked for after a reload. */
  readonly waiting: ReactNode
  /** When nobody is signed in. */
  readonly none: ReactNode
  /** When somebody was signed in here and no longer is, by this tab or another. */
  readonly ended: ReactNode
  readonly children: ReactNode
}

/** Draws its children for the session of this tab, restored after a reload; follows a sign-out in another tab. */
export function SessionProvider({ waiting, none, ended, children }: Props): ReactElement {
  const session = useCurrentSession()
  const [sought, setSought] = useState(false)
  const [held, setHeld] = useState(false)
  if (session !== undefined && !held) setHeld(true)
  useEffect(() => {
    let mounted = true
    const settle = (): void => {
      if (mounted) setSought(true)
    }
    restoreSession().then(settle, settle)
    const stop = followSignOut()
    return () => {
      mounted = false
      stop()
    }
  }, [])
  if (session === undefined && (held || endCause() === 'idle')) return <>{ended}</>
  if (session === undefined) return <>{sought ? none : waiting}</>
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session; throws outside of a signed-in SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession is used outside of a signed-in SessionProvider')
  return session
}

/** True when the access ran out and only signing in again helps; what was read may stay on the screen. */
export function useNeedsSignIn(): boolean {
  const session = useSession()
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.needsSignIn,
  )
}
