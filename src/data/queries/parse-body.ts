import { normalizeResponse } from '../../fhir/normalize-response'
import { parseLosslessJson } from '../../fhir/lossless-json'

/** The body of an answer with the digits of its decimals and without blanks around its codes; undefined when it is not JSON. `onText` sees it before, as it was sent. */
export async function bodyOf(response: Response, onText?: (sent: string) => void): Promise<unknown> {
  try {
    const sent = await response.text()
    onText?.(sent)
    return normalizeResponse(parseLosslessJson(sent))
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
