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

/** The name of a kind of file by its label. */
export function fileKindName(contentType: string | undefined): FileKindName {
  const label = mediaTypeOf(contentType)
  return (label && names.find(([pattern]) => pattern.test(label))?.[1]) || 'unknown'
}
