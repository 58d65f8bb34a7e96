const above = ['H', 'HX', '>', 'HH', 'H*', 'HU', 'H>']
const below = ['L', 'LX', '<', 'LL', 'L*', 'LU', 'L<']
const outside = ['A', 'AA', 'A*', 'EX']

/** On which side of its range a flag puts a result: `outside` where it does not say, `dot` where it is not outside or not known. */
export function flagSide(code: string): 'above' | 'below' | 'outside' | 'dot' {
  if (above.includes(code)) return 'above'
  if (below.includes(code)) return 'below'
  return outside.includes(code) ? 'outside' : 'dot'
}
