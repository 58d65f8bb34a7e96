// npm start: builds the app, serves it and the sandbox EHR on free ports, and prints the URL. `--directory` adds a sample directory of health systems that
// all use the sandbox. Other arguments after `--` are passed to the sandbox.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { CommandError } from '../sandbox/command'
import { startDemo } from './demo'

const root = join(import.meta.dirname, '..')
// A temporary folder, so that another demo or build does not overwrite these files.
const outDir = mkdtempSync(join(tmpdir(), 'plainchart-'))
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))

let close: (() => Promise<void>) | undefined
let ending: Promise<never> | undefined
/** Ends everything once: Ctrl+C reaches all processes of a terminal, and npm sends the signal again. */
const stop = () => (ending ??= Promise.resolve(close?.()).then(() => process.exit(0)))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
// npm does not forward SIGTERM, so the demo ends when its parent process has.
const parent = process.ppid
if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid === parent || void stop(), 500).unref()

await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
try {
  const demo = await startDemo({
    outDir,
    args: process.argv.slice(2),
    output: { out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) },
  })
  if (demo === undefined) process.exit(0)
  close = demo.close
  process.stdout.write(`Plainchart is ready: open ${demo.origin} and choose the sandbox EHR. Stop with Ctrl+C.\n`)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(2)
}
