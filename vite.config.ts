import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { beforeApp } from './scripts/before-app.ts'
import { buildTarget } from './scripts/browsers.mjs'
import { chunkGroups } from './scripts/chunks.ts'
import { dictionary } from './scripts/dictionary/plugin.ts'
import { classNames } from './scripts/class-names.ts'
import { preloadMain } from './scripts/preload-main.ts'
import { policyTag, securityHeaders } from './scripts/security-headers.mjs'
import { startPageWords } from './scripts/start-page.ts'
import { thirdParty } from './scripts/third-party.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Writes down which module went into which file and how long it is there, for `scripts/size.mjs`, which weighs what goes to `dist`. */
const partsOfFiles: Plugin = {
  name: 'parts-of-files',
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
    writeFileSync(here('.cache/parts-of-files.json'), JSON.stringify(Object.fromEntries(files)))
  },
  // Vite's list of files is for the check alone and is not published.
  writeBundle({ dir = '' }) {
    const list = join(dir, '.vite/manifest.json')
    if (!existsSync(list)) return
    writeFileSync(here('.cache/manifest.json'), readFileSync(list))
    rmSync(join(dir, '.vite'), { recursive: true })
  },
}

/** The bundler puts styles in the order in which modules run, which a page that comes or goes may change: what says which layer goes before which stands first all the same. */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const [order = ''] = readFileSync(here('./src/ui/tokens.css'), 'utf8').split('\n')
      const app = Object.values(bundle).find(
        ({ type, fileName }) => type === 'asset' && /\/app-[^/]*\.css$/.test(fileName),
      )
      if (app?.type !== 'asset' || !order.startsWith('@layer '))
        throw new Error('The styles of the app, or the order of their layers, are not where they were')
      app.source = order.replaceAll(' ', '').replace('@layer', '@layer ') + String(app.source)
    },
  },
}

/** The bundler names a file by all that share it, and the first page has the name of every file in it. */
const shortName = (name: string): string => (name.startsWith('shared~') ? 'shared' : name.replace(/\.\w+$/, ''))

/** The files of the first page, of which most runs at once: an engine that knows this sign (V8, in Chrome and Edge; a comment to all others) compiles the whole file while it comes, and not each function when it is first called. */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /^(?:index|app|first-record-page)$/.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    dictionary(),
    startPageWords(),
    beforeApp(here('.')),
    preloadMain('/src/app/main.tsx'),
    policyTag,
    layersFirst,
    compiledAhead,
    partsOfFiles,
    thirdParty(here('.')),
    securityHeaders(() => JSON.parse(readFileSync(here('./dist/config.json'), 'utf8'))),
  ],
  // fhirclient's browser entry still refers to Node's name for the global object, and without its "pure" switch brings a copy of fetch along.
  define: { global: 'globalThis', FHIRCLIENT_PURE: 'true', 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  resolve: {
    alias: [
      { find: /^debug$/, replacement: here('./shims/debug.cjs') },
      // The package brings a build without the warnings for developers and no export that leads to it.
      ...(command === 'build'
        ? [{ find: /^react-router$/, replacement: here('./node_modules/react-router/dist/production/index.mjs') }]
        : []),
    ],
  },
  ...(command === 'build' ? { css: { modules: { generateScopedName: classNames(here('.')) } } } : {}),
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  // Every browser that the app works in knows `modulepreload` by itself (Chrome 66, Firefox 115, Safari 17).
  build: {
    target: buildTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups(here('.')) },
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
}))
