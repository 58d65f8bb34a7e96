import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from './scripts/browsers.mjs'
import { securityHeaders } from './scripts/security-headers.mjs'
import { startPageWords } from './scripts/start-page.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react(), startPageWords(), securityHeaders(() => JSON.parse(readFileSync(here('./dist/config.json'), 'utf8')))],
  // fhirclient's browser entry still refers to Node's name for the global object, and without its "pure" switch brings a copy of fetch along.
  define: { global: 'globalThis', FHIRCLIENT_PURE: 'true' },
  resolve: {
    alias: [{ find: /^debug$/, replacement: here('./shims/debug.cjs') }],
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { target: buildTarget, manifest: true },
})
