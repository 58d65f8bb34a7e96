/** Where a flag says that a result is by its range. */
export type FlaggedSide = 'farBelow' | 'below' | 'in' | 'above' | 'farAbove'

const sides: Readonly<Record<string, FlaggedSide>> = {
  N: 'in',
  H: 'above',
  L: 'below',
  HH: 'farAbove',
  'H*': 'farAbove',
  HU: 'farAbove',
  'H>': 'farAbove',
  LL: 'farBelow',
  'L*': 'farBelow',
  LU: 'farBelow',
  'L<': 'farBelow',
}

/** The side that an interpretation code names; undefined for codes about something else, such as the scale of the device (`>`) or a set limit (`HX`). */
export const rangeSideOf = (code: string): FlaggedSide | undefined =>
  Object.hasOwn(sides, code) ? sides[code] : undefined

/** The same without how far. */
export const plainSide = (side: FlaggedSide): 'below' | 'in' | 'above' =>
  (({ farBelow: 'below', below: 'below', in: 'in', above: 'above', farAbove: 'above' }) as const)[side]
