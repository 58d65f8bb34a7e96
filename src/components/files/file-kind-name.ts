import { mediaTypeOf } from './file-kind'
import type { PageMessages } from '../../i18n/types'

export type FileKindName = keyof PageMessages['documents']['kinds']

const names: readonly (readonly [RegExp, FileKindName])[] = [
  [/^application\/pdf$/, 'pdf'],
  [/^image\/svg\+xml$/, 'svg'],
  [/^image\/tiff$/, 'tiff'],
  [/^image\//, 'png'],
  [/^(?:text\/html|application\/xhtml\+xml)$/, 'html'],
  [/^(?:text|application)\/rtf$/, 'rtf'],
  [/^(?:text|application)\/(?:[\w.-]+\+)?xml$/, 'xml'],
  [/^text\//, 'text'],
  [/[/+]json$/, 'json'],
  [/wordprocessingml|^application\/msword$/, 'word'],
  [/openxmlformats|opendocument|ms-excel|ms-powerpoint/, 'office'],
  [/^application\/dicom/, 'dicom'],
  [/^application\/zip$/, 'zip'],
  [/^audio\//, 'sound'],
  [/^video\//, 'video'],
]

/** The message key for a kind of file, by its declared media type. */
export function fileKindName(contentType: string | undefined): FileKindName {
  const type = mediaTypeOf(contentType)
  return (type && names.find(([pattern]) => pattern.test(type))?.[1]) || 'unknown'
}
