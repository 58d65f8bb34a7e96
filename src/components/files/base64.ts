/** The bytes of base64 as servers send it: line breaks, the url-safe alphabet and missing padding are taken. Undefined when it is not base64. */
export function decodeBase64(data: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = data.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return undefined
  const binary = atob(plain)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** How many bytes base64 of this length stands for, without decoding it. */
export function base64ByteLength(data: string): number {
  const length = data.replace(/\s+/g, '').replace(/=+$/, '').length
  return Math.floor((length * 3) / 4)
}
