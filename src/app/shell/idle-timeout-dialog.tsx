import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lastActivity, observeActivity, recordActivity } from '../../auth/session/activity'
import { endSession, idleTimeoutMinutes, isSessionActive, signOut } from '../../auth/session/end-session'
import { useNeedsSignIn, useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { sessionEndOf, msUntilWarningChange, warningSeconds, type SessionEnd } from '../../auth/session/idle-timeout'
import { useMessages } from '../../language/language-context'
import styles from './layout.module.css'

function currentSessionEnd(session: Session, lapsed: boolean): SessionEnd {
  return sessionEndOf({
    lastActive: lastActivity() ?? Date.now(),
    idleMinutes: idleTimeoutMinutes(session),
    // Once the access token has lapsed, only the idle timeout is left.
    expiresAt: lapsed ? undefined : session.expiresAt,
    canRefresh: session.canRefresh,
  })
}

/** The upcoming end of the session and the seconds left, once it is time to warn. Compares times, as timers stop while a phone sleeps. */
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
    const check = (): void => {
      clearTimeout(timer)
      const now = Date.now()
      const end = currentSessionEnd(session, lapsed)
      const seconds = warningSeconds(end, now)
      warning.current = seconds !== undefined
      setNear(seconds === undefined ? undefined : { cause: end.cause, seconds })
      const wait = msUntilWarningChange(end, now)
      if (wait === 0) finish(end.cause)
      else timer = setTimeout(check, wait)
    }
    check()
    const stop = observeActivity(() => warning.current, check)
    // A page that is shown again warns at once.
    document.addEventListener('visibilitychange', check)
    const unsubscribe = session.subscribe(check)
    return () => {
      clearTimeout(timer)
      stop()
      unsubscribe()
      document.removeEventListener('visibilitychange', check)
    }
  }, [session, lapsed, round])
  const stay = (): void => {
    if (!isSessionActive(session)) return
    recordActivity()
    setRound(round + 1)
  }
  return near && { ...near, stay }
}

/** Warns two minutes before the session ends, and ends it. The idle timeout can be extended; a token's expiry can only be acknowledged. */
export function IdleTimeoutDialog() {
  const { appShell } = useMessages()
  const session = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const [closed, setClosed] = useState(false)
  const near = useSessionEndWarning(session, (cause) =>
    cause === 'idle' ? void endSession(session, 'idle') : session.expire(),
  )
  const open = near !== undefined && !closed
  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open) element?.close()
  }, [open])
  if (near === undefined && closed) setClosed(false)
  const idle = near?.cause === 'idle'
  const text = idle ? appShell.idleTimeout.idle : appShell.idleTimeout.token
  const leave = () => (idle ? near.stay() : setClosed(true))
  return (
    // Always in the DOM, so that closing restores the focus.
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
          <h2 id="time-out-title">{appShell.idleTimeout.title}</h2>
          <p id="time-out-text" aria-live="assertive">
            {text(near.seconds)}
          </p>
          <div className="row">
            <button type="button" className="primary" onClick={leave}>
              {idle ? appShell.idleTimeout.staySignedIn : appShell.idleTimeout.dismiss}
            </button>
            <button type="button" onClick={() => void signOut(session)}>
              {appShell.idleTimeout.signOutNow}
            </button>
          </div>
        </>
      ) : null}
    </dialog>
  )
}
