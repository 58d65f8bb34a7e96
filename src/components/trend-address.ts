import { useCallback } from 'react'
import { useSession } from '../auth/session/session-provider'
import { keyedHash } from './keyed-hash'

/** The end of a trend's address. The name or code of a test says what somebody has, and addresses stay in histories and logs; the key is this sign-in's and leaves it nowhere. */
export function useTrendName(): (codeKey: string) => string {
  const { id } = useSession()
  return useCallback((codeKey) => keyedHash(id.replaceAll('-', ''), codeKey), [id])
}

/** The address of the trend of a test, good for this sign-in. */
export function useTrendAddress(): (codeKey: string) => string {
  const nameOf = useTrendName()
  return useCallback((codeKey) => `/results/trend/${nameOf(codeKey)}`, [nameOf])
}
