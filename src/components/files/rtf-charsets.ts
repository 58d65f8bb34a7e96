/** Code pages of RTF by their number, as names for `TextDecoder`. */
const DECODER_NAMES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  65001: 'utf-8',
}

/** The upper halves of DOS code pages, which `TextDecoder` does not know. */
const DOS_UPPER_HALVES: Readonly<Record<number, string>> = {
  437: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
}

/** Code pages by the charset number of a font (`\fcharset`). */
const CODE_PAGES_BY_CHARSET: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
}

/** The code page of a font by its charset; undefined for the default of the document. */
export const codePageOfCharset = (charset: number): number | undefined => CODE_PAGES_BY_CHARSET[charset]

const UNKNOWN = '\ufffd'

/** Decodes the bytes of a text in a code page; ASCII alone is certain in one that is not known. */
export function decodeCodePage(bytes: readonly number[], codePage: number): string {
  const name = DECODER_NAMES[codePage]
  if (name !== undefined) return new TextDecoder(name).decode(Uint8Array.from(bytes))
  const upper = DOS_UPPER_HALVES[codePage] ?? ''
  return bytes.map((byte) => (byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? UNKNOWN))).join('')
}

/** Characters of the font Symbol that clinical notes use. Its ASCII letters are Greek letters. */
const SYMBOLS: Readonly<Record<number, string>> = {
  ...Object.fromEntries([...'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'].map((letter, index) => [0x41 + index, letter])),
  ...Object.fromEntries([...'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'].map((letter, index) => [0x61 + index, letter])),
  0xa3: '≤',
  0xa5: '∞',
  0xab: '↔',
  0xac: '←',
  0xad: '↑',
  0xae: '→',
  0xaf: '↓',
  0xb0: '°',
  0xb1: '±',
  0xb2: '″',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xbb: '≈',
  0xbc: '…',
}

/** Bullets, arrows and check boxes of the font Wingdings. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
  0x76: '◆',
  0x9f: '•',
  0xa7: '▪',
  0xa8: '☐',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe1: '↑',
  0xe2: '↓',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
}

/** A font whose bytes are signs instead of letters; `other` is one whose signs are not known. */
export type SymbolFont = 'symbol' | 'wingdings' | 'other'

/** The font of signs with this name. */
export function symbolFontOf(name: string): SymbolFont {
  if (/^wingdings$/i.test(name)) return 'wingdings'
  return /^symbol$/i.test(name) ? 'symbol' : 'other'
}

/** The sign of a byte in a font of signs. Spaces, digits and punctuation of Symbol are those of ASCII. */
export function symbolOf(byte: number, font: SymbolFont): string {
  if (byte <= 0x20) return ' '
  if (font === 'wingdings') return WINGDINGS[byte] ?? UNKNOWN
  if (font === 'other') return UNKNOWN
  return (
    SYMBOLS[byte] ??
    (/[\d()+,./:;<=>?[\]_{|}!#%&]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : UNKNOWN)
  )
}
