/** What the dictionary has words for. Each is a folder of `data`, and a file of its own in the built app. */
export const kinds = [
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

export type Kind = (typeof kinds)[number]
