// Small helpers for the commands: run one step, or several side by side.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs a Node command line of a package in the project; gives its exit status. */
export function run(name, args, env = {}) {
  process.stdout.write(`\n== ${name}\n`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The same, but what the step says is printed in one piece when it has ended: others run at the same time. */
function runQuietly([name, args, env = {}]) {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env } })
    const said = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => {
      process.stdout.write(`\n== ${name} (${seconds(start)})\n${Buffer.concat(said).toString()}`)
      resolve(code ?? 1)
    })
  })
}

/** Runs steps `[name, args, env]`, one for each core at a time; gives their exit statuses in the order of the steps. */
export async function runSideBySide(steps) {
  const statuses = steps.map(() => 1)
  const waiting = [...steps.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) statuses[next[0]] = await runQuietly(next[1])
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return statuses
}

const bin = (path) => `node_modules/${path}`
export const tools = {
  tsc: bin('typescript/bin/tsc'),
  eslint: bin('eslint/bin/eslint.js'),
  depcruise: bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: bin('knip/bin/knip.js'),
  vitest: bin('vitest/vitest.mjs'),
  vite: bin('vite/bin/vite.js'),
  prettier: bin('prettier/bin/prettier.cjs'),
  playwright: bin('@playwright/test/cli.js'),
}
