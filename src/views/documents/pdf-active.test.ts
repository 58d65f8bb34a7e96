import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isActivePdf } from './pdf-active'

const bytes = (...parts: readonly (string | Uint8Array)[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))))
const packed = (content: string, filter = '/FlateDecode') =>
  bytes(`%PDF-1.5\n1 0 obj << /Type /ObjStm /N 1 /First 5 /Filter ${filter} >>\nstream\n`, deflateSync(content), '\nendstream endobj %%EOF')

it.each<[string, Uint8Array<ArrayBuffer>, boolean]>([
  ['pages only', bytes('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj'), false],
  ['a script', bytes('%PDF-1.4\n<< /S /JavaScript /JS (x) >>'), true],
  ['a script under a written-out name', bytes('%PDF-1.4\n<< /S /J#61vaScript >>'), true],
  ['a program to start', bytes('%PDF-1.4\n<< /S /Launch >>'), true],
  ['an encrypted file', bytes('%PDF-1.4\ntrailer << /Encrypt 5 0 R >>'), true],
  ['packed pages', packed('1 0 << /Type /Page >>'), false],
  ['a packed script', packed('1 0 << /S /JavaScript >>'), true],
  ['packed in a way that is not known', packed('1 0 << /Type /Page >>', '/LZWDecode'), true],
  ['packed data that does not open', bytes('%PDF-1.5\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\nnot zlib\nendstream'), true],
  ['a word that only begins like a name', bytes('%PDF-1.4\n<< /JSomething 1 >>'), false],
])('isActivePdf: %s', async (_, file, expected) => expect(await isActivePdf(file)).toBe(expected))
