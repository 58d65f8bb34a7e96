const audiences = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Ana' },
  { audience: 'proxy' },
  { audience: 'provider' },
]

/** Arguments for message functions: every audience, possessives, counts of zero, one and many. */
const sampleArguments: readonly (readonly unknown[])[] = [
  ...audiences.map((reader) => [reader, 'x']),
  ['x', 'su', 'x'],
  ['x', 'de Ana', 'x'],
  ['su'],
  ['de Ana'],
  [0, 'x', 'x'],
  [1, 'x', 'x'],
  [2, 'x', 'x'],
  [2000, 'x', 'x'],
  [['x', 'y']],
]

function textsOfFunction(message: (...args: unknown[]) => unknown): readonly string[] {
  return sampleArguments.flatMap((args) => {
    try {
      const result: unknown = message(...args)
      return (Array.isArray(result) ? result : [result]).filter(
        (text): text is string => typeof text === 'string' && !/undefined|\[object|NaN/.test(text),
      )
    } catch {
      return []
    }
  })
}

/** All texts of a table by path, also those that functions return. */
export function collectTexts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return [...new Set(textsOfFunction(value as () => unknown))].map((text) => [path, text] as const)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => collectTexts(each, `${path}/${key}`))
    : []
}
