import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootstrapScript } from './scripts/vite/bootstrap-script.ts'
import { buildTarget } from './scripts/vite/browsers.mjs'
import { chunkGroups } from './scripts/vite/chunks.ts'
import { dictionaryPlugin } from './tools/dictionary/plugin.ts'
import { offlineFiles } from './scripts/vite/offline-files.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { preloadMain } from './scripts/vite/preload-main.ts'
import { policyTag, securityHeaders } from './scripts/vite/security-headers.mjs'
import { startPageMessages } from './scripts/vite/start-page.ts'
import { thirdParty, thirdPartyOfWorkers } from './scripts/vite/third-party.ts'
import { unusedRouterParts } from './scripts/vite/unused-router-parts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Records the rendered size of each module in each chunk of `dist` for `scripts/ci/size.mjs`. */
const chunkModules: Plugin = {
  name: 'chunk-modules',
  apply: ({ build }) => !build?.outDir || build.outDir === 'dist',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            [
              file.fileName,
              Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(here('.'), id), renderedLength]),
            ],
          ]
        : [],
    )
    mkdirSync(here('.cache'), { recursive: true })
    writeFileSync(here('.cache/chunk-modules.json'), JSON.stringify(Object.fromEntries(files)))
  },
  // The manifest is only for the size check and is not published.
  writeBundle({ dir = '' }) {
    const list = join(dir, '.vite/manifest.json')
    if (!existsSync(list)) return
    writeFileSync(here('.cache/manifest.json'), readFileSync(list))
    rmSync(join(dir, '.vite'), { recursive: true })
  },
}

/** Puts the cascade layer order first in the app's style sheet: the bundler orders styles by module execution, which changes with the set of pages. */
const cascadeLayerOrder: Plugin = {
  name: 'cascade-layer-order',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const [order = ''] = readFileSync(here('./src/ui/tokens.css'), 'utf8').split('\n')
      const app = Object.values(bundle).find(
        ({ type, fileName }) => type === 'asset' && /\/app-[^/]*\.css$/.test(fileName),
      )
      if (app?.type !== 'asset' || !order.startsWith('@layer '))
        throw new Error('The style sheet of the app or its @layer order was not found')
      app.source = order.replaceAll(' ', '').replace('@layer', '@layer ') + String(app.source)
    },
  },
}

/** Asks V8 (Chrome, Edge) to compile the chunks of the home page while they load instead of function by function on first call; other engines see a comment. */
const eagerCompilation: Plugin = {
  name: 'eager-compilation',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /^(?:index|app|home-page)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig({
  plugins: [
    react(),
    unusedRouterParts,
    dictionaryPlugin(),
    startPageMessages(),
    bootstrapScript(here('.')),
    preloadMain('/src/app/main.tsx'),
    policyTag,
    cascadeLayerOrder,
    eagerCompilation,
    chunkModules,
    thirdParty(here('.')),
    precompress,
    offlineFiles,
    securityHeaders(() => JSON.parse(readFileSync(here('./dist/config.json'), 'utf8'))),
  ],
  // fhirclient's browser entry refers to Node's `global`, and bundles a fetch polyfill unless FHIRCLIENT_PURE is set.
  define: { global: 'globalThis', FHIRCLIENT_PURE: 'true', 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  resolve: {
    alias: [{ find: /^debug$/, replacement: here('./shims/debug.cjs') }],
  },
  // The worker that reads PDF files is a module, as the app is.
  worker: { format: 'es', plugins: () => [thirdPartyOfWorkers()] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  // All supported browsers have `modulepreload` (Chrome 66, Firefox 115, Safari 17).
  build: {
    target: buildTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Printed on slow machines only; npm start and npm run build print no warning.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: chunkGroups(here('.')) },
      },
    },
  },
})
