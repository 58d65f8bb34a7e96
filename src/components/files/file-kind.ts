import type { SniffedType } from './sniff'

/** How a file is drawn; `save` files are never opened in this app. */
export type FileView = 'text' | 'html' | 'ccda' | 'pdf' | 'image' | 'save'

export interface FileKind {
  readonly show: FileView
  /** The real type, from the bytes; only ever one that a browser does not run. */
  readonly mime: string
  readonly extension: string
  /** The bytes are not what the label says. */
  readonly mismatch: boolean
}

/** What a label promises about the bytes. */
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
  'application/msword': ['ole'],
  'application/vnd.ms-excel': ['ole'],
}
const anyText: readonly SniffedType[] = ['text', 'html', 'xml', 'ccda', 'svg', 'rtf']

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
// Markup is saved as text: a page or a drawing that is opened from the disk could run what is in it.
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
  rtf: ['save', BINARY_TYPE, 'rtf'],
  ccda: ['ccda', BINARY_TYPE, 'xml'],
  svg: ['save', BINARY_TYPE, 'txt'],
  xml: ['text', BINARY_TYPE, 'xml'],
  html: ['text', BINARY_TYPE, 'txt'],
  text: ['text', BINARY_TYPE, 'txt'],
  binary: ['save', BINARY_TYPE, 'bin'],
}

/** Labels that servers use for others. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/xhtml': 'application/xhtml+xml',
  'application/html': 'text/html',
}

/** Type without its parameters, in lower case and by its usual name; undefined for no label or one that says nothing. */
export function mediaTypeOf(contentType: string | undefined): string | undefined {
  const sent = contentType?.split(';')[0]?.trim().toLowerCase()
  const label = sent !== undefined && Object.hasOwn(typeAliases, sent) ? typeAliases[sent] : sent
  return label === undefined || label === '' || label === BINARY_TYPE || label === 'binary/octet-stream'
    ? undefined
    : label
}

function expectedFor(label: string): readonly SniffedType[] | undefined {
  const own = Object.hasOwn(expectedTypes, label) ? expectedTypes[label] : undefined
  if (own) return own
  if (Object.hasOwn(officeExtensions, label)) return ['zip']
  if (/^application\/hl7-[\w.-]*\+xml$/.test(label)) return ['ccda', 'xml']
  return label.startsWith('text/') || /[/+]json$/.test(label) ? anyText : undefined
}

/** How to draw a file: by its label where the bytes bear it out, by the bytes alone where there is no label, else only to be saved. */
export function fileKind(contentType: string | undefined, sniffed: SniffedType): FileKind {
  const [show, mime, extension] = detectedTypes[sniffed]
  const label = mediaTypeOf(contentType)
  if (label === undefined) return { show, mime, extension, mismatch: false }
  const expected = expectedFor(label)
  if (expected === undefined) return { show: 'save', mime: BINARY_TYPE, extension, mismatch: false }
  if (!expected.includes(sniffed)) return { show: 'save', mime: BINARY_TYPE, extension, mismatch: sniffed !== 'empty' }
  const office = Object.hasOwn(officeExtensions, label) ? officeExtensions[label] : undefined
  if (office !== undefined) return { show: 'save', mime: BINARY_TYPE, extension: office, mismatch: false }
  if (label === 'text/html' || label === 'application/xhtml+xml')
    return { show: 'html', mime: BINARY_TYPE, extension: 'txt', mismatch: false }
  if (expected === anyText)
    return { show: 'text', mime: BINARY_TYPE, extension: label === 'text/csv' ? 'csv' : 'txt', mismatch: false }
  return { show, mime, extension, mismatch: false }
}
