import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { watchActivity, lastActivity, recordActivity } from '../../auth/session/activity'
import { useNeedsSignIn, useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import {
  DEFAULT_IDLE_MINUTES,
  sessionEndOf,
  msUntilWarningChange,
  warningSeconds,
  type SessionEnd,
} from '../../auth/session/idle-timeout'
import { useMessages } from '../../ui/language'
import styles from './layout.module.css'
import { useSignOut } from '../../components/session/sign-out-button'

function currentSessionEnd(session: Session, lapsed: boolean): SessionEnd {
  return sessionEndOf({
    lastActive: lastActivity() ?? Date.now(),
    idleMinutes: session.ehr.idleMinutes ?? DEFAULT_IDLE_MINUTES,
    // After the access has ended only idleness is left to end the session.
    expiresAt: lapsed ? undefined : session.expiresAt,
    canRefresh: session.canRefresh,
  })
}

/** The end of the session when it is near, and how many seconds the warning names. The clock counts, not the timers: a phone sleeps. */
function useSessionEndWarning(
  session: Session,
  onEnd: (cause: SessionEnd['cause']) => void,
): { cause: SessionEnd['cause']; seconds: number; stay: () => void } | undefined {
  const lapsed = useNeedsSignIn()
  const [near, setNear] = useState<{ cause: SessionEnd['cause']; seconds: number }>()
  const [round, setRound] = useState(0)
  const warning = useRef(false)
  const finish = useEffectEvent(onEnd)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(timer)
      const now = Date.now()
      const end = currentSessionEnd(session, lapsed)
      const seconds = warningSeconds(end, now)
      warning.current = seconds !== undefined
      setNear(seconds === undefined ? undefined : { cause: end.cause, seconds })
      const wait = msUntilWarningChange(end, now)
      if (wait === 0) finish(end.cause)
      else timer = setTimeout(look, wait)
    }
    if (lastActivity() === undefined) recordActivity()
    look()
    const stop = watchActivity(() => warning.current, look)
    // Not when the page is left: whoever comes back reads there that it ended, and why.
    const seen = (): void => {
      if (!document.hidden) look()
    }
    document.addEventListener('visibilitychange', seen)
    const unsubscribe = session.subscribe(look)
    return () => {
      clearTimeout(timer)
      stop()
      unsubscribe()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [session, lapsed, round])
  const stay = (): void => {
    recordActivity()
    setRound(round + 1)
  }
  return near && { ...near, stay }
}

/** Warns two minutes before the session ends, and ends it. What cannot be put off can be closed, and is said. */
export function IdleTimeoutDialog() {
  const { frame } = useMessages()
  const session = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const [closed, setClosed] = useState(false)
  const signOut = useSignOut()
  const near = useSessionEndWarning(session, (cause) => (cause === 'idle' ? signOut('idle') : session.expire()))
  const open = near !== undefined && !closed
  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open) element?.close()
  }, [open])
  if (near === undefined && closed) setClosed(false)
  const idle = near?.cause === 'idle'
  const text = idle ? frame.timeOut.idle : frame.timeOut.token
  const leave = () => (idle ? near.stay() : setClosed(true))
  return (
    // It stays in the page, so that closing it gives the focus back to where it was.
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="time-out-title"
      aria-describedby="time-out-text"
      className={styles['dialog']}
      onCancel={leave}
    >
      {open ? (
        <>
          <h2 id="time-out-title">{frame.timeOut.title}</h2>
          <p id="time-out-text" aria-live="assertive">
            {text(near.seconds)}
          </p>
          <div className="row">
            <button type="button" className="primary" onClick={leave}>
              {idle ? frame.timeOut.stay : frame.timeOut.understood}
            </button>
            <button type="button" onClick={() => signOut()}>
              {frame.timeOut.leave}
            </button>
          </div>
        </>
      ) : null}
    </dialog>
  )
}
