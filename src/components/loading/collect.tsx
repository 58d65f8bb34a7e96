import { useRecords } from '../../data/queries/use-records'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import type { Loaded } from '../../data/record-set'

export interface TypeLoaded {
  readonly type: RecordType
  readonly loaded: Loaded
}

interface CollectProps {
  readonly types: readonly RecordType[]
  /** As in `useRecords`. */
  readonly asSent?: boolean
  readonly got?: readonly TypeLoaded[]
  readonly children: (all: readonly TypeLoaded[]) => ReactNode
}

/** Loads several types side by side, each with its own state, and hands them all to its child. */
export function Collect({ types, asSent = false, got = [], children }: CollectProps) {
  const [type, ...rest] = types
  if (type === undefined) return children(got)
  return (
    <CollectOne type={type} rest={rest} asSent={asSent} got={got}>
      {children}
    </CollectOne>
  )
}

function CollectOne({
  type,
  rest,
  asSent,
  got,
  children,
}: {
  type: RecordType
  rest: readonly RecordType[]
  asSent: boolean
  got: readonly TypeLoaded[]
  children: CollectProps['children']
}) {
  const loaded = useRecords(type, undefined, { asSent })
  return (
    <Collect types={rest} asSent={asSent} got={[...got, { type, loaded }]}>
      {children}
    </Collect>
  )
}
