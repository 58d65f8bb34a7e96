// Runs the steps of a command: one at a time, or several in parallel.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs Node with these arguments and inherits its output. Resolves to the exit status. */
export function run(name, args, env = {}) {
  process.stdout.write(`\n== ${name}\n`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** As `run`, but prints the output in one piece at the end, because other steps run at the same time. */
export function runBuffered(name, args, env = {}) {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      process.stdout.write(`\n== ${name} (${seconds(start)})\n${Buffer.concat(output).toString()}`)
      resolve(code ?? 1)
    })
  })
}

/** Runs steps `[name, args, env]`, as many at a time as there are cores. Resolves to their exit statuses in the order of the steps. */
export async function runInParallel(steps) {
  const statuses = steps.map(() => 1)
  const queue = [...steps.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) statuses[next[0]] = await runBuffered(...next[1])
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return statuses
}

const bin = (path) => `node_modules/${path}`
export const tools = {
  tsc: bin('typescript-native/bin/tsc'),
  eslint: bin('eslint/bin/eslint.js'),
  depcruise: bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: bin('knip/bin/knip.js'),
  vitest: bin('vitest/vitest.mjs'),
  vite: bin('vite/bin/vite.js'),
  prettier: bin('prettier/bin/prettier.cjs'),
  playwright: bin('@playwright/test/cli.js'),
}
