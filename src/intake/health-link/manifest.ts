import { isObject, parseJson, textOf } from '../../lib/json'
import { LinkError } from './link-error'

/** A file of a link, before it is opened. */
export interface SharedFile {
  /** By the manifest; undefined for a file without one, whose JWE header names it. */
  readonly contentType: string | undefined
  /** Compact JWE. */
  readonly embedded: string | undefined
  /** Where the JWE is; it may be used once, within the hour. */
  readonly location: string | undefined
  /** ISO 8601. */
  readonly lastUpdated: string | undefined
  /** The sender has withdrawn the file, or it is out of date. */
  readonly isWithdrawn: boolean
}

/** What a file holds. `access` is a token for a health system, which this app does not use. */
export type SharedContent = 'record' | 'card' | 'access' | 'unknown'

const MAX_FILES = 50

const contents: Readonly<Record<string, SharedContent>> = {
  'application/fhir+json': 'record',
  'application/smart-health-card': 'card',
  'application/smart-api-access': 'access',
}

/** Values of `status` of a file that should not be relied on. */
const withdrawn: readonly string[] = ['no-longer-valid', 'entered-in-error', 'retracted']

/** What a file holds by a media type, with or without parameters. */
export function contentOf(mediaType: string): SharedContent {
  const type = mediaType.replace(/;.*/s, '').trim().toLowerCase()
  return Object.hasOwn(contents, type) ? (contents[type] ?? 'unknown') : 'unknown'
}

function fileOf(value: unknown): SharedFile {
  if (!isObject(value)) throw new LinkError('badManifest')
  const [embedded, location] = [textOf(value['embedded']), textOf(value['location'])]
  if (embedded === undefined && location === undefined) throw new LinkError('badManifest')
  return {
    contentType: textOf(value['contentType']) ?? '',
    embedded,
    location,
    lastUpdated: textOf(value['lastUpdated']),
    isWithdrawn: withdrawn.includes(textOf(value['status']) ?? ''),
  }
}

/** The files of a manifest. Throws LinkError. */
export function parseManifest(text: string): readonly SharedFile[] {
  const manifest = parseJson(text)
  const files: unknown = isObject(manifest) ? manifest['files'] : undefined
  if (!Array.isArray(files)) throw new LinkError('badManifest')
  if (files.length > MAX_FILES) throw new LinkError('tooLarge')
  return files.map(fileOf)
}
