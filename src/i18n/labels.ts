import type { Audience } from './audience'

/** One label for all, or one for patients and one for providers. */
export type LabelTable = Readonly<Record<string, string | readonly [patient: string, provider: string]>>

/** The label of `Type.path`. */
export type Label = (key: string, audience: Audience) => string

/** The last word of an address: what people call an extension whose address nobody knows; the address itself where it ends in a number. */
function lastSegment(address: string): string {
  const word = /[^/:#.]+$/.exec(address)?.[0]
  return word === undefined || /^\d+$/.test(word) ? address : word
}

/** The elements of `Type.path`, without slices (`category:us-core`); of `extension(address)` its last word, as an address has dots and colons of its own. */
function pathElements(key: string): readonly string[] {
  const extensions = [...key.matchAll(/(?:modifierE|e)xtension\(([^)]*)\)/g)].map(([, address = '']) =>
    lastSegment(address),
  )
  const parts = key.replace(/(?:modifierE|e)xtension\([^)]*\)/g, '()').split('.')
  return parts.map((part) => (part === '()' ? (extensions.shift() ?? '') : part.replace(/:.*$/, '')))
}

function humanize(element: string): string {
  if (/[:/]/.test(element)) return element
  const spaced = element
    .replace(/[-_]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The last element with the kind of record behind its colon (`effectiveDateTime:sample`); undefined where there is none, and for an extension. */
const elementWithQualifier = (key: string): string | undefined => /(?:^|\.)([^.()]+:[^.()]+)$/.exec(key)?.[1]

/** Looks a label up in the tables: the path in any of them, else its last two elements, else the last one (with its kind, then without), else that element's name spelled out. */
export function createLabel(...tables: readonly LabelTable[]): Label {
  const inAny = (key: string) => tables.find((table) => Object.hasOwn(table, key))?.[key]
  return (key, audience) => {
    const elements = pathElements(key)
    const element = elements.at(-1) ?? ''
    const found =
      inAny(key) ?? inAny(elementWithQualifier(key) ?? key) ?? inAny(elements.slice(-2).join('.')) ?? inAny(element)
    if (found === undefined) return humanize(element)
    if (typeof found === 'string') return found
    return audience === 'provider' ? found[1] : found[0]
  }
}
