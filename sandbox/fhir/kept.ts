import type { Resource } from '../types'

/** The records that a search found, worked out where they are not kept: its pages are cut from one result. */
export type Kept = (search: string, find: () => readonly Resource[]) => readonly Resource[]

const MOST = 200

/** Keeps what the latest searches found; the records of a sandbox do not change. `search` names the reach of the token too. */
export function keptResults(): Kept {
  const results = new Map<string, readonly Resource[]>()
  return (search, find) => {
    const found = results.get(search) ?? find()
    results.delete(search)
    results.set(search, found)
    const [oldest] = results.keys()
    if (results.size > MOST && oldest !== undefined) results.delete(oldest)
    return found
  }
}
