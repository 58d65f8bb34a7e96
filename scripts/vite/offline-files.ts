import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What public/sw.js has in place of the list. */
const PLACEHOLDER = "{ id: '', files: [] }"

/** Scripts, styles and fonts. Without the reader of PDF files: the script of a worker is requested outside of the scope of the service worker. */
const STORED = /^assets\/(?!pdf\.worker-).*\.(?:js|css|woff2)$/

/** Puts the files of the build into the service worker, which so changes with each build, and writes their size, which the app tells before it stores them. */
export const offlineFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const worker = join(dir, 'sw.js')
    if (!existsSync(worker)) return
    const text = readFileSync(worker, 'utf8')
    if (!text.includes(PLACEHOLDER)) throw new Error('public/sw.js has no place for the files of the build')
    const files = Object.keys(bundle)
      .filter((name) => STORED.test(name))
      .toSorted()
    const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
    writeFileSync(
      worker,
      text.replace(PLACEHOLDER, () => JSON.stringify({ id, files })),
    )
    const bytes = files.reduce((sum, name) => sum + statSync(join(dir, name)).size, 0)
    writeFileSync(join(dir, 'offline.json'), JSON.stringify({ bytes }))
  },
}
