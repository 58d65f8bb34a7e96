const NAMED_ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? entity
  const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return point > 0 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff)
    ? String.fromCodePoint(point)
    : entity
}

/**
 * Decodes HTML entities once (`&lt;0.1` to `<0.1`, `&amp;lt;` to `&lt;`) and turns `<br>`, HL7 v2 `\.br\` and CRLF into line breaks.
 * The result is rendered as text, never as markup.
 */
export function decodePlainText(sent: string): string {
  if (!/[\r<&\\]/.test(sent)) return sent
  return sent
    .replace(/\r\n?|<br\s*\/?>|\\\.br\\/gi, '\n')
    .replace(/&(?:lt|gt|amp|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi, decodeEntity)
}
