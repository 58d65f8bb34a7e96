/** Decodes base64, also with line breaks, the URL-safe alphabet or without padding; undefined if it is not base64. */
export function decodeBase64(data: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = data
    .replace(/\s+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return undefined
  const binary = atob(plain)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}

/** The number of decoded bytes, without decoding. */
export function base64ByteLength(data: string): number {
  const length = data.replace(/\s+/g, '').replace(/(?<!=)=+$/, '').length
  return Math.floor((length * 3) / 4)
}
