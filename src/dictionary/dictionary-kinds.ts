/** Kinds of concepts in the dictionary. Each is a folder of `data` and a separate file in the build. */
export const dictionaryKinds = [
  'tests',
  'documents',
  'conditions',
  'medicines',
  'vaccines',
  'procedures',
  'visits',
  'allergens',
  'reactions',
  'units',
] as const

export type DictionaryKind = (typeof dictionaryKinds)[number]
