import { Component, Suspense } from 'react'
import { isChunkLoadError } from '../../lib/chunk-load-error'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../language/language-context'
import styles from './layout.module.css'
import type { ReactNode } from 'react'

interface PageBoundaryProps {
  /** A new value clears the error. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  /** A chunk failed to load: offline, or replaced by a new release. */
  readonly unloaded: boolean
}

/** Error boundary of a page: shows a message in its place, while the app shell keeps working. */
export class ErrorBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, unloaded: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, unloaded: isChunkLoadError(error) }
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false, unloaded: false })
  }

  override render() {
    return this.state.failed ? <PageFailed unloaded={this.state.unloaded} /> : this.props.children
  }
}

function PageFailed({ unloaded }: { unloaded: boolean }) {
  const { appShell } = useMessages()
  return (
    <Banner tone="error" title={appShell.pageFailedTitle} alert>
      <p>{unloaded ? appShell.chunkFailed : appShell.pageFailedText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {appShell.tryAgain}
      </button>
    </Banner>
  )
}

interface PartBoundaryProps {
  /** Tells what is missing. */
  readonly message: string
  readonly children: ReactNode
}

/** Suspense and error boundary of an optional part: says what is missing, while the page keeps working. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? (
      <PartUnavailable without={this.props.message} />
    ) : (
      <Suspense>{this.props.children}</Suspense>
    )
  }
}

function PartUnavailable({ without }: { without: string }) {
  const { appShell } = useMessages()
  return (
    <div className={`${styles['fullWidth']} no-print`}>
      <Banner tone="warn" alert>
        <p>{without}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {appShell.reloadPage}
        </button>
      </Banner>
    </div>
  )
}
