import { Component, type ReactNode } from 'react'
import { isChunkLoadError } from '../lib/chunk-load-error'

interface BoundaryProps {
  /** Shown in place of children that cannot be rendered. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Error boundary of a part of a page, so that one value cannot take the whole page away. A part of the app that could not be loaded is left to the page, which offers to reload. */
export class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? true }
  }

  override render() {
    const { error } = this.state
    if (isChunkLoadError(error)) throw error
    return error === undefined ? this.props.children : this.props.fallback
  }
}
