const MAX_LENGTH = 80
// Names that Windows keeps for devices.
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])$/i

/** A name to save a file under: letters, digits, spaces, `_` and `-` of its title, with the extension of what the file really is. */
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
