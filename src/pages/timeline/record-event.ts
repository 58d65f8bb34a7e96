import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { RecordKind } from '../../resources/observation-category'
import type { TimelineEvent } from './group-timeline'

/** A record on the timeline. */
export interface RecordEvent extends TimelineEvent {
  readonly type: RecordType
  /** The kind under which it is listed. */
  readonly kind: RecordKind
  readonly resource: Resource
  /** Keys of the visits that it refers to. */
  readonly visits: readonly string[]
}
