/** Semantic tags at the end of SNOMED CT names, which say of which kind the concept is. */
export const snomedTags: readonly string[] = [
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
  'medicinal product form',
  'clinical drug',
  'dose form',
  'organism',
  'context-dependent category',
  'record artifact',
  'physical object',
  'qualifier value',
  'specimen',
  'assessment scale',
  'person',
  'occupation',
  'ethnic group',
  'religion/philosophy',
  'social concept',
  'environment',
  'attribute',
  'tumor staging',
  'staging scale',
]
const tagPattern = new RegExp(` \\((?:${snomedTags.join('|')})\\)$`, 'i')

/** A name without its SNOMED CT semantic tag. */
export const withoutSnomedTag = (name: string): string => name.trim().replace(tagPattern, '')
