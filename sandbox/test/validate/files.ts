import { inflateSync } from 'node:zlib'

function pdfProblems(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  const lengths = [...text.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g)]
  return [
    ...(text.startsWith('%PDF-1.') ? [] : ['no PDF header']),
    ...(text.startsWith('xref\n', start) ? [] : ['wrong offset of the cross-reference table']),
    ...(entries.length > 0 ? [] : ['no objects']),
    ...entries.flatMap((offset, index) =>
      text.startsWith(`${index + 1} 0 obj\n`, offset) ? [] : [`object ${index + 1} is not at ${offset}`],
    ),
    ...(lengths.length > 0 ? [] : ['no content']),
    ...lengths.filter(([, length, stream = '']) => stream.length !== Number(length)).map(() => 'wrong stream length'),
  ]
}

function pngProblems(bytes: Buffer): string[] {
  const names: string[] = []
  const data: Buffer[] = []
  for (let offset = 8; offset + 8 <= bytes.length; offset += 12 + bytes.readUInt32BE(offset)) {
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    names.push(name)
    if (name === 'IDAT') data.push(bytes.subarray(offset + 8, offset + 8 + bytes.readUInt32BE(offset)))
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return [
    ...(names.join(' ') === 'IHDR IDAT IEND' ? [] : [`chunks ${names.join(' ')}`]),
    ...(inflateSync(Buffer.concat(data)).length === height * (width + 1) ? [] : ['wrong number of pixels']),
  ]
}

function markupProblems(bytes: Buffer): string[] {
  const open: string[] = []
  const problems: string[] = []
  for (const [, close, name = '', empty] of bytes.toString('utf8').matchAll(/<(\/?)([A-Za-z][\w:]*)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) problems.push(`</${name}> has no start tag`)
    } else if (empty !== '/' && name !== 'meta') open.push(name)
  }
  return [...problems, ...open.map((name) => `<${name}> is never closed`)]
}

const CHECKS_BY_TYPE: Readonly<Record<string, (bytes: Buffer) => string[]>> = {
  'application/pdf': pdfProblems,
  'application/xml': markupProblems,
  'text/html': markupProblems,
  'text/plain': (bytes) => (bytes.toString('utf8').includes('\uFFFD') ? ['not UTF-8'] : []),
  'image/png': pngProblems,
}

/** Problems of a file with the format of its content type; `data` is base64. */
export function fileProblems(contentType: string, data: string): string[] {
  const check = CHECKS_BY_TYPE[contentType.split(';')[0] ?? '']
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64') !== data) return ['not base64']
  return check ? check(bytes) : [`no check for ${contentType}`]
}
