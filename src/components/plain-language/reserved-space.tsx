import { Component, createRef } from 'react'
import styles from './reserved-space.module.css'
import type { ReactNode } from 'react'

interface ReservedSpaceProps {
  /** The record's own title, whose length determines the space; without it, space for "What is this?" only. */
  readonly title?: string
  /** The content may still load. */
  readonly loading: boolean
  /** Space for one name, without "What is this?". */
  readonly brief?: boolean
  readonly children?: ReactNode
}

/**
 * Placeholder for names that load after the rows, so that no visible row moves; unused space remains. Rows outside the viewport take the
 * height they need. A class component, as only `getSnapshotBeforeUpdate` can measure a row right before it changes.
 */
export class ReservedSpace extends Component<ReservedSpaceProps, { readonly height?: number }> {
  override state: { readonly height?: number } = {}
  private readonly isLate = this.props.loading
  private readonly box = createRef<HTMLDivElement>()

  private readonly row = () => this.box.current?.closest('[data-row], tr, li, section, main')?.getBoundingClientRect()

  override getSnapshotBeforeUpdate(before: ReservedSpaceProps): number | null {
    // Rows far outside the viewport are not laid out (content-visibility), and measuring would force it.
    const row =
      before.loading && !this.props.loading && this.box.current?.checkVisibility({ contentVisibilityAuto: true })
        ? this.row()
        : undefined
    return row && row.top < innerHeight ? row.height : null
  }

  override componentDidUpdate(_props: ReservedSpaceProps, _state: unknown, before: number | null): void {
    if (before === null) return
    // Negative if the title now takes more lines: they are taken from the space.
    const spare = before - (this.row()?.height ?? 0)
    if (spare !== 0) this.setState({ height: (this.box.current?.getBoundingClientRect().height ?? 0) + spare })
  }

  override render(): ReactNode {
    const { brief, title = '', loading, children } = this.props
    if (!this.isLate && !children) return null
    return (
      <div
        ref={this.box}
        className={styles['below']}
        data-alternate-name={title}
        data-name-loading={loading ? !brief : undefined}
        style={{ minBlockSize: this.state.height }}
      >
        {children}
      </div>
    )
  }
}
