import { useState } from 'react'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { FilterPills } from '../../ui/filter-pills'
import type { RecordType } from '../../contract'
import type { SearchHit } from './search'

interface HitsOfType {
  readonly type: RecordType
  readonly hits: readonly SearchHit[]
}

/** Which types of hits are shown: all at first, and again when the last one is hidden. */
export function useTypeFilter(all: readonly HitsOfType[]) {
  const [hidden, setHidden] = useState<ReadonlySet<RecordType>>(new Set())
  const kinds = all.filter(({ hits }) => hits.length > 0)
  const isNoneLeft = kinds.every(({ type }) => hidden.has(type))
  const isShown = (type: RecordType): boolean => isNoneLeft || !hidden.has(type)
  const toggle = (type: RecordType): void => {
    const next = new Set(
      kinds.map((kind) => kind.type).filter((each) => (each === type ? isShown(each) : !isShown(each))),
    )
    setHidden(next.size === kinds.length ? new Set() : next)
  }
  return { kinds, isShown, toggle, showAll: () => setHidden(new Set()) }
}

interface TypeFilterProps {
  readonly kinds: readonly HitsOfType[]
  isShown(type: RecordType): boolean
  onToggle(type: RecordType): void
}

/** A toggle for each type with its number of hits; null for a single type. */
export function TypeFilter({ kinds, isShown, onToggle }: TypeFilterProps) {
  const { find, typeNames } = usePageMessages()
  const { audience } = useAudience()
  if (kinds.length < 2) return null
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  return (
    <FilterPills
      legend={find.kinds}
      pills={kinds.map(({ type, hits }) => ({
        value: type,
        label: find.group(nameOf(type), hits.length),
        checked: isShown(type),
      }))}
      onToggle={onToggle}
    />
  )
}
