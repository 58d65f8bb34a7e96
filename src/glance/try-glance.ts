import type { Glance } from './glance'

/** The row of a record; undefined where the record cannot be read, so that the list stays and its row says so. */
export function tryGlance(make: () => Glance): Glance | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
