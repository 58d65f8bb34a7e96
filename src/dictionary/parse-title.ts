import { withoutSnomedTag } from '../fhir/snomed-tag'
import type { DictionaryKind } from './dictionary-kinds'

const visitPatterns = [
  { pattern: /^Encounter for (?:an? )?(.+)$/i, format: (what: string) => `Visit for ${what}` },
  { pattern: /^(.+) encounter$/i, format: (what: string) => `${what} visit` },
]

/**
 * An English SNOMED CT or ICD-10-CM title without coding jargon: the semantic tag, "unspecified", and "encounter" for a visit.
 * Undefined when there is nothing to remove, or when a tag or a square bracket would remain.
 */
export function plainTitle(name: string, kind: DictionaryKind): string | undefined {
  const untagged = withoutSnomedTag(name).replace(/, unspecified$/i, '')
  const visit = kind === 'visits' ? visitPatterns.find(({ pattern }) => pattern.test(untagged)) : undefined
  const title = visit ? visit.format(visit.pattern.exec(untagged)?.[1] ?? '') : untagged
  return title === name.trim() || title === '' || /[[\]{}]/.test(title) || withoutSnomedTag(title) !== title
    ? undefined
    : title
}
