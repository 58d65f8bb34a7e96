import { Component, createRef } from 'react'
import styles from './reserved-space.module.css'
import type { ReactNode } from 'react'
import type { PlainNameOf } from './plain-names-context'

interface ReservedSpaceProps {
  /** The record's words, in whose length the room is measured out; without them there will be "What is this?" alone. */
  readonly words?: string
  /** What stands here may still come. */
  readonly loading: boolean
  /** One name alone will stand here, without "What is this?". */
  readonly brief?: boolean
  readonly children?: ReactNode
}

/**
 * Room below a title for words that come after the rows were drawn, so that no row moves that can be seen; one further down takes the height it needs.
 * What they do not fill stays room. A class, as only that can measure a row right before it changes.
 */
export class ReservedSpace extends Component<ReservedSpaceProps, { readonly height?: number }> {
  override state: { readonly height?: number } = {}
  private readonly isLate = this.props.loading
  private readonly box = createRef<HTMLDivElement>()

  private readonly row = () => this.box.current?.closest('[data-row], tr, li, section, main')?.getBoundingClientRect()

  override getSnapshotBeforeUpdate(before: ReservedSpaceProps): number | null {
    // Far off on a long page nothing is laid out yet that could be moved, and to measure it would lay it out.
    const row =
      before.loading && !this.props.loading && this.box.current?.checkVisibility({ contentVisibilityAuto: true })
        ? this.row()
        : undefined
    return row && row.top < innerHeight ? row.height : null
  }

  override componentDidUpdate(_props: ReservedSpaceProps, _state: unknown, before: number | null): void {
    if (before === null) return
    // Less than nothing where the title took more lines than before: they come out of the room.
    const spare = before - (this.row()?.height ?? 0)
    if (spare !== 0) this.setState({ height: (this.box.current?.getBoundingClientRect().height ?? 0) + spare })
  }

  override render(): ReactNode {
    const { brief, words = '', loading: coming, children } = this.props
    if (!this.isLate && !children) return null
    return (
      <div
        ref={this.box}
        className={styles['below']}
        data-other-name={words}
        data-name-coming={coming ? !brief : undefined}
        style={{ minBlockSize: this.state.height }}
      >
        {children}
      </div>
    )
  }
}

/** Types whose rows on the summary may get a plain name. */
const typesWithNames: readonly string[] = [
  'AllergyIntolerance',
  'Condition',
  'DiagnosticOrder',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Immunization',
  'Medication',
  'MedicationDispense',
  'MedicationRequest',
  'Observation',
]

/** Reserves space for plain names in the rows of a page that is rendered before the dictionary is loaded; a row without a name keeps it. */
export const reservedSpaces: PlainNameOf = ({ resourceType }, words) =>
  words !== undefined && typesWithNames.includes(resourceType)
    ? { below: null, after: <ReservedSpace words={words} loading brief />, explanation: null }
    : undefined
