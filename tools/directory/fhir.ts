// What is read of FHIR resources in lists from elsewhere: everything in them may be missing, of another kind, or hostile.
type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

const LONGEST = 160
/** A text to show: without control characters, signs that turn its direction and our own separator, cut where nobody reads on. Empty for anything else. */
export function words(value: unknown): string {
  if (typeof value !== 'string') return ''
  return [
    ...value
      .replace(/[\p{Cc}\p{Cf}|<>]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST)
    .join('')
}

export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(words).filter(Boolean) : []
const reference = (value: unknown): string =>
  isObject(value) && typeof value.reference === 'string' ? value.reference : ''
export const references = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(reference).filter(Boolean)

/** The value of an extension, whatever its type; the parts of a complex one are read with `parts`. */
function valueOf(extension: Json | undefined): unknown {
  return Object.entries(extension ?? {}).find(([key]) => key.startsWith('value'))?.[1]
}
export const extensions = (resource: Json, name: string): readonly Json[] =>
  objects(resource.extension).filter(({ url }) => typeof url === 'string' && (url === name || url.endsWith(`/${name}`)))
export const extension = (resource: Json, name: string): unknown => valueOf(extensions(resource, name)[0])

/** The host of a web address; undefined for anything but http and https. */
export function hostOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return undefined
  const { protocol, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? hostname : undefined
}
