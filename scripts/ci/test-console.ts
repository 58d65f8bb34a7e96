// Setup of tests in happy-dom, which logs each failed request to Node's console, as a browser does. Tests log to a console of their own, which Vitest prints only when they fail.
import nodeConsole from 'node:console'

for (const method of ['error', 'warn', 'log'] as const)
  nodeConsole[method] = (...args: unknown[]) => globalThis.console[method](...args)
