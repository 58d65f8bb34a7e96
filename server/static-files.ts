import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

type Coding = 'br' | 'gzip' | 'identity'

export interface StaticFile {
  readonly type: string
  readonly etag: string
  /** The bytes in this coding; made once. */
  as(coding: Coding): Promise<Buffer>
}

const coders = {
  // 10: 6 % less than 9, in a quarter of a second for the largest file; 11 takes twice as long for 2 % more.
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes: Buffer) => Promise.resolve(bytes),
}

/** A file of these bytes. */
export function fileOf(name: string, bytes: Buffer): StaticFile {
  const made = new Map<Coding, Promise<Buffer>>()
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    as: (coding) => {
      const ready = made.get(coding) ?? coders[coding](bytes)
      made.set(coding, ready)
      return ready
    },
  }
}

/**
 * The files of a build by their path from it, read once: what is not in the table is no file, so no address leads out of the folder.
 * `config.json` is left out, as the server makes it. Throws when there is no build.
 */
export function filesIn(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((name) => name !== 'config.json' && !name.startsWith('.'))
  if (!names.includes('index.html')) throw new Error(`there is no index.html in ${folder}: make the build first`)
  return new Map(names.map((name) => [name, fileOf(name, readFileSync(join(folder, name)))]))
}

/** Those whose names never mean another content: what a tab of an older release still asks for. */
export const assetsOf = (files: ReadonlyMap<string, StaticFile>) =>
  [...files].filter(([name]) => name.startsWith('assets/'))

/** The best coding that a browser takes (RFC 9110, 12.5.3, as far as browsers use it). */
export function codingFor(accept: string | undefined): Coding {
  const taken = (accept ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    taken.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
