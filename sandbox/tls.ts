import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'

export interface Certificate {
  readonly cert: string
  readonly key: string
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new Error(`--tls: there is no file at '${path}'.`)
  }
}

/** What a reader makes of a text; a sentence where it makes nothing of it. */
function madeOf<T>(make: () => T, sentence: string): T {
  try {
    return make()
  } catch {
    throw new Error(sentence)
  }
}

/** A certificate, with those that it hangs on behind it, and its key, both in PEM. Throws an Error with a sentence when they cannot be used together. */
export function certificateIn(certPath: string, keyPath: string): Certificate {
  const [cert, key] = [textIn(certPath), textIn(keyPath)]
  const first = madeOf(() => new X509Certificate(cert), `--tls: '${certPath}' has no certificate in PEM.`)
  const own = madeOf(
    () => createPrivateKey(key),
    `--tls: '${keyPath}' has no private key in PEM, or one with a password.`,
  )
  if (!first.checkPrivateKey(own))
    throw new Error(`--tls: the key in '${keyPath}' is not that of the certificate in '${certPath}'.`)
  if (Date.parse(first.validTo) < Date.now())
    throw new Error(
      `--tls: the certificate in '${certPath}' ended on ${new Date(first.validTo).toISOString().slice(0, 10)}.`,
    )
  madeOf(() => createSecureContext({ cert, key }), `--tls: '${certPath}' and '${keyPath}' cannot be used for TLS.`)
  return { cert, key }
}
