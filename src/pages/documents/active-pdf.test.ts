import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isActivePdf } from './active-pdf'

const bytes = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
const compressed = (content: string, filter = '/FlateDecode') =>
  bytes(
    `%PDF-1.5\n1 0 obj << /Type /ObjStm /N 1 /First 5 /Filter ${filter} >>\nstream\n`,
    deflateSync(content),
    '\nendstream endobj %%EOF',
  )

const script = '1 0 << /S /JavaScript >>'
const stream = (dictionary: string, content: string | Uint8Array, start = 'stream\n', end = '\nendstream') =>
  bytes(`%PDF-1.5\n1 0 obj << ${dictionary} >>\n${start}`, deflateSync(content), `${end} endobj %%EOF\n`)

it.each<[string, Uint8Array<ArrayBuffer>, boolean]>([
  ['pages only', bytes('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj'), false],
  ['a script', bytes('%PDF-1.4\n<< /S /JavaScript /JS (x) >>'), true],
  ['a script under an escaped name', bytes('%PDF-1.4\n<< /S /J#61vaScript >>'), true],
  ['a program to launch', bytes('%PDF-1.4\n<< /S /Launch >>'), true],
  [
    'a URL that opens with the file',
    bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
    true,
  ],
  [
    'a URL that opens with the file, by an indirect reference',
    bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction 5 0 R >>'),
    true,
  ],
  ['a movie that plays with the file', bytes('%PDF-1.4\n<< /OpenAction << /S /Movie >> >>'), true],
  ['a movie', bytes('%PDF-1.4\n<< /Subtype /Movie /Movie << /F (a.avi) >> >>'), true],
  ['a sound', bytes('%PDF-1.4\n<< /S /Sound /Sound 5 0 R >>'), true],
  [
    'a URL that opens with a page',
    bytes('%PDF-1.4\n<< /Type /Page /AA << /O << /S /URI /URI (https://evil.example) >> >> >>'),
    true,
  ],
  [
    'a compressed URL that opens with the file',
    compressed('1 0 << /Type /Catalog /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
    true,
  ],
  [
    'an open action that is a destination',
    bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction [3 0 R /FitH null] >>'),
    false,
  ],
  ['a link to click', bytes('%PDF-1.4\n<< /Subtype /Link /A << /S /URI /URI (https://clinic.example) >> >>'), false],
  ['an encrypted file', bytes('%PDF-1.4\ntrailer << /Encrypt 5 0 R >>'), true],
  ['compressed pages', compressed('1 0 << /Type /Page >>'), false],
  ['a compressed script', compressed('1 0 << /S /JavaScript >>'), true],
  ['an unknown compression', compressed('1 0 << /Type /Page >>', '/LZWDecode'), true],
  [
    'compressed data that is invalid',
    bytes('%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nnot zlib\nendstream'),
    true,
  ],
  [
    'a compressed script after a padded dictionary',
    stream(`/Type /ObjStm /Filter /FlateDecode /X (${' '.repeat(5000)})`, script),
    true,
  ],
  [
    'a compressed script after a dictionary with the word obj in it',
    stream('/Type /ObjStm /Filter /FlateDecode /X (1 0 obj)', script),
    true,
  ],
  [
    'a compressed script after a dictionary with the words endstream endobj in it',
    stream('/Type /ObjStm /Filter /FlateDecode /X (endstream endobj)', script),
    true,
  ],
  ['a compressed script with another line end', stream('/Type /ObjStm /Filter /FlateDecode', script, 'stream\r'), true],
  ['a compressed script after a space', stream('/Type /ObjStm /Filter /FlateDecode', script, 'stream \r\n'), true],
  ['a script compressed twice', stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(script)), true],
  [
    'a script compressed with a predictor',
    stream('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', '1 0 << >>'),
    true,
  ],
  ['a filter by an indirect reference', stream('/Type /ObjStm /Filter 5 0 R', '1 0 << /Type /Page >>'), true],
  [
    'a compressed script after the word endstream in the data',
    bytes(
      '%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n',
      deflateSync('1 0 << >> endstream << /S /JavaScript >>', { level: 0 }),
      '\nendstream endobj',
    ),
    true,
  ],
  [
    'an object stream without an end',
    bytes('%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n', deflateSync('1 0 << >>')),
    true,
  ],
  [
    'compressed pages with a length',
    stream(
      `/Type /ObjStm /Filter /FlateDecode /Length ${deflateSync('1 0 << /Type /Page >>').length}`,
      '1 0 << /Type /Page >>',
    ),
    false,
  ],
  [
    'compressed pages with a length by an indirect reference',
    stream(
      '/Type /ObjStm /Filter [ /FlateDecode ] /Length 7 0 R',
      '1 0 << /Type /Page >>',
      'stream\r\n',
      '\r\nendstream',
    ),
    false,
  ],
  [
    'an image and a table with predictors next to compressed pages',
    bytes(
      stream('/Subtype /Image /Filter /FlateDecode /DecodeParms << /Predictor 15 >>', 'xx'),
      stream('/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', 'yy'),
      compressed('1 0 << /Type /Page >>'),
    ),
    false,
  ],
  ['a name that only starts like an active one', bytes('%PDF-1.4\n<< /JSomething 1 >>'), false],
])('isActivePdf: %s', async (_, file, expected) => expect(await isActivePdf(file)).toBe(expected))
