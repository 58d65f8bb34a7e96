import { useMemo } from 'react'
import { isRecordType, type RecordType } from '../../contract'
import { describe } from '../../resources/registry'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { useRead } from '../../components/incremental/use-read'
import { visitIdsOf } from '../../resources/visit-id'
import { spanOf } from './group'
import type { Reader } from '../../lib/incremental'
import { orderInDay, shownDay } from '../../fhir/shown-day'
import type { Resource } from '../../fhir/resource'
import type { RecordEvent } from './kind-line'

/** `undefined` for a record that is marked as a mistake. */
interface Entry {
  readonly event: RecordEvent | undefined
}

let unnamed = 0

function entryOf(resource: Resource, nameOf: (type: RecordType) => string): Entry {
  const type = resource.resourceType
  if (!isRecordType(type)) return { event: undefined }
  const descriptor = describe(type)
  if (descriptor.place(resource) === 'void') return { event: undefined }
  const sent = descriptor.date(resource)?.raw
  const raw = sent === undefined ? undefined : shownDay(sent)
  return {
    event: {
      key: `${type}/${resource.id ?? `without id ${(unnamed += 1)}`}`,
      type,
      resource,
      raw,
      span: spanOf(raw),
      order: sent === undefined ? 0 : orderInDay(sent),
      visits: visitIdsOf(resource),
      text: `${descriptor.title(resource) ?? ''} ${nameOf(type)}`.toLowerCase(),
    },
  }
}

/** Events hold words, so each language and audience has its own. */
const readers = new Map<string, Reader<Resource, Entry>>()

function useReader(): Reader<Resource, Entry> {
  const { typeNames, language } = usePageWords()
  const { audience } = useAudience()
  const key = `${language.code} ${audience}`
  const known = readers.get(key)
  if (known) return known
  const column = audience === 'provider' ? 'provider' : 'patient'
  const reader = {
    read: (resource: Resource) => entryOf(resource, (type) => typeNames[type][column].many),
    kept: new WeakMap<Resource, Entry>(),
  }
  readers.set(key, reader)
  return reader
}

const none: readonly Entry[] = []

/** The records as events of the timeline; how many are left out because they are marked as mistakes; `behind` while a long list is being read. */
export function useEvents(records: readonly Resource[]): {
  readonly events: readonly RecordEvent[]
  readonly mistakes: number
  readonly behind: boolean
} {
  const { all = none, behind } = useRead(useReader(), records, true)
  const events = useMemo(() => all.flatMap(({ event }) => event ?? []), [all])
  return { events, mistakes: all.length - events.length, behind }
}
