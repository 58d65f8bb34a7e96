import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

export interface Certificate {
  readonly cert: string
  readonly key: string
}

function readPem(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error(`--tls: there is no file at '${path}'.`)
  }
}

/** Runs a parser; throws an Error with this message when it fails. */
function parseOrThrow<T>(parse: () => T, message: string): T {
  try {
    return parse()
  } catch {
    throw new Error(message)
  }
}

/** Reads a certificate chain and its key, both PEM. Throws when they are missing, expired or do not match. */
export function loadCertificate(certPath: string, keyPath: string): Certificate {
  const [cert, key] = [readPem(certPath), readPem(keyPath)]
  const first = parseOrThrow(() => new X509Certificate(cert), `--tls: '${certPath}' has no certificate in PEM.`)
  const privateKey = parseOrThrow(
    () => createPrivateKey(key),
    `--tls: '${keyPath}' has no private key in PEM, or one with a password.`,
  )
  if (!first.checkPrivateKey(privateKey))
    throw new Error(`--tls: the key in '${keyPath}' is not that of the certificate in '${certPath}'.`)
  if (Date.parse(first.validTo) < Date.now())
    throw new Error(
      `--tls: the certificate in '${certPath}' ended on ${new Date(first.validTo).toISOString().slice(0, 10)}.`,
    )
  parseOrThrow(
    () => createSecureContext({ cert, key }),
    `--tls: '${certPath}' and '${keyPath}' cannot be used for TLS.`,
  )
  return { cert, key }
}
