import { deflateSync } from 'node:zlib'

const OBJECTS_BEFORE_FONT = 4

/** A one-page PDF 1.4 with these lines: Latin-1 only, no brackets or backslashes. */
export function pdf(lines: readonly string[]): Buffer {
  const drawing = `BT /F1 11 Tf 50 790 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 ${OBJECTS_BEFORE_FONT + 1} 0 R>>>>>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = head.length + objects.join('').length
  const size = objects.length + 1
  return Buffer.from(
    `${head}${objects.join('')}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`,
    'latin1',
  )
}

const CRC = Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }).reduce<number>((value) => (value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1), byte),
)

function crc32(bytes: Buffer): number {
  return (
    (bytes.reduce((value, byte) => (CRC[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0
  )
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A grayscale PNG of 96 by 96 pixels: a light disc on a dark background, like a scan. */
export function image(): Buffer {
  const side = 96
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: side }, (__, x) => {
        const away = Math.hypot(x - side / 2, y - side / 2)
        return away > 40 ? 16 : Math.round(230 - away * 3)
      }),
    ]),
  )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An HTML page with a heading and paragraphs of plain text without markup. */
export function html(title: string, paragraphs: readonly string[]): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>\n`
}

interface Summary {
  readonly name: readonly [given: string, family: string]
  readonly born: string
  readonly day: string
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

/** A C-CDA continuity of care document (XML) with narrative sections; days are YYYY-MM-DD. */
export function ccda({ name, born, day, title, sections }: Summary): string {
  const date = (text: string) => text.replaceAll('-', '')
  const parts = sections
    .map(([heading, text]) => `<component><section><title>${heading}</title><text>${text}</text></section></component>`)
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3">
<realmCode code="US"/><typeId root="2.16.840.1.113883.1.3" extension="POCD_HD000040"/><templateId root="2.16.840.1.113883.10.20.22.1.2"/>
<id root="2.25.1" extension="${date(day)}"/>
<code code="34133-9" codeSystem="2.16.840.1.113883.6.1" displayName="Summary of episode note"/>
<title>${title}</title><effectiveTime value="${date(day)}"/><confidentialityCode code="N" codeSystem="2.16.840.1.113883.5.25"/>
<recordTarget><patientRole><id nullFlavor="NA"/><patient><name><given>${name[0]}</given><family>${name[1]}</family></name><birthTime value="${date(born)}"/></patient></patientRole></recordTarget>
<component><structuredBody>
${parts}
</structuredBody></component>
</ClinicalDocument>
`
}
