import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../auth/session/session-provider'
import { sessionQueryKey } from './queries/read'

/**
 * State that outlives its page until the session ends, for what the user types into a search. In memory only, never in a URL, the history or
 * storage.
 */
export function useSessionState<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const session = useSession()
  const client = useQueryClient()
  const key = sessionQueryKey(session, 'state', name)
  const [value, setValue] = useState(() => client.getQueryData<T>(key) ?? initial)
  const update = (next: T): void => {
    client.setQueryData(key, next)
    setValue(next)
  }
  return [value, update]
}
