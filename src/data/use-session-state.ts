import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../auth/session/session-provider'
import { keyOf } from './queries/read'

/**
 * State that outlives its page, in memory only: never in an address, in the history or in storage, and gone with the session.
 * For what a person typed into a search.
 */
export function useKept<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const session = useSession()
  const client = useQueryClient()
  const key = keyOf(session, 'kept', name)
  const [value, setValue] = useState(() => client.getQueryData<T>(key) ?? initial)
  const keep = (next: T): void => {
    client.setQueryData(key, next)
    setValue(next)
  }
  return [value, keep]
}
