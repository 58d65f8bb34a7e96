import { Component, Suspense } from 'react'
import { Banner } from '../ui/banner'
import { useWords } from '../ui/language'
import styles from './shell/layout.module.css'
import type { ReactNode } from 'react'

interface Props {
  /** Another place: forgets the error. */
  readonly place: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  /** The code of a part did not come: the connection, or a release that took the place of this one. */
  readonly unloaded: boolean
}

/** What engines say of a part of the app that could not be loaded. */
const unloaded = /dynamically imported module|module script|error loading dynamic/i

/** Keeps an error inside one page: a plain sentence instead of the page, the frame around it goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, unloaded: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, unloaded: error instanceof Error && unloaded.test(error.message) }
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.failed) this.setState({ failed: false, unloaded: false })
  }

  override render() {
    return this.state.failed ? <PageFailed unloaded={this.state.unloaded} /> : this.props.children
  }
}

function PageFailed({ unloaded }: { unloaded: boolean }) {
  const { frame } = useWords()
  return (
    <Banner tone="error" title={frame.pageFailedTitle} alert>
      <p>{unloaded ? frame.partUnloaded : frame.pageFailedText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {frame.tryAgain}
      </button>
    </Banner>
  )
}

interface PartProps {
  /** What people go without. */
  readonly without: string
  readonly children: ReactNode
}

/** A part that stands beside the page and may come later, with its errors kept inside: says what is missing, the page itself goes on. */
export class PartBoundary extends Component<PartProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PartFailed without={this.props.without} /> : <Suspense>{this.props.children}</Suspense>
  }
}

function PartFailed({ without }: { without: string }) {
  const { frame } = useWords()
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
