import type { SniffedType } from '../../lib/sniff'

/** How a file is displayed; `save` files are never opened in this app. */
export type FileView = 'text' | 'html' | 'rtf' | 'ccda' | 'pdf' | 'image' | 'save'

export interface FileKind {
  readonly show: FileView
  /** The media type detected from the bytes; never one that a browser executes. */
  readonly mime: string
  readonly extension: string
  /** The bytes do not match the declared type. */
  readonly mismatch: boolean
}

/** Detected types that match a declared media type. */
const expectedTypes: Readonly<Record<string, readonly SniffedType[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png', 'jpeg', 'gif', 'webp'],
  'image/jpeg': ['jpeg', 'png', 'gif', 'webp'],
  'image/jpg': ['jpeg', 'png', 'gif', 'webp'],
  'image/gif': ['gif', 'png', 'jpeg', 'webp'],
  'image/webp': ['webp', 'png', 'jpeg', 'gif'],
  'image/tiff': ['tiff'],
  'image/svg+xml': ['svg'],
  'text/html': ['html', 'text', 'xml'],
  'application/xhtml+xml': ['html', 'xml', 'text'],
  'text/xml': ['ccda', 'xml', 'html', 'svg'],
  'application/xml': ['ccda', 'xml', 'html', 'svg'],
  'text/rtf': ['rtf'],
  'application/rtf': ['rtf'],
  'application/dicom': ['dicom'],
  'application/zip': ['zip'],
  // Word also saves RTF under this name.
  'application/msword': ['ole', 'rtf'],
  'application/vnd.ms-excel': ['ole'],
}
const anyText: readonly SniffedType[] = ['text', 'html', 'xml', 'ccda', 'svg', 'rtf']

/** Shown as what they are under the label `text/plain`, because their markup is not readable. */
const MARKUP_TYPES: readonly SniffedType[] = ['html', 'ccda']

const officeExtensions: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
}

type DetectedType = readonly [show: FileView, mime: string, extension: string]
const BINARY_TYPE = 'application/octet-stream'
// Markup is saved as text: HTML or SVG opened from disk could run scripts.
const detectedTypes: Readonly<Record<SniffedType, DetectedType>> = {
  empty: ['save', BINARY_TYPE, 'bin'],
  pdf: ['pdf', 'application/pdf', 'pdf'],
  png: ['image', 'image/png', 'png'],
  jpeg: ['image', 'image/jpeg', 'jpg'],
  gif: ['image', 'image/gif', 'gif'],
  webp: ['image', 'image/webp', 'webp'],
  tiff: ['save', BINARY_TYPE, 'tiff'],
  zip: ['save', BINARY_TYPE, 'zip'],
  ole: ['save', BINARY_TYPE, 'bin'],
  dicom: ['save', BINARY_TYPE, 'dcm'],
  program: ['save', BINARY_TYPE, 'bin'],
  rtf: ['rtf', BINARY_TYPE, 'rtf'],
  ccda: ['ccda', BINARY_TYPE, 'xml'],
  svg: ['save', BINARY_TYPE, 'txt'],
  xml: ['text', BINARY_TYPE, 'xml'],
  html: ['html', BINARY_TYPE, 'txt'],
  text: ['text', BINARY_TYPE, 'txt'],
  binary: ['save', BINARY_TYPE, 'bin'],
}

/** Nonstandard media types that servers use. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/xhtml': 'application/xhtml+xml',
  'application/html': 'text/html',
}

/** The media type in lower case, without parameters and by its standard name; undefined if missing or generic. */
export function mediaTypeOf(contentType: string | undefined): string | undefined {
  const declared = contentType?.split(';')[0]?.trim().toLowerCase()
  const type = declared !== undefined && Object.hasOwn(typeAliases, declared) ? typeAliases[declared] : declared
  return type === undefined || type === '' || type === BINARY_TYPE || type === 'binary/octet-stream' ? undefined : type
}

function expectedFor(type: string): readonly SniffedType[] | undefined {
  const listed = Object.hasOwn(expectedTypes, type) ? expectedTypes[type] : undefined
  if (listed) return listed
  if (Object.hasOwn(officeExtensions, type)) return ['zip']
  if (/^application\/hl7-[\w.-]*\+xml$/.test(type)) return ['ccda', 'xml']
  return type.startsWith('text/') || /[/+]json$/.test(type) ? anyText : undefined
}

/** How to display a file: by its declared type if the bytes match, by the bytes if none is declared, else it can only be saved. */
export function fileKind(contentType: string | undefined, sniffed: SniffedType): FileKind {
  const [show, mime, extension] = detectedTypes[sniffed]
  const type = mediaTypeOf(contentType)
  if (type === undefined) return { show, mime, extension, mismatch: false }
  const expected = expectedFor(type)
  if (expected === undefined) return { show: 'save', mime: BINARY_TYPE, extension, mismatch: false }
  if (!expected.includes(sniffed)) return { show: 'save', mime: BINARY_TYPE, extension, mismatch: sniffed !== 'empty' }
  const isMislabelled = sniffed === 'rtf' || (type === 'text/plain' && MARKUP_TYPES.includes(sniffed))
  if (isMislabelled) return { show, mime, extension, mismatch: false }
  const office = Object.hasOwn(officeExtensions, type) ? officeExtensions[type] : undefined
  if (office !== undefined) return { show: 'save', mime: BINARY_TYPE, extension: office, mismatch: false }
  if (type === 'text/html' || type === 'application/xhtml+xml')
    return { show: 'html', mime: BINARY_TYPE, extension: 'txt', mismatch: false }
  if (expected === anyText)
    return { show: 'text', mime: BINARY_TYPE, extension: type === 'text/csv' ? 'csv' : 'txt', mismatch: false }
  return { show, mime, extension, mismatch: false }
}

/** True for a web page or drawing, which is saved as text: opened from disk, its markup could run scripts. */
export const isMarkupSavedAsText = ({ show, extension }: FileKind, sniffed: SniffedType): boolean =>
  extension === 'txt' && (show === 'html' || sniffed === 'html' || sniffed === 'svg')
