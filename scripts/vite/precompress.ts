import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts are compressed already. */
const COMPRESSIBLE = /^assets\/.*\.(?:js|css|svg)$/

/**
 * Writes a `.br` and a `.gz` beside each asset, for web servers that serve such files as they are. Only for assets: they have a hash in their name,
 * while an operator may edit `config.json` and `index.html`, whose compressed copies would then be out of date.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => COMPRESSIBLE.test(each))) {
      const file = join(dir, name)
      const bytes = readFileSync(file)
      // Quality 10 saves 6 % over 9; 11 takes more than twice as long for 2 % more.
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}
