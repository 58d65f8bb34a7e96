import { tidy } from '../fhir/as-sent'
import { parseJson } from '../fhir/json'

/** The body of an answer with the digits of its decimals and without blanks around its codes; undefined when it is not JSON. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return tidy(parseJson(await response.text()))
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
