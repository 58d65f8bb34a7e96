import type { Kind } from './kinds'

/** What SNOMED CT sorts its names by. */
export const tags: readonly string[] = [
  'disorder',
  'finding',
  'procedure',
  'situation',
  'regime/therapy',
  'substance',
  'event',
  'morphologic abnormality',
  'observable entity',
  'body structure',
  'product',
  'medicinal product',
  'organism',
  'context-dependent category',
  'record artifact',
  'physical object',
  'qualifier value',
  'specimen',
  'assessment scale',
  'clinical drug',
  'medicinal product form',
]
const tagAt = new RegExp(` \\((?:${tags.join('|')})\\)$`, 'i')

/** A name without the tag by which SNOMED CT sorts it. */
export const withoutTag = (name: string): string => name.trim().replace(tagAt, '')

const visits = [
  { at: /^Encounter for (?:an? )?(.+)$/i, say: (what: string) => `Visit for ${what}` },
  { at: /^(.+) encounter$/i, say: (what: string) => `${what} visit` },
]

/**
 * English titles of SNOMED CT and ICD-10-CM without what only coders read: the tag at the end, "unspecified", and "encounter" for a visit.
 * Undefined where there is nothing to leave out, or where a tag or a square bracket would stay.
 */
export function plainTitle(name: string, kind: Kind): string | undefined {
  const bare = withoutTag(name).replace(/, unspecified$/i, '')
  const visit = kind === 'visits' ? visits.find(({ at }) => at.test(bare)) : undefined
  const said = visit ? visit.say(visit.at.exec(bare)?.[1] ?? '') : bare
  return said === name.trim() || said === '' || /[[\]{}]/.test(said) || withoutTag(said) !== said ? undefined : said
}
