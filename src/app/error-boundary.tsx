import { Component } from 'react'
import { Banner } from '../ui/banner'
import { useWords } from '../ui/language'
import type { ReactNode } from 'react'

interface Props {
  /** Another place: forgets the error. */
  readonly place: string
  readonly children: ReactNode
}

/** Keeps an error inside one page: a plain sentence instead of the page, the frame around it goes on. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

function PageFailed() {
  const { frame } = useWords()
  return (
    <Banner tone="error" title={frame.pageFailedTitle} alert>
      <p>{frame.pageFailedText}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {frame.tryAgain}
      </button>
    </Banner>
  )
}
