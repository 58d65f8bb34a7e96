import type { Audience } from './code-text'

/** One label for all, or one for patients and one for providers. */
export type LabelTable = Readonly<Record<string, string | readonly [patient: string, provider: string]>>

/** The label of `Type.path`. */
export type Label = (key: string, audience: Audience) => string

/** The last element of `Type.path`: `extension(race)` without its brackets, `category:us-core` without its slice. */
function lastElement(key: string): string {
  const last = key.slice(key.lastIndexOf('.') + 1)
  const extension = /^(?:modifierE|e)xtension\((.+)\)$/.exec(last)
  return (extension?.[1] ?? last).replace(/:.*$/, '')
}

function spelledOut(element: string): string {
  const spaced = element.replace(/[-_]/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The last element with the kind of record behind its colon; undefined where there is none. */
const kindOfElement = (key: string): string | undefined => /[^.]+:[^.]+$/.exec(key)?.[0]

/** Looks a label up in the tables: the path in any of them, else its last element (with its kind, then without), else that element's name spelled out. */
export function labelIn(...tables: readonly LabelTable[]): Label {
  const inAny = (key: string) => tables.find((table) => Object.hasOwn(table, key))?.[key]
  return (key, audience) => {
    const element = lastElement(key)
    const found = inAny(key) ?? inAny(kindOfElement(key) ?? element) ?? inAny(element)
    if (found === undefined) return spelledOut(element)
    if (typeof found === 'string') return found
    return audience === 'provider' ? found[1] : found[0]
  }
}
