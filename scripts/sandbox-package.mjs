// Builds the npm package of the sandbox, without dependencies: a command, and a module for tests with its types.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import { thirdParty } from './vite/third-party.ts'

const root = join(import.meta.dirname, '..')
const kit = join(root, 'sandbox', 'kit.ts')

/** The declarations of the kit and their imports, as [path, text]. Throws if they import a package. */
function declarations() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [kit] }, ts.sys, root)
  const emitted = new Map()
  ts.createProgram([kit], {
    ...options,
    noEmit: false,
    // The check of this repository checks the types.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: root,
  }).emit(undefined, (path, text) => void emitted.set(resolve(path), text))
  const included = new Map()
  const include = (path) => {
    if (included.has(path)) return
    included.set(path, '')
    // Node's module resolution needs full file names.
    const text = emitted.get(path).replaceAll(/(?<=from ')([^']+)(?=')/g, (name) => {
      if (!name.startsWith('.')) {
        if (name.startsWith('node:')) return name
        throw new Error(`${relative(root, path)} imports the package ${name}, which is not included`)
      }
      const at = [`${name}.d.ts`, `${name}/index.d.ts`].find((end) => emitted.has(resolve(dirname(path), end)))
      if (at === undefined) throw new Error(`${relative(root, path)} imports ${name}, which has no declarations`)
      include(resolve(dirname(path), at))
      return at.replace(/\.d\.ts$/, '.js')
    })
    included.set(path, text)
  }
  include(kit.replace(/\.ts$/, '.d.ts'))
  return [...included].map(([path, text]) => [relative(root, path), text])
}

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const packageJson = {
  name: 'plainchart',
  version,
  description: 'An EHR with made-up people for trying SMART on FHIR apps, with faults on demand',
  license,
  type: 'module',
  engines,
  bin: { 'plainchart-sandbox': 'command.mjs' },
  exports: { './sandbox': { types: './types/sandbox/kit.d.ts', default: './kit.mjs' } },
}

/** Builds the command and the module into the emptied folder `out`. Returns the file of the command. */
export async function sandboxPrograms(out) {
  const output = {
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[hash].mjs',
    banner: ({ name }) => (name === 'command' ? '#!/usr/bin/env node' : ''),
  }
  const rolldownOptions = {
    input: { command: join(root, 'sandbox', 'main.ts'), kit },
    output,
    // A dependency uses eval with constant text.
    onwarn: (warning, warn) => (warning.code === 'EVAL' ? undefined : warn(warning)),
  }
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [thirdParty(root)],
    build: { ssr: true, outDir: out, target: 'node20', minify: false, emptyOutDir: true, rolldownOptions },
  })
  copyFileSync(join(root, 'src/ui/fonts/plainchart-latin.woff2'), join(out, 'plainchart-latin.woff2'))
  return join(out, 'command.mjs')
}

/** Builds the package into the emptied folder `out`. */
export async function sandboxPackage(out) {
  await sandboxPrograms(out)
  for (const [path, text] of declarations()) {
    const file = join(out, 'types', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`)
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['sandbox/README.md', 'README.md'],
    ['public/fonts-licence.txt', 'fonts-licence.txt'],
  ])
    copyFileSync(join(root, from), join(out, to))
}

if (process.argv[1] === import.meta.filename)
  await sandboxPackage(resolve(process.argv[2] ?? join(root, '.cache', 'sandbox-package')))
