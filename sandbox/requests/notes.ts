import type { IncomingMessage } from 'node:http'

/** What becomes known of a request while it is answered. */
interface Note {
  client?: string
  person?: string
  faults?: readonly string[]
}

const notes = new WeakMap<IncomingMessage, Note>()

/** Adds to what is known of a request. */
export function note(raw: IncomingMessage, more: Note): void {
  notes.set(raw, { ...notes.get(raw), ...more })
}

/** What is known of a request so far. */
export const noteOf = (raw: IncomingMessage): Note => notes.get(raw) ?? {}
