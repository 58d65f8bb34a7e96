// Reads FHIR resources of third-party lists, in which every value may be missing, of the wrong type or malicious.
type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

const MAX_LENGTH = 160
/** A text for display, without control and format characters and our separator `|`, truncated to MAX_LENGTH. Empty for other values. */
export function displayText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return [
    ...value
      .replace(/[\p{Cc}\p{Cf}|<>]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, MAX_LENGTH)
    .join('')
}

export const displayTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(displayText).filter(Boolean) : []
const reference = (value: unknown): string =>
  isObject(value) && typeof value.reference === 'string' ? value.reference : ''
export const references = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(reference).filter(Boolean)

/** The value of an extension, of any type. */
function valueOf(extension: Json | undefined): unknown {
  return Object.entries(extension ?? {}).find(([key]) => key.startsWith('value'))?.[1]
}
export const extensions = (resource: Json, name: string): readonly Json[] =>
  objects(resource.extension).filter(({ url }) => typeof url === 'string' && (url === name || url.endsWith(`/${name}`)))
export const extension = (resource: Json, name: string): unknown => valueOf(extensions(resource, name)[0])

/** The host of an http or https URL; undefined for other values. */
export function hostOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return undefined
  const { protocol, hostname } = new URL(value)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? hostname : undefined
}
