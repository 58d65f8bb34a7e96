const above = ['H', 'HX', '>', 'HH', 'H*', 'HU', 'H>']
const below = ['L', 'LX', '<', 'LL', 'L*', 'LU', 'L<']
const outside = ['A', 'AA', 'A*', 'EX']

/** The side of the range that a flag means: `outside` if it does not say which, `dot` if it is inside or unknown. */
export function flagSide(code: string): 'above' | 'below' | 'outside' | 'dot' {
  if (above.includes(code)) return 'above'
  if (below.includes(code)) return 'below'
  return outside.includes(code) ? 'outside' : 'dot'
}
