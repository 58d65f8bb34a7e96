import { isObject, objectsOf, textOf } from '../../lib/json'
import { plainText } from '../../fhir/plain-text'
import type { Resource } from '../../fhir/resource'

/** True for a report in which somebody says something, in words or in a file; one that only lists results has none. */
export function hasWords(report: Resource): boolean {
  const files = objectsOf(report['presentedForm']).some(
    ({ data, url }) => textOf(data) !== undefined || textOf(url) !== undefined,
  )
  return files || textOf(report['conclusion']) !== undefined || objectsOf(report['media']).some(isObject)
}

/** The words of a text, or of a page of HTML, without their layout. */
function wordsOf(text: string): string {
  const bare = /<\/?[a-z][^>]*>/i.test(text)
    ? text.replace(/<(style|script|title)\b[^]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' ')
    : text
  return plainText(bare).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** True when one text says what the other does, whatever its layout: a second copy, that need not be read again. A text without a word is a copy of none. */
export function saysTheSame(text: string, other: string): boolean {
  const words = wordsOf(text)
  return words !== '' && words === wordsOf(other)
}
