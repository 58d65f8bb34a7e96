import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTarget } from './scripts/browsers.mjs'
import { chunkGroups } from './scripts/chunks.ts'
import { dictionary } from './scripts/dictionary/plugin.ts'
import { securityHeaders } from './scripts/security-headers.mjs'
import { startPageWords } from './scripts/start-page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Writes down which module went into which file and how long it is there, for `scripts/size.mjs`. */
const partsOfFiles: Plugin = {
  name: 'parts-of-files',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(here('.'), id), renderedLength])]] : []))
    mkdirSync(here('.cache'), { recursive: true })
    writeFileSync(here('.cache/parts-of-files.json'), JSON.stringify(Object.fromEntries(files)))
  },
}

export default defineConfig({
  plugins: [react(), dictionary(), startPageWords(), partsOfFiles, securityHeaders(() => JSON.parse(readFileSync(here('./dist/config.json'), 'utf8')))],
  // fhirclient's browser entry still refers to Node's name for the global object, and without its "pure" switch brings a copy of fetch along.
  define: { global: 'globalThis', FHIRCLIENT_PURE: 'true' },
  resolve: {
    alias: [{ find: /^debug$/, replacement: here('./shims/debug.cjs') }],
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { target: buildTarget, manifest: true, rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(here('.')) } } } },
})
