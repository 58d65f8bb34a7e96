import { Component, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { currentSession } from '../../auth/session/session-store'
import { readTabStorage } from '../../auth/tab-storage'
import { isChunkLoadError } from '../../lib/chunk-load-error'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../language/language-context'
import { forgetFailedImports } from '../../ui/preloadable'
import { forgetFailedMessages } from '../../ui/use-page-messages'
import styles from './layout.module.css'
import { findRelease } from './release'
import { useOnline } from './use-online'

interface Failure {
  /** A part of the app could not be loaded, so it may help to load it again. */
  readonly isImport: boolean
  /** How often it has been loaded again without success. */
  readonly retries: number
  retry(): void
}

interface State {
  readonly failed: boolean
  readonly isImport: boolean
}

const INTACT: State = { failed: false, isImport: false }

interface BoundaryProps {
  /** A new value clears the error. */
  readonly resetKey?: string
  failed(failure: Failure): ReactNode
  readonly children: ReactNode
}

/** Renders its children, and `failed` in place of them after an error. */
class Boundary extends Component<BoundaryProps, State> {
  override state = INTACT
  retries = 0

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, isImport: isChunkLoadError(error) }
  }

  retry = () => {
    this.retries += 1
    forgetFailedMessages()
    forgetFailedImports()
    this.setState(INTACT)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.resetKey === this.props.resetKey || !this.state.failed) return
    this.retries = 0
    forgetFailedMessages()
    forgetFailedImports()
    this.setState(INTACT)
  }

  override render() {
    const { failed, isImport } = this.state
    return failed ? this.props.failed({ isImport, retries: this.retries, retry: this.retry }) : this.props.children
  }
}

const FIRST_PAUSE_MS = 5_000

/** A new page keeps the session only if the tab stores it. */
const survivesReload = (): boolean => currentSession() === undefined || readTabStorage('session') !== undefined

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Loads a part again, without a press, as soon as the web server can be reached: when the device is back online, and in growing intervals.
 * `isPage`: nothing of the page is on the screen. The document is then reloaded after an outage, because browsers remember a failed import for as long
 * as it lives. Without an outage the import is retried once, and then the document is reloaded once: a file that is missing stays missing.
 */
function useRecovery({ isImport, retries, retry }: Failure, isPage: boolean) {
  const isOnline = useOnline()
  const [isNewer, setIsNewer] = useState(false)
  const hadOutage = useRef(false)
  const check = useCallback(async (): Promise<boolean> => {
    const release = await findRelease()
    if (release === 'unreachable') hadOutage.current = true
    else if (isPage && survivesReload() && (hadOutage.current || (retries > 0 && !wasReloaded()))) location.reload()
    else if (release === 'newer') setIsNewer(true)
    else retry()
    return release !== 'unreachable'
  }, [retry, retries, isPage])
  useEffect(() => {
    if (!isOnline) hadOutage.current = true
    const mayReload = isPage && survivesReload() && !wasReloaded()
    if (!isImport || !isOnline || (retries > 0 && !hadOutage.current && !mayReload)) return
    let pauseMs = FIRST_PAUSE_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const checkAndWait = async (): Promise<void> => {
      if (await check()) return
      timer = setTimeout(() => void checkAndWait(), pauseMs)
      pauseMs *= 2
    }
    void checkAndWait()
    return () => clearTimeout(timer)
  }, [isImport, isOnline, isPage, retries, check])
  const needsReload = !isImport || isNewer || (isOnline && (retries > 0 || wasReloaded()))
  return { isOnline, isNewer, onPress: () => (needsReload ? location.reload() : void check()) }
}

function PageFailed({ failure }: { failure: Failure }) {
  const { appShell } = useMessages()
  const { isOnline, isNewer, onPress } = useRecovery(failure, true)
  const importText = isOnline ? appShell.chunkFailed : appShell.pageOffline
  const text = failure.isImport ? importText : appShell.pageFailedText
  return (
    <Banner tone={failure.isImport ? 'warn' : 'error'} title={appShell.pageFailedTitle} alert>
      <p>{isNewer ? appShell.newerVersion : text}</p>
      <button type="button" onClick={onPress}>
        {isNewer ? appShell.reloadPage : appShell.tryAgain}
      </button>
    </Banner>
  )
}

interface ErrorBoundaryProps {
  readonly resetKey: string
  /** What the page says in any case, shown if its code cannot be loaded. */
  readonly known?: ReactNode
  readonly children: ReactNode
}

/** Error boundary of a page: shows a message in its place, while the app shell keeps working. */
export function ErrorBoundary({ resetKey, known, children }: ErrorBoundaryProps) {
  return (
    <Boundary
      resetKey={resetKey}
      failed={(failure) => (failure.isImport && known ? known : <PageFailed failure={failure} />)}
    >
      {children}
    </Boundary>
  )
}

interface PartBoundaryProps {
  /** Tells what is missing. */
  readonly message: string
  readonly children: ReactNode
}

/** Suspense and error boundary of an optional part: says what is missing, while the page keeps working. */
export function PartBoundary({ message, children }: PartBoundaryProps) {
  return (
    <Boundary failed={(failure) => <PartUnavailable without={message} failure={failure} />}>
      <Suspense>{children}</Suspense>
    </Boundary>
  )
}

function PartUnavailable({ without, failure }: { without: string; failure: Failure }) {
  const { appShell } = useMessages()
  const { isNewer, onPress } = useRecovery(failure, false)
  return (
    <div className={`${styles['fullWidth']} no-print`}>
      <Banner tone="warn" alert>
        <p>{without}</p>
        {isNewer ? <p>{appShell.newerVersion}</p> : null}
        <button type="button" onClick={onPress}>
          {appShell.reloadPage}
        </button>
      </Banner>
    </div>
  )
}
