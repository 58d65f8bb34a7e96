import { inflateSync } from 'node:zlib'

function pdfProblems(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  const lengths = [...text.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g)]
  return [
    ...(text.startsWith('%PDF-1.') ? [] : ['no PDF header']),
    ...(text.startsWith('xref\n', start) ? [] : ['the cross-reference table is not where the file says']),
    ...(entries.length > 0 ? [] : ['no objects']),
    ...entries.flatMap((offset, index) =>
      text.startsWith(`${index + 1} 0 obj\n`, offset) ? [] : [`object ${index + 1} is not at ${offset}`],
    ),
    ...(lengths.length > 0 ? [] : ['no content']),
    ...lengths
      .filter(([, length, stream = '']) => stream.length !== Number(length))
      .map(() => 'a stream is not as long as it says'),
  ]
}

function pngProblems(bytes: Buffer): string[] {
  const names: string[] = []
  const data: Buffer[] = []
  for (let place = 8; place + 8 <= bytes.length; place += 12 + bytes.readUInt32BE(place)) {
    const name = bytes.toString('latin1', place + 4, place + 8)
    names.push(name)
    if (name === 'IDAT') data.push(bytes.subarray(place + 8, place + 8 + bytes.readUInt32BE(place)))
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return [
    ...(names.join(' ') === 'IHDR IDAT IEND' ? [] : [`chunks ${names.join(' ')}`]),
    ...(inflateSync(Buffer.concat(data)).length === height * (width + 1) ? [] : ['not as many points as it says']),
  ]
}

function markupProblems(bytes: Buffer): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, close, name = '', empty] of bytes.toString('utf8').matchAll(/<(\/?)([A-Za-z][\w:]*)[^>]*?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) wrong.push(`</${name}> closes nothing`)
    } else if (empty !== '/' && name !== 'meta') open.push(name)
  }
  return [...wrong, ...open.map((name) => `<${name}> is never closed`)]
}

const CHECKS_BY_TYPE: Readonly<Record<string, (bytes: Buffer) => string[]>> = {
  'application/pdf': pdfProblems,
  'application/xml': markupProblems,
  'text/html': markupProblems,
  'text/plain': (bytes) => (bytes.toString('utf8').includes('\uFFFD') ? ['not UTF-8'] : []),
  'image/png': pngProblems,
}

/** What keeps an attachment from opening as what its content type says; content as base64. */
export function fileProblems(contentType: string, data: string): string[] {
  const check = CHECKS_BY_TYPE[contentType.split(';')[0] ?? '']
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64') !== data) return ['not base64']
  return check ? check(bytes) : [`no check for ${contentType}`]
}
