import { isObject, objectsOf, textOf } from '../../lib/json'
import { replaceElements, replaceTags } from '../../lib/markup'
import { decodePlainText } from '../../fhir/plain-text'
import type { ResourceOf } from '../../fhir/resource'

/** True for a report with text, a file or media; false for one that only lists results. */
export function hasReportText(report: ResourceOf<'DiagnosticReport'>): boolean {
  const files = objectsOf(report.presentedForm).some(
    ({ data, url }) => textOf(data) !== undefined || textOf(url) !== undefined,
  )
  return files || textOf(report.conclusion) !== undefined || objectsOf(report.media).some(isObject)
}

/** The text without HTML tags, whitespace and case. */
function normalizedText(text: string): string {
  const withoutTags = /<\/?[a-z][^<>]*>/i.test(text)
    ? replaceTags(
        replaceElements(text, ['style', 'script', 'title'], () => ' '),
        ' ',
      )
    : text
  return decodePlainText(withoutTags).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** True when two texts are the same apart from layout and case; an empty text equals none. */
export function isSameText(text: string, other: string): boolean {
  const normalized = normalizedText(text)
  return normalized !== '' && normalized === normalizedText(other)
}
