import type { Audience } from './audience'

/** Labels by path or element: one for everyone, or one for patients and one for providers. */
export type LabelTable = Readonly<Record<string, string | readonly [patient: string, provider: string]>>

/** The label of the element `Type.path`. */
export type Label = (key: string, audience: Audience) => string

/** The last segment of a URI without a version, as the name of an extension; the URI itself if that is a number. Older guides have extensions of US Core under other names (`argo-race`). */
function lastSegment(uri: string): string {
  const segment = (
    uri
      .split('|')[0]
      ?.split(/[/:#.]/)
      .at(-1) ?? ''
  ).replace(/^argo-/, 'us-core-')
  return segment === '' || /^\d+$/.test(segment) ? uri : segment
}

/** The elements of `Type.path`, without slices (`category:us-core`). Of `extension(uri)` the last segment, because URIs contain dots and colons. */
function pathElements(key: string): readonly string[] {
  const extensions: string[] = []
  const parts = key
    .replace(/(?:modifierE|e)xtension\(([^)]*)(\)?)/g, (all, uri: string, end: string | undefined) => {
      if (!end) return all
      extensions.push(lastSegment(uri))
      return '()'
    })
    .split('.')
  return parts.map((part) => (part === '()' ? (extensions.shift() ?? '') : part.replace(/:[^]*/, '')))
}

function humanize(element: string): string {
  const spaced = element
    .replace(/[-_]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The last element with its qualifier (`effectiveDateTime:sample`); undefined without a qualifier, and for an extension. */
const elementWithQualifier = (key: string): string | undefined => /(?:^|\.)([^.()][^.():]*:[^.()]+)$/.exec(key)?.[1]

/** Labels from the tables by the whole path, else the last element with its qualifier, else the last two elements, else the last element, else the element name in words. */
export const createLabel = (...tables: readonly LabelTable[]): Label => createLabelWithNote('', ...tables)

/** The same, with a note after the names of elements that no table has: they are in English. */
export function createLabelWithNote(note: string, ...tables: readonly LabelTable[]): Label {
  const inAny = (key: string) => tables.find((table) => Object.hasOwn(table, key))?.[key]
  return (key, audience) => {
    const elements = pathElements(key)
    const element = elements.at(-1) ?? ''
    const found =
      inAny(key) ?? inAny(elementWithQualifier(key) ?? key) ?? inAny(elements.slice(-2).join('.')) ?? inAny(element)
    if (found === undefined) return /[:/]/.test(element) ? element : `${humanize(element)} ${note}`.trimEnd()
    if (typeof found === 'string') return found
    return audience === 'provider' ? found[1] : found[0]
  }
}
