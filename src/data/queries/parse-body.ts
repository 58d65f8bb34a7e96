import { normalizeResponse } from '../../fhir/normalize-response'
import { parseLosslessJson } from '../../fhir/lossless-json'

const parsedBodies = new WeakMap<Response, unknown>()

/** A response whose body is a value in memory, for records that no server sent; `parseBody` returns the value itself. */
export function responseOf(body: unknown): Response {
  const response = new Response()
  parsedBodies.set(response, body)
  return response
}

/** Parses a response body, keeping the digits of decimals and trimming codes; undefined when it is not JSON. `onText` receives the raw text first. */
export async function parseBody(response: Response, onText?: (text: string) => void): Promise<unknown> {
  if (parsedBodies.has(response)) return parsedBodies.get(response)
  try {
    const text = await response.text()
    onText?.(text)
    return normalizeResponse(parseLosslessJson(text))
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
