const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  const point = name.startsWith('#x')
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : undefined
  if (point === undefined) return named[name] ?? entity
  return point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    ? String.fromCodePoint(point)
    : entity
}

/**
 * Text as its writer meant it: entities of HTML one level down (`&lt;0.1` is `<0.1`, `&amp;lt;` is `&lt;`), `<br>`, HL7 v2 `\.br\` and CRLF as line breaks.
 * What comes out is text and is drawn as text, never as markup.
 */
export function plainText(sent: string): string {
  if (!/[\r<&\\]/.test(sent)) return sent
  return sent
    .replace(/\r\n?|<br\s*\/?>|\\\.br\\/gi, '\n')
    .replace(/&(?:lt|gt|amp|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi, decoded)
}
