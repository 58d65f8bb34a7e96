// The sandbox as a package: a command, a module for tests with its types, and nothing to install besides. npm pack makes a file of the folder.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import { thirdParty } from './vite/third-party.ts'

const root = join(import.meta.dirname, '..')
const kit = join(root, 'sandbox', 'kit.ts')

/** The declarations of the kit and of what they name, as [path below the root, text]; rejects what an empty folder could not read. */
function declarations() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [kit] }, ts.sys, root)
  const made = new Map()
  ts.createProgram([kit], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: root,
  }).emit(undefined, (path, text) => void made.set(resolve(path), text))
  const wanted = new Map()
  const take = (path) => {
    if (wanted.has(path)) return
    wanted.set(path, '')
    // Module resolution of Node wants whole names.
    const text = made.get(path).replaceAll(/(?<=from ')([^']+)(?=')/g, (name) => {
      if (!name.startsWith('.')) {
        if (name.startsWith('node:')) return name
        throw new Error(`${relative(root, path)} names the package ${name}, which the package does not bring`)
      }
      const at = [`${name}.d.ts`, `${name}/index.d.ts`].find((end) => made.has(resolve(dirname(path), end)))
      if (at === undefined) throw new Error(`${relative(root, path)} names ${name}, which has no declarations`)
      take(resolve(dirname(path), at))
      return at.replace(/\.d\.ts$/, '.js')
    })
    wanted.set(path, text)
  }
  take(kit.replace(/\.ts$/, '.d.ts'))
  return [...wanted].map(([path, text]) => [relative(root, path), text])
}

const { version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const about = {
  name: 'plainchart',
  version,
  description: 'An EHR with made-up people for trying SMART on FHIR apps, with faults on demand',
  license,
  type: 'module',
  engines,
  bin: { 'plainchart-sandbox': 'command.mjs' },
  exports: { './sandbox': { types: './types/sandbox/kit.d.ts', default: './kit.mjs' } },
}

/** Builds the two programs of the package into the folder `out`, which is made anew; gives the file that is its command. */
export async function sandboxPrograms(out) {
  const output = {
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[hash].mjs',
    banner: ({ name }) => (name === 'command' ? '#!/usr/bin/env node' : ''),
  }
  const rolldownOptions = {
    input: { command: join(root, 'sandbox', 'main.ts'), kit },
    output,
    // A package asks for it to name functions in a warning; nobody's text comes there.
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
  return join(out, 'command.mjs')
}

/** Makes the folder `out` anew. */
export async function sandboxPackage(out) {
  await sandboxPrograms(out)
  for (const [path, text] of declarations()) {
    const file = join(out, 'types', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
  for (const [from, to] of [
    ['LICENSE', 'LICENSE'],
    ['sandbox/README.md', 'README.md'],
  ])
    copyFileSync(join(root, from), join(out, to))
}

if (process.argv[1] === import.meta.filename)
  await sandboxPackage(resolve(process.argv[2] ?? join(root, '.cache', 'sandbox-package')))
