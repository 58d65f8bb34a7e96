import { checkAddress } from './check-address'
import { LinkError } from './link-error'
import { parseManifest, type SharedFile } from './manifest'
import { MAX_SHARED_BYTES, requestText } from './request-text'
import type { SharedLinks } from '../../config/config'
import type { HealthLink } from './parse-link'

/** Larger files come by location. */
const MAX_EMBEDDED_CHARACTERS = 4_000_000

export interface FetchOptions {
  /** The name of the reader, which the sender sees. */
  readonly recipient: string
  readonly passcode?: string
  readonly settings: SharedLinks
  readonly signal: AbortSignal
}

/** Fetches what a link leads to, still encrypted. */
export interface LinkFetcher {
  /** The files that there are. Throws LinkError. */
  list(): Promise<readonly SharedFile[]>
  /** The JWE of each of these files. Throws LinkError. */
  fetchAll(files: readonly SharedFile[]): Promise<readonly string[]>
}

/** A location that was used or has expired. */
const isUsed = (cause: unknown): boolean =>
  cause instanceof LinkError &&
  (cause.kind === 'ended' || cause.kind === 'serverProblem' || cause.kind === 'wrongPasscode')

export function createLinkFetcher(
  { url, isDirect }: HealthLink,
  { recipient, passcode, settings, signal }: FetchOptions,
): LinkFetcher {
  const limits = { signal, budget: { left: MAX_SHARED_BYTES } }
  const request = (address: string, init: Parameters<typeof requestText>[1]) => {
    checkAddress(address, settings)
    return requestText(address, init, limits)
  }
  let listed: readonly SharedFile[] = []

  const listManifest = async () => {
    const body = JSON.stringify({ recipient, passcode, embeddedLengthMax: MAX_EMBEDDED_CHARACTERS })
    listed = parseManifest(
      await request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
        (cause: unknown) => {
          const needsPasscode = passcode === undefined && cause instanceof LinkError && cause.kind === 'wrongPasscode'
          throw needsPasscode ? new LinkError('passcodeNeeded', cause.count) : cause
        },
      ),
    )
    return listed
  }
  const fetchDirect = async (): Promise<readonly SharedFile[]> => {
    const address = new URL(url)
    address.searchParams.set('recipient', recipient)
    const embedded = await request(address.href, { method: 'GET' })
    return [{ contentType: undefined, embedded, location: undefined, lastUpdated: undefined, isWithdrawn: false }]
  }
  const fetchLocation = (location = '') => request(location, { method: 'GET' })

  return {
    list: () => {
      checkAddress(url, settings)
      return isDirect ? fetchDirect() : listManifest()
    },
    fetchAll: async (files) => {
      const places = files.map((file) => listed.indexOf(file))
      let fresh: readonly SharedFile[] | undefined
      const fetchFile = async (file: SharedFile, index: number): Promise<string> => {
        const current = fresh?.[places[index] ?? -1] ?? file
        if (current.contentType !== file.contentType) throw new LinkError('fileGone')
        if (current.embedded !== undefined) return current.embedded
        return fetchLocation(current.location).catch(async (cause: unknown) => {
          if (!isUsed(cause)) throw cause
          if (fresh !== undefined) throw new LinkError('fileGone')
          // Locations may be used once: a new manifest has new ones.
          fresh = await listManifest()
          return fetchFile(file, index)
        })
      }
      const contents: string[] = []
      for (const [index, file] of files.entries()) contents.push(await fetchFile(file, index))
      return contents
    },
  }
}
