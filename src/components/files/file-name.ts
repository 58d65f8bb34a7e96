const MAX_LENGTH = 80
// Device names reserved by Windows.
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i

/** A safe file name: letters, digits, spaces, `_` and `-` of the title, with the extension of the detected type. */
export function fileName(title: string | undefined, fallback: string, extension: string): string {
  const clean = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()
  const stem = [...clean(title ?? '')]
    .slice(0, MAX_LENGTH - extension.length - 1)
    .join('')
    .trim()
  const name = stem === '' || reserved.test(stem) ? clean(fallback) : stem
  return `${name}.${extension}`
}
