import type { IncomingMessage } from 'node:http'

/** What becomes known about a request while it is handled. */
interface RequestAnnotation {
  client?: string
  person?: string
  faults?: readonly string[]
  /** What the sandbox tolerated. */
  notes?: readonly string[]
}

const annotations = new WeakMap<IncomingMessage, RequestAnnotation>()

/** Adds to the annotation of a request. */
export function annotateRequest(raw: IncomingMessage, more: RequestAnnotation): void {
  annotations.set(raw, { ...annotations.get(raw), ...more })
}

/** The annotation of a request so far. */
export const annotationOf = (raw: IncomingMessage): RequestAnnotation => annotations.get(raw) ?? {}
