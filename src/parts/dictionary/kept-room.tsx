import { Component, createRef } from 'react'
import styles from './kept-room.module.css'
import type { CSSProperties, ReactNode } from 'react'

interface Props {
  /** The record's words, by whose length the room is measured out; without them there will be "What is this?" alone. */
  readonly words?: string
  /** What stands here may still come. */
  readonly coming: boolean
  /** One name alone will stand here, without "What is this?". */
  readonly brief?: boolean
  /** On a wide page too there is little room beside. */
  readonly narrow?: boolean
  readonly children?: ReactNode
}

/** No plain name is longer (`src/dictionary/checks/word-rules.ts`). */
const LONGEST_NAME = 50
/** "In the record:" and the like. */
const LABEL = 16

/** Lines that the two names may take more than the record's words do as the title, with so many letters in a line of the smaller one and of the title. */
function linesOf(length: number, small: number, title: number): number {
  const asTitle = Math.max(0, Math.ceil(LONGEST_NAME / title) - Math.ceil(length / title))
  return Math.max(Math.ceil((length + LABEL) / small) + asTitle, Math.ceil((LONGEST_NAME + LABEL) / small))
}

const roomFor = ({ words, brief = false, narrow = false }: Props): CSSProperties => {
  const letters = words?.length
  if (letters === undefined) return { '--narrow-lines': 0 } as CSSProperties
  const wide = brief ? Math.ceil((letters + LABEL) / 54) : letters > 60 ? 1 : 0
  // In the cell of a table, long words of LOINC break badly.
  return { '--narrow-lines': narrow ? linesOf(letters, 13, 15) : linesOf(letters, 28, 24), '--middle-lines': linesOf(letters, 40, 32), '--wide-lines': narrow ? linesOf(letters, 20, 24) : wide } as CSSProperties
}

/** Room below a title for words that come after the rows were drawn, so that they move none; what they do not fill stays room. A class, as only that can measure a row right before it changes. */
export class KeptRoom extends Component<Props, { readonly height?: number }> {
  override state: { readonly height?: number } = {}
  private readonly isLate = this.props.coming
  private readonly box = createRef<HTMLDivElement>()

  private readonly rowHeight = (): number => this.box.current?.closest('[data-row], tr, li, section, main')?.getBoundingClientRect().height ?? 0

  override getSnapshotBeforeUpdate(before: Props): number | null {
    // Far off on a long page nothing is laid out yet that could be moved, and to measure it would lay it out.
    return before.coming && !this.props.coming && this.box.current?.checkVisibility({ contentVisibilityAuto: true }) ? this.rowHeight() : null
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: number | null): void {
    if (before === null) return
    // Less than nothing where the title took more lines than before: they come out of the room.
    const spare = before - this.rowHeight()
    if (spare !== 0) this.setState({ height: (this.box.current?.getBoundingClientRect().height ?? 0) + spare })
  }

  override render(): ReactNode {
    const { brief = false, children } = this.props
    if (!this.isLate && !children) return null
    const { height } = this.state
    const own = [styles['below'], this.isLate ? styles['kept'] : '', brief ? styles['brief'] : ''].join(' ')
    return (
      <div ref={this.box} className={own} data-other-name data-name-coming={this.props.coming || undefined} style={height === undefined ? roomFor(this.props) : { minBlockSize: height }}>
        {children}
      </div>
    )
  }
}
