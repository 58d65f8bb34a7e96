import { useState } from 'react'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { FilterPills } from '../../ui/filter-pills'
import type { RecordKind } from '../../resources/observation-category'
import type { SearchHit } from './search'

interface HitsOfKind {
  readonly kind: RecordKind
  readonly hits: readonly SearchHit[]
}

/** Which kinds of hits are shown: all at first, and again when the last one is hidden. */
export function useKindFilter(all: readonly HitsOfKind[]) {
  const [hidden, setHidden] = useState<ReadonlySet<RecordKind>>(new Set())
  const kinds = all.filter(({ hits }) => hits.length > 0)
  const isNoneLeft = kinds.every(({ kind }) => hidden.has(kind))
  const isShown = (kind: RecordKind): boolean => isNoneLeft || !hidden.has(kind)
  const toggle = (toggled: RecordKind): void => {
    const next = new Set(
      kinds.map(({ kind }) => kind).filter((each) => (each === toggled ? isShown(each) : !isShown(each))),
    )
    setHidden(next.size === kinds.length ? new Set() : next)
  }
  return { kinds, isShown, toggle, showAll: () => setHidden(new Set()) }
}

interface KindFilterProps {
  readonly kinds: readonly HitsOfKind[]
  isShown(kind: RecordKind): boolean
  onToggle(kind: RecordKind): void
}

/** A toggle for each kind with its number of hits; null for a single kind. */
export function KindFilter({ kinds, isShown, onToggle }: KindFilterProps) {
  const { find, typeNames } = usePageMessages()
  const { audience } = useAudience()
  if (kinds.length < 2) return null
  const nameOf = (kind: RecordKind) => typeNames[kind][audience === 'provider' ? 'provider' : 'patient'].many
  return (
    <FilterPills
      legend={find.kinds}
      pills={kinds.map(({ kind, hits }) => ({
        value: kind,
        label: find.group(nameOf(kind), hits.length),
        checked: isShown(kind),
      }))}
      onToggle={onToggle}
    />
  )
}
