import { expect, it } from 'vitest'
import { fileKind, isMarkupSavedAsText } from './file-kind'
import { sniff, type SniffedType } from '../../lib/sniff'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each<[string, string, SniffedType]>([
  ['nothing', '', 'empty'],
  ['PDF', '%PDF-1.7\n\x00\x01', 'pdf'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'jpeg'],
  ['WebP', 'RIFF\x00\x00\x00\x00WEBPVP8 ', 'webp'],
  ['WAV, also a RIFF container', 'RIFF\x00\x00\x00\x00WAVEfmt ', 'binary'],
  ['a program', 'MZ\x90\x00', 'program'],
  ['a shell script', '#!/bin/sh\necho', 'program'],
  ['HTML after many comments', `${'<!---->'.repeat(100)}<html>`, 'html'],
  ['text after many comments', `${'<!---->'.repeat(100)}x`, 'text'],
  ['text after many declarations', `${'<?xml?>'.repeat(100)}x`, 'xml'],
  ['SVG after comments and its document type', '<!-- a --> <!-- b --><!DOCTYPE svg PUBLIC "x"><!-- c --><svg>', 'svg'],
  ['a comment without an end', '<!-- <html>', 'text'],
  ['HTML after a comment', '<!-- x --><HTML><body>', 'html'],
  ['HTML after comments that hold the start of others', '<!-- <!-- --><!----><p>x', 'html'],
  ['a comment without an end', '<!-- <p>x', 'text'],
  ['a drawing after its declaration', '<!doctype svg public "x">\n<svg>', 'svg'],
  ['only a script element', '<script>alert(1)</script>', 'html'],
  ['SVG after an XML declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  [
    'C-CDA after a style sheet',
    '<?xml version="1.0"?><?xml-stylesheet href="x"?>\n<ClinicalDocument xmlns="urn:hl7-org:v3">',
    'ccda',
  ],
  ['XML with a DOCTYPE', '<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'xml'],
  ['text with an angle bracket', 'a < b and 5 mg\r\n\tdaily', 'text'],
  ['text that starts with a comparison', '<5 mg/dL', 'text'],
  ['RTF', '{\\rtf1 a}', 'rtf'],
  ['RTF after a line end', '\r\n{\\rtf1 a}', 'rtf'],
  ['UTF-16 text', '\xff\xfeH\x00i\x00', 'text'],
  ['bytes', '\x00\x01\x02', 'binary'],
])('sniff: %s', (_, content, expected) => expect(sniff(bytes(content))).toBe(expected))

it.each(['<!---->', '<?xml?>', '<?a?>', ' ', '<'])('a thousand bytes of %j are read in no time', (part) => {
  const start = process.cpuUsage()
  expect(['text', 'xml']).toContain(sniff(bytes(`${part.repeat(1000)}x`.slice(0, 5000))))
  // A pattern that backtracks takes years.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000)
})

it.each<[string | undefined, SniffedType, string, string, boolean]>([
  ['application/pdf', 'pdf', 'pdf', 'pdf', false],
  ['application/pdf', 'html', 'save', 'txt', true],
  ['text/plain; charset=utf-8', 'html', 'html', 'txt', false],
  ['text/plain', 'ccda', 'ccda', 'xml', false],
  ['text/plain', 'rtf', 'rtf', 'rtf', false],
  ['text/csv', 'html', 'text', 'csv', false],
  ['application/json', 'html', 'text', 'txt', false],
  ['text/plain', 'pdf', 'save', 'pdf', true],
  ['TEXT/HTML', 'html', 'html', 'txt', false],
  ['application/xhtml', 'html', 'html', 'txt', false],
  ['application/xhtml+xml', 'text', 'html', 'txt', false],
  ['text/html', 'svg', 'save', 'txt', true],
  ['image/png', 'jpeg', 'image', 'jpg', false],
  ['image/png', 'html', 'save', 'txt', true],
  ['image/svg+xml', 'svg', 'save', 'txt', false],
  ['text/xml', 'ccda', 'ccda', 'xml', false],
  ['text/xml', 'html', 'html', 'txt', false],
  ['application/hl7-v3+xml', 'ccda', 'ccda', 'xml', false],
  ['application/rtf', 'rtf', 'rtf', 'rtf', false],
  ['application/msword', 'rtf', 'rtf', 'rtf', false],
  ['application/octet-stream', 'rtf', 'rtf', 'rtf', false],
  ['application/octet-stream', 'pdf', 'pdf', 'pdf', false],
  ['application/pdf', 'rtf', 'save', 'rtf', true],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'zip', 'save', 'docx', false],
  ['application/msword', 'ole', 'save', 'doc', false],
  ['application/x-unheard-of', 'html', 'save', 'txt', false],
  ['application/octet-stream', 'png', 'image', 'png', false],
  [undefined, 'html', 'html', 'txt', false],
  [undefined, 'program', 'save', 'bin', false],
  ['__proto__', 'html', 'save', 'txt', false],
])('fileKind: declared as %s, detected as %s', (label, sniffed, show, extension, mismatch) => {
  expect(fileKind(label, sniffed)).toMatchObject({ show, extension, mismatch })
})

it.each([
  ['text/html', 'html', true],
  ['text/plain', 'html', true],
  ['application/json', 'html', true],
  ['application/pdf', 'html', true],
  [undefined, 'svg', true],
  ['text/html', 'text', true],
  ['text/plain', 'text', false],
  ['text/xml', 'xml', false],
  ['application/pdf', 'pdf', false],
] as const)('isMarkupSavedAsText: declared as %s, detected as %s', (label, sniffed, isMarkup) => {
  expect(isMarkupSavedAsText(fileKind(label, sniffed), sniffed)).toBe(isMarkup)
})

it('fileKind: never a type that a browser executes', () => {
  const sniffs: readonly SniffedType[] = [
    'empty',
    'pdf',
    'png',
    'tiff',
    'zip',
    'ole',
    'dicom',
    'program',
    'rtf',
    'ccda',
    'svg',
    'xml',
    'html',
    'text',
    'binary',
  ]
  for (const label of [undefined, 'text/html', 'image/svg+xml', 'text/xml', 'application/xhtml+xml'])
    for (const sniffed of sniffs)
      expect(['application/octet-stream', 'application/pdf', 'image/png']).toContain(fileKind(label, sniffed).mime)
})
