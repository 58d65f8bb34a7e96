import { useRecords } from '../data/hooks'
import type { ReactNode } from 'react'
import type { RecordType } from '../contract'
import type { Loaded } from '../data/types'

export interface TypeLoaded {
  readonly type: RecordType
  readonly loaded: Loaded
}

interface CollectProps {
  readonly types: readonly RecordType[]
  readonly got?: readonly TypeLoaded[]
  readonly children: (all: readonly TypeLoaded[]) => ReactNode
}

/** Loads several types side by side, each with its own state, and hands them all to its child. */
export function Collect({ types, got = [], children }: CollectProps) {
  const [type, ...rest] = types
  if (type === undefined) return children(got)
  return (
    <CollectOne type={type} rest={rest} got={got}>
      {children}
    </CollectOne>
  )
}

function CollectOne({ type, rest, got, children }: { type: RecordType; rest: readonly RecordType[]; got: readonly TypeLoaded[]; children: CollectProps['children'] }) {
  const loaded = useRecords(type)
  return (
    <Collect types={rest} got={[...got, { type, loaded }]}>
      {children}
    </Collect>
  )
}
