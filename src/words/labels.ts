import { labelsByElement } from './en/labels-elements'
import { labelsByPath } from './en/labels-paths'
import type { Audience } from './code-text'

/** One label for all, or one for patients and one for providers. */
export type LabelTable = Readonly<Record<string, string | readonly [patient: string, provider: string]>>

const byPath: LabelTable = labelsByPath
const byElement: LabelTable = labelsByElement

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

/** The label of `Type.path`: the label of the path, else of its last element, else the element's name spelled out. */
export function label(key: string, audience: Audience): string {
  const element = lastElement(key)
  const found = (Object.hasOwn(byPath, key) ? byPath[key] : undefined) ?? (Object.hasOwn(byElement, element) ? byElement[element] : undefined)
  if (found === undefined) return spelledOut(element)
  if (typeof found === 'string') return found
  return audience === 'provider' ? found[1] : found[0]
}
