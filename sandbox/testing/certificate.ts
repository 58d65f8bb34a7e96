import { generateKeyPairSync, sign } from 'node:crypto'

function encodeLength(length: number): readonly number[] {
  if (length < 128) return [length]
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
}

/** A DER value: tag, length and content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...encodeLength(content.length)]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
/** ecdsa-with-SHA256 in DER. */
const algorithm = sequence(der(0x06, hex('2a8648ce3d040302')))
const nameOf = (name: string) => sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(name)))))
const time = (at: number) => der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`))

/** Creates a self-signed certificate and its key (X.509 version 1; RFC 5280, 4.1). */
export function selfSignedCertificate(
  name: string,
  expiresAt = Date.now() + 86_400_000,
): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const tbsCertificate = sequence(
    der(0x02, hex('01')),
    algorithm,
    nameOf(name),
    sequence(time(expiresAt - 2 * 86_400_000), time(expiresAt)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const certificate = sequence(
    tbsCertificate,
    algorithm,
    der(0x03, hex('00'), sign('sha256', tbsCertificate, privateKey)),
  )
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}
