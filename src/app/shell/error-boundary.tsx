import { Component, Suspense } from 'react'
import { Banner } from '../../ui/banner'
import { useMessages } from '../../ui/language'
import styles from './layout.module.css'
import type { ReactNode } from 'react'

interface PageBoundaryProps {
  /** Another place: forgets the error. */
  readonly resetKey: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  /** The code of a part did not come: the connection, or a release that took the place of this one. */
  readonly unloaded: boolean
}

/** What engines say of a part of the app that could not be loaded. */
const chunkLoadError = /dynamically imported module|module script|error loading dynamic/i

/** Keeps an error inside one page: a plain sentence instead of the page, the frame around it goes on. */
export class ErrorBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: false, unloaded: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, unloaded: error instanceof Error && chunkLoadError.test(error.message) }
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failed) this.setState({ failed: false, unloaded: false })
  }

  override render() {
    return this.state.failed ? <PageFailed unloaded={this.state.unloaded} /> : this.props.children
  }
}

function PageFailed({ unloaded }: { unloaded: boolean }) {
  const { frame } = useMessages()
  return (
    <Banner tone="error" title={frame.pageFailedTitle} alert>
      <p>{unloaded ? frame.partUnloaded : frame.pageFailedText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {frame.tryAgain}
      </button>
    </Banner>
  )
}

interface PartBoundaryProps {
  /** What people go without. */
  readonly message: string
  readonly children: ReactNode
}

/** A part that stands beside the page and may come later, with its errors kept inside: says what is missing, the page itself goes on. */
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
  const { frame } = useMessages()
  return (
    <div className={`${styles['whole']} no-print`}>
      <Banner tone="warn" alert>
        <p>{without}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {frame.loadAgain}
        </button>
      </Banner>
    </div>
  )
}
