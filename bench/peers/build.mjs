import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The compared packages: the folder with the page and its package.json, and the row selectors. */
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

/** The packages of a peer could not be installed. */
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

/** Whether the packages are installed: npm writes the hidden lock file at the end of an installation. */
const isInstalled = (source, folder) =>
  existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
  textOf(folder, 'package.json') === textOf(source, 'package.json')

/** Installs the packages of a peer into its own folder and builds its page with Vite's defaults. Returns the build folder. Throws `NotInstalled`. */
export function buildPeer(name) {
  const [source, folder] = [join(import.meta.dirname, peers[name].folder), join(cache, peers[name].folder)]
  const isReady = isInstalled(source, folder)
  cpSync(source, folder, { recursive: true })
  // No install scripts are needed. On Windows npm is a shell script.
  if (
    !isReady &&
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

/** Package names and versions of a peer. */
export const versionsOf = (name) =>
  Object.entries(JSON.parse(textOf(import.meta.dirname, peers[name].folder, 'package.json')).dependencies).map((one) =>
    one.join(' '),
  )
