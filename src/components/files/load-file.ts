import { FhirError } from '../../fhir/errors'
import { isObject, textOf } from '../../lib/json'
import { decodeBase64 } from './base64'
import type { Session } from '../../auth/session/session'

/** A file as it came, with the label that came with it. */
export interface LoadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string | undefined
}

const FHIR_JSON = 'application/fhir+json'
/** Answers that mean "not in this format": another `Accept` may do. */
const unsupportedFormatStatuses: readonly (number | undefined)[] = [400, 404, 406, 415, 500, 501]

/** A Binary resource unpacked; undefined for any other JSON. */
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
  const sent = response.headers.get('content-type') ?? undefined
  const unpacked = /json/i.test(sent ?? '') ? unpackBinary(bytes) : undefined
  return unpacked ?? { bytes, contentType: sent }
}

/**
 * The file behind an address below the FHIR base. Asked for as a Binary resource first, then by its own type, then as whatever there is:
 * servers differ in what they take. Throws Failure of the first answer when none gives the file.
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
