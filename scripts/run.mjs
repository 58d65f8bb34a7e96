// Small helpers for the two commands: run one step, stop with its status, read its JSON report.
import { spawn } from 'node:child_process'

/** Runs a Node command line of a package in the project; gives its exit status. */
export function run(name, args, env = {}) {
  process.stdout.write(`\n== ${name}\n`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const bin = (path) => `node_modules/${path}`
export const tools = {
  tsc: bin('typescript/bin/tsc'),
  eslint: bin('eslint/bin/eslint.js'),
  depcruise: bin('dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: bin('knip/bin/knip.js'),
  vitest: bin('vitest/vitest.mjs'),
  vite: bin('vite/bin/vite.js'),
  playwright: bin('@playwright/test/cli.js'),
}
