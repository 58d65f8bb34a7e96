import { tidy } from '../fhir/as-sent'
import { parseJson } from '../fhir/json'

/** The body of an answer with the digits of its decimals and without blanks around its codes; undefined when it is not JSON. `peek` sees it before, as it was sent. */
export async function bodyOf(response: Response, peek?: (sent: unknown) => void): Promise<unknown> {
  try {
    return tidy(parseJson(await response.text(), peek))
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
