import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isActivePdf } from './pdf-active'

const bytes = (...parts: readonly (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
const packed = (content: string, filter = '/FlateDecode') =>
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
  ['a script under a written-out name', bytes('%PDF-1.4\n<< /S /J#61vaScript >>'), true],
  ['a program to start', bytes('%PDF-1.4\n<< /S /Launch >>'), true],
  [
    'an address that is opened with the file',
    bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
    true,
  ],
  [
    'an address that is opened with the file and named elsewhere',
    bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction 5 0 R >>'),
    true,
  ],
  ['a film that plays with the file', bytes('%PDF-1.4\n<< /OpenAction << /S /Movie >> >>'), true],
  ['a film', bytes('%PDF-1.4\n<< /Subtype /Movie /Movie << /F (a.avi) >> >>'), true],
  ['a sound', bytes('%PDF-1.4\n<< /S /Sound /Sound 5 0 R >>'), true],
  [
    'an address that is opened with a page',
    bytes('%PDF-1.4\n<< /Type /Page /AA << /O << /S /URI /URI (https://evil.example) >> >> >>'),
    true,
  ],
  [
    'a packed address that is opened with the file',
    packed('1 0 << /Type /Catalog /OpenAction << /S /URI /URI (https://evil.example) >> >>'),
    true,
  ],
  ['a place to begin at', bytes('%PDF-1.4\n<< /Type /Catalog /OpenAction [3 0 R /FitH null] >>'), false],
  ['a link to press', bytes('%PDF-1.4\n<< /Subtype /Link /A << /S /URI /URI (https://clinic.example) >> >>'), false],
  ['an encrypted file', bytes('%PDF-1.4\ntrailer << /Encrypt 5 0 R >>'), true],
  ['packed pages', packed('1 0 << /Type /Page >>'), false],
  ['a packed script', packed('1 0 << /S /JavaScript >>'), true],
  ['packed in a way that is not known', packed('1 0 << /Type /Page >>', '/LZWDecode'), true],
  [
    'packed data that does not open',
    bytes('%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nnot zlib\nendstream'),
    true,
  ],
  [
    'a packed script behind a padded dictionary',
    stream(`/Type /ObjStm /Filter /FlateDecode /X (${' '.repeat(5000)})`, script),
    true,
  ],
  [
    'a packed script behind a dictionary with the word obj in it',
    stream('/Type /ObjStm /Filter /FlateDecode /X (1 0 obj)', script),
    true,
  ],
  [
    'a packed script behind a dictionary with the words endstream endobj in it',
    stream('/Type /ObjStm /Filter /FlateDecode /X (endstream endobj)', script),
    true,
  ],
  ['a packed script with another line end', stream('/Type /ObjStm /Filter /FlateDecode', script, 'stream\r'), true],
  ['a packed script after a blank', stream('/Type /ObjStm /Filter /FlateDecode', script, 'stream \r\n'), true],
  ['a script packed twice', stream('/Type /ObjStm /Filter [/FlateDecode /FlateDecode]', deflateSync(script)), true],
  [
    'a script packed and shuffled',
    stream('/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', '1 0 << >>'),
    true,
  ],
  ['packed in a way that is named elsewhere', stream('/Type /ObjStm /Filter 5 0 R', '1 0 << /Type /Page >>'), true],
  [
    'a packed script behind the word that ends streams',
    bytes(
      '%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n',
      deflateSync('1 0 << >> endstream << /S /JavaScript >>', { level: 0 }),
      '\nendstream endobj',
    ),
    true,
  ],
  [
    'packed objects without an end',
    bytes('%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n', deflateSync('1 0 << >>')),
    true,
  ],
  [
    'packed pages with their length',
    stream(
      `/Type /ObjStm /Filter /FlateDecode /Length ${deflateSync('1 0 << /Type /Page >>').length}`,
      '1 0 << /Type /Page >>',
    ),
    false,
  ],
  [
    'packed pages with their length elsewhere',
    stream(
      '/Type /ObjStm /Filter [ /FlateDecode ] /Length 7 0 R',
      '1 0 << /Type /Page >>',
      'stream\r\n',
      '\r\nendstream',
    ),
    false,
  ],
  [
    'a picture and a table packed and shuffled beside packed pages',
    bytes(
      stream('/Subtype /Image /Filter /FlateDecode /DecodeParms << /Predictor 15 >>', 'xx'),
      stream('/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', 'yy'),
      packed('1 0 << /Type /Page >>'),
    ),
    false,
  ],
  ['a word that only begins like a name', bytes('%PDF-1.4\n<< /JSomething 1 >>'), false],
])('isActivePdf: %s', async (_, file, expected) => expect(await isActivePdf(file)).toBe(expected))
