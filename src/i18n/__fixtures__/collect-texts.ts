const readers = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Ana' },
  { audience: 'proxy' },
  { audience: 'provider' },
]

/** What a function of a table says to every reader, of "su" and of "de Ana", with no, one and many. */
const tries: readonly (readonly unknown[])[] = [
  ...readers.map((reader) => [reader, 'x']),
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

function said(say: (...given: unknown[]) => unknown): readonly string[] {
  return tries.flatMap((given) => {
    try {
      const said: unknown = say(...given)
      return (Array.isArray(said) ? said : [said]).filter(
        (text): text is string => typeof text === 'string' && !/undefined|\[object|NaN/.test(text),
      )
    } catch {
      return []
    }
  })
}

/** Every text of a table by its path, also of its functions. */
export function texts(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return [...new Set(said(value as () => unknown))].map((text) => [path, text] as const)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => texts(each, `${path}/${key}`))
    : []
}
