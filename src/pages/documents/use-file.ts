import { useEffect, useState } from 'react'
import { Failure } from '../../fhir/errors'
import { useSession } from '../../auth/session/session-provider'
import { loadFile } from '../../components/files/load-file'
import type { FailureKind } from '../../fhir/errors'
import type { LoadedFile } from '../../components/files/load-file'

export type Fetching =
  | { readonly state: 'waiting' | 'getting' }
  | { readonly state: 'failed'; readonly kind: FailureKind }
  | { readonly state: 'ready'; readonly file: LoadedFile }

interface FileRequest extends Readonly<Record<'start' | 'stop', () => void>> {
  readonly fetching: Fetching
}

/** Gets a file when asked to, or at once, and drops it when its place on the page goes away. */
export function useFile(url: string, contentType: string | undefined, atOnce: boolean): FileRequest {
  const session = useSession()
  const [fetching, setFetching] = useState<Fetching>({ state: atOnce ? 'getting' : 'waiting' })
  const [wanted, setWanted] = useState(atOnce ? 1 : 0)
  useEffect(() => {
    if (wanted === 0) return
    const stop = new AbortController()
    loadFile(session, url, contentType, stop.signal).then(
      (file) => setFetching({ state: 'ready', file }),
      (cause: unknown) => {
        if (!stop.signal.aborted)
          setFetching({ state: 'failed', kind: cause instanceof Failure ? cause.kind : 'failed' })
      },
    )
    return () => stop.abort()
  }, [session, url, contentType, wanted])
  return {
    fetching,
    start: () => {
      setFetching({ state: 'getting' })
      setWanted((times) => times + 1)
    },
    stop: () => {
      setFetching({ state: 'waiting' })
      setWanted(0)
    },
  }
}

/** An address for bytes in memory, given back when they are no longer drawn; undefined on the first pass. */
export function useBlobUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  return url
}
