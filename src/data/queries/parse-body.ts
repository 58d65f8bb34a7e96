import { normalizeResponse } from '../../fhir/normalize-response'
import { parseLosslessJson } from '../../fhir/lossless-json'

/** Parses a response body, keeping the digits of decimals and trimming codes; undefined when it is not JSON. `onText` receives the raw text first. */
export async function parseBody(response: Response, onText?: (text: string) => void): Promise<unknown> {
  try {
    const text = await response.text()
    onText?.(text)
    return normalizeResponse(parseLosslessJson(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
