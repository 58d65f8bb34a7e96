import { generateKeyPairSync, sign } from 'node:crypto'

/** One value of DER: its tag, the length of what is in it, and that. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')
/** ecdsa-with-SHA256 and commonName, as DER has them. */
const algorithm = sequence(der(0x06, hex('2a8648ce3d040302')))
const nameOf = (name: string) => sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(name)))))
const time = (at: number) => der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`))

/** A certificate that speaks for itself, for a name, and its key (X.509 in its first version; RFC 5280, 4.1). */
export function ownCertificate(
  name: string,
  until = Date.now() + 86_400_000,
): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const told = sequence(
    der(0x02, hex('01')),
    algorithm,
    nameOf(name),
    sequence(time(until - 2 * 86_400_000), time(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const whole = sequence(told, algorithm, der(0x03, hex('00'), sign('sha256', told, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}
