import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import { isSessionActive, watchSession } from './end-session'
import { restoreSession } from './restore'
import { currentSessions, sessionEndCause, onSessionChange } from './session-store'
import type { Session } from './session'

const SessionContext = createContext<Session | undefined>(undefined)
const SourcesContext = createContext<readonly Session[]>([])

/** Sets the session of a page or a row whose records come from it. */
export const SourceProvider = SessionContext

interface SessionProviderProps {
  /** Rendered while a session is being restored after a reload. */
  readonly restoring: ReactNode
  /** Rendered without a session. */
  readonly signedOut: ReactNode
  /** Rendered after a session of this page has ended, in this tab or another. */
  readonly ended: ReactNode
  readonly children: ReactNode
}

/**
 * Renders its children for the sessions of this tab, which are restored after a reload and end with a sign-out in another tab. Remounts them when a
 * session is added or removed, so that no state carries over to another patient's record.
 */
export function SessionProvider({ restoring, signedOut, ended, children }: SessionProviderProps): ReactElement {
  const sources = useSyncExternalStore(onSessionChange, currentSessions)
  const [session] = sources
  const [hasLooked, setHasLooked] = useState(false)
  const [hadSession, setHadSession] = useState(false)
  if (session !== undefined && !hadSession) setHadSession(true)
  useEffect(() => {
    let isMounted = true
    const settle = (): void => {
      if (isMounted) setHasLooked(true)
    }
    restoreSession().then(settle, settle)
    const stop = watchSession()
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  if (session === undefined && (hadSession || sessionEndCause() === 'idle')) return <>{ended}</>
  if (session === undefined) return <>{hasLooked ? signedOut : restoring}</>
  return (
    <SourcesContext value={sources}>
      <SourceProvider key={sources.map(({ id }) => id).join()} value={session}>
        {children}
      </SourceProvider>
    </SourcesContext>
  )
}

/** All sources of the record, for what concerns the whole record. The session of a place on the page is that of `useSession`. The same list while a component is mounted. */
export function useSources(): readonly Session[] {
  useSession()
  return useContext(SourcesContext)
}

/** The session of this place on the page; throws outside of a signed-in SessionProvider. Whatever renders a record calls it first, so a session that was idle too long ends before it is painted. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession is used outside of a signed-in SessionProvider')
  isSessionActive(session)
  return session
}

/** True when access has expired and only another sign-in helps; what has been loaded may stay on the screen. */
export function useNeedsSignIn(): boolean {
  const session = useSession()
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.needsSignIn,
  )
}
