import { FhirError } from '../../fhir/errors'
import { isObject, textOf } from '../../lib/json'
import { decodeBase64 } from './base64'
import type { Session } from '../../auth/session/session'

/** A loaded file with the content type of the response. */
export interface LoadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string | undefined
}

const FHIR_JSON = 'application/fhir+json'
/** Status codes that may mean "not in this format": another `Accept` may work. */
const unsupportedFormatStatuses: readonly (number | undefined)[] = [400, 404, 406, 415, 500, 501]

/** The content of a Binary resource; undefined for any other JSON. */
function unpackBinary(bytes: Uint8Array<ArrayBuffer>): LoadedFile | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(body) || body['resourceType'] !== 'Binary') return undefined
    const data = decodeBase64(textOf(body['data']) ?? '')
    return data === undefined ? undefined : { bytes: data, contentType: textOf(body['contentType']) }
  } catch {
    return undefined
  }
}

async function readResponse(response: Response): Promise<LoadedFile> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? undefined
  const unpacked = /json/i.test(contentType ?? '') ? unpackBinary(bytes) : undefined
  return unpacked ?? { bytes, contentType }
}

/**
 * Loads a file below the FHIR base URL. Requests a Binary resource first, then the content type, then anything, as servers differ in what
 * they accept. Throws the FhirError of the first response if all fail.
 */
export async function loadFile(
  session: Pick<Session, 'get'>,
  url: string,
  contentType: string | undefined,
  signal: AbortSignal,
): Promise<LoadedFile> {
  let first: FhirError | undefined
  for (const accept of new Set([FHIR_JSON, contentType ?? '*/*', '*/*'])) {
    try {
      return await readResponse(await session.get(url, signal, { accept }))
    } catch (cause) {
      if (!(cause instanceof FhirError) || !unsupportedFormatStatuses.includes(cause.status)) throw cause
      first ??= cause
    }
  }
  throw first ?? new FhirError('failed', 'Binary read')
}
