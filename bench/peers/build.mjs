import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The peers by their package: the folder here with the source of their page and all packages of its build, each of one version, and how its rows are found. */
export const peers = {
  'fhir-react': {
    folder: 'fhir-react',
    rows: { conditions: '.fhir-resource__condition', observations: '.fhir-resource__Observation' },
  },
  '@medplum/react': {
    folder: 'medplum-react',
    rows: { conditions: 'a[href^="/Condition/"]', observations: 'a[href^="/Observation/"]' },
  },
}

/** The packages were not to be had; says so in a sentence. */
export class NotInstalled extends Error {}

const cache = join(import.meta.dirname, '..', '..', '.cache', 'peers')
const run = (cwd, command, args, shell = false) =>
  spawnSync(command, args, {
    cwd,
    shell,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  }).status === 0
const textOf = (...path) => (existsSync(join(...path)) ? readFileSync(join(...path), 'utf8') : undefined)

/** True when the packages that the source names were installed before: npm writes the hidden file when all of them are in their places. */
const isInstalled = (source, folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
  textOf(folder, 'package.json') === textOf(source, 'package.json')

/** Installs what a peer needs into a folder of its own, away from the packages of the project, and makes the production build of its page as Vite does it unless told. Throws `NotInstalled`. */
export function buildPeer(name) {
  const [source, folder] = [join(import.meta.dirname, peers[name].folder), join(cache, peers[name].folder)]
  const isThere = isInstalled(source, folder)
  cpSync(source, folder, { recursive: true })
  // Nothing of these packages has to run to be installed. On Windows npm is a script of the shell.
  if (
    !isThere &&
    !run(
      folder,
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'],
      process.platform === 'win32',
    )
  )
    throw new NotInstalled(
      `The packages of ${name} could not be installed: the registry could not be reached, or it does not have them any more.`,
    )
  if (!run(folder, process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error']))
    throw new Error(`The page of ${name} could not be built.`)
  return join(folder, 'dist')
}

/** Each package that a peer is built with, and its version. */
export const versionsOf = (name) =>
  Object.entries(JSON.parse(textOf(import.meta.dirname, peers[name].folder, 'package.json')).dependencies).map((one) =>
    one.join(' '),
  )
