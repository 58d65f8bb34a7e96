import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { recordKindOf } from '../../resources/observation-kind'
import type { RecordKind } from '../../resources/observation-category'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { useIncrementalRead } from '../../components/incremental/use-incremental-read'
import { visitKeysOf } from '../../resources/visit-id'
import { dateGroupsOf } from './group-timeline'
import { incrementalReader, type IncrementalReader } from '../../lib/incremental'
import { memoizeByObject } from '../../lib/memoize'
import { timeWithinDay } from '../../fhir/shown-day'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import type { RecordEvent } from './record-event'
import type { Audience } from '../../i18n/audience'
import type { FormatContext } from '../../i18n/format-context'
import type { PageMessages } from '../../i18n/types'
import { useFormat } from '../../language/language-context'

/** `undefined` for a record that is marked as a mistake. */
interface ReadEvent {
  readonly event: RecordEvent | undefined
}

/** Makes the keys of records without an id unique. */
let eventsWithoutId = 0

function readEvent(resource: Resource, nameOf: (kind: RecordKind) => string, format: FormatContext): ReadEvent {
  const type = resource.resourceType
  if (!isRecordType(type)) return { event: undefined }
  const descriptor = descriptorOf(type)
  if (descriptor.listSection(resource) === 'enteredInError') return { event: undefined }
  const kind = recordKindOf(type, resource)
  const sent = descriptor.date(resource)?.raw
  const dateGroups = dateGroupsOf(sent)
  return {
    event: {
      key: resource.id === undefined ? `without id ${(eventsWithoutId += 1)}` : recordKey(resource),
      type,
      kind,
      resource,
      raw: dateGroups?.day ?? sent,
      dateGroups,
      order: sent === undefined ? 0 : timeWithinDay(sent),
      visits: visitKeysOf(resource),
      text: `${descriptor.title(resource, format) ?? ''} ${nameOf(kind)}`.toLowerCase(),
    },
  }
}

/** By names of types and audience, as events contain these names: another language or another server has others. */
const readersOf = memoizeByObject(
  (_: PageMessages['typeNames']) => new Map<Audience, IncrementalReader<Resource, ReadEvent>>(),
)

function useReader(): IncrementalReader<Resource, ReadEvent> {
  const format = useFormat()
  const { typeNames } = usePageMessages()
  const { audience } = useAudience()
  const readers = readersOf(typeNames)
  const known = readers.get(audience)
  if (known) return known
  const style = audience === 'provider' ? 'provider' : 'patient'
  const reader = incrementalReader((resource: Resource) =>
    readEvent(resource, (kind) => typeNames[kind][style].many, format),
  )
  readers.set(audience, reader)
  return reader
}

const noEvents: readonly ReadEvent[] = []

/** The records as events, and how many are left out because they are marked as mistakes; `isPending` while a long list is being read. */
export function useTimelineEvents(records: readonly Resource[]): {
  readonly events: readonly RecordEvent[]
  readonly mistakes: number
  readonly isPending: boolean
} {
  const { all = noEvents, isPending } = useIncrementalRead(useReader(), records, true)
  const events = useMemo(() => all.flatMap(({ event }) => event ?? []), [all])
  return { events, mistakes: all.length - events.length, isPending }
}
