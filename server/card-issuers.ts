import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readCardIssuers, type CardKey } from '../src/config/card-issuers'
import { parseJson } from '../src/lib/json'

/** The thumbprint of a key (RFC 7638), which its `kid` must be. */
const thumbprint = ({ x, y }: CardKey): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url')

/** Entries of issuers.json that the app does not use; none if the build has no such file. */
export function cardIssuerWarnings(file: string): readonly string[] {
  if (!existsSync(file)) return []
  const { issuers = [], problems } = readCardIssuers(parseJson(readFileSync(file, 'utf8')))
  const wrongKeys = issuers.flatMap(({ iss, keys }) =>
    keys
      .filter((key) => key.kid !== thumbprint(key))
      .map(({ kid }) => `issuers.json: the kid '${kid}' of ${iss} is not the thumbprint of its key`),
  )
  return [...problems, ...wrongKeys]
}
