import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { FhirError } from '../../fhir/errors'
import { useSession } from '../../auth/session/session-provider'
import { loadFile } from '../../components/files/load-file'
import type { FhirErrorKind } from '../../fhir/errors'
import type { LoadedFile } from '../../components/files/load-file'

export type FileState =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'failed'; readonly kind: FhirErrorKind }
  | { readonly state: 'ready'; readonly file: LoadedFile }

interface FileRequest extends Readonly<Record<'start' | 'stop', () => void>> {
  readonly download: FileState
}

/** Loads a file from the server on `start`, or at once; aborts on `stop` and on unmount. */
export function useRemoteFile(url: string, contentType: string | undefined, loadsAtOnce: boolean): FileRequest {
  const session = useSession()
  const [download, setDownload] = useState<FileState>({ state: loadsAtOnce ? 'loading' : 'idle' })
  const [attempt, setAttempt] = useState(loadsAtOnce ? 1 : 0)
  useEffect(() => {
    if (attempt === 0) return
    const controller = new AbortController()
    loadFile(session, url, contentType, controller.signal).then(
      (file) => setDownload({ state: 'ready', file }),
      (cause: unknown) => {
        if (!controller.signal.aborted)
          setDownload({ state: 'failed', kind: cause instanceof FhirError ? cause.kind : 'failed' })
      },
    )
    return () => controller.abort()
  }, [session, url, contentType, attempt])
  return {
    download,
    start: () => {
      setDownload({ state: 'loading' })
      setAttempt((count) => count + 1)
    },
    stop: () => {
      setDownload({ state: 'idle' })
      setAttempt(0)
    },
  }
}

/** An object URL for bytes, as an external store: created when a component subscribes, revoked when it unsubscribes. */
function createObjectUrlStore(bytes: Uint8Array<ArrayBuffer>, type: string) {
  let url: string | undefined
  return {
    subscribe(onChange: () => void): () => void {
      const created = URL.createObjectURL(new Blob([bytes], { type }))
      url = created
      onChange()
      return () => {
        URL.revokeObjectURL(created)
        url = undefined
      }
    },
    current: (): string | undefined => url,
  }
}

/** An object URL for bytes in memory, revoked on unmount; undefined on the first render. */
export function useBlobUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const store = useMemo(() => createObjectUrlStore(bytes, type), [bytes, type])
  return useSyncExternalStore(store.subscribe, store.current)
}
