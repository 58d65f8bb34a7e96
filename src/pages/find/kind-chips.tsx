import { useState } from 'react'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { Pills } from '../../ui/pills'
import type { RecordType } from '../../contract'
import type { Hit } from './search'

interface KindOfHits {
  readonly type: RecordType
  readonly hits: readonly Hit[]
}

/** Which kinds of what was found are shown: all of them until one is taken away, and again when none would be left. */
export function useKinds(all: readonly KindOfHits[]) {
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

interface ChipsProps {
  readonly kinds: readonly KindOfHits[]
  isShown(type: RecordType): boolean
  onToggle(type: RecordType): void
}

/** How many records of each kind were found, each to be taken away or brought back; nothing where there is one kind. */
export function KindChips({ kinds, isShown, onToggle }: ChipsProps) {
  const { find, typeNames } = usePageWords()
  const { audience } = useAudience()
  if (kinds.length < 2) return null
  const nameOf = (type: RecordType) => typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many
  return (
    <Pills
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
