// Bundles the server and its packages into one JavaScript file, for images without npm install (deploy/Dockerfile).
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'server/main.ts',
    outDir: '.cache/server',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
})
