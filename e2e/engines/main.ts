// Runs all steps in one engine, against the existing build and its own sandbox EHR: `main.ts ENGINE PROGRAM REPORT`.
import { writeFileSync } from 'node:fs'
import { startApp, startSandbox } from '../servers'
import { startFirefox } from './firefox'
import { steps } from './steps'
import { expectedConsoleErrors } from './steps-session'
import { createPageDriver, type PageDriver } from './page-driver'
import { startWebKit } from './webkit'
import type { Engine } from './engine'

const starts: Readonly<Record<string, (path: string) => Promise<Engine>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Runs the steps. Each builds on the one before, so the first failure ends the run. */
async function runSteps(driver: PageDriver, report: string) {
  for (const [index, [name, run]] of steps.entries()) {
    try {
      await run(driver)
      const consoleErrors = driver.engine.consoleErrors().filter((text) => !expectedConsoleErrors.test(text))
      if (consoleErrors.length > 0) throw new Error(`console: ${consoleErrors.join(' | ')}`)
    } catch (cause) {
      writeFileSync(report.replace(/json$/, 'png'), await driver.engine.screenshot().catch(() => ''))
      return {
        passed: index,
        failed: `${driver.engine.name}, step ${index + 1} of ${steps.length}, "${name}": ${cause instanceof Error ? cause.message : String(cause)}`,
      }
    }
  }
  return { passed: steps.length }
}

/** False after the browser has crashed. */
const isResponding = (engine: Engine): Promise<boolean> =>
  engine.evaluate('1').then(
    () => true,
    () => false,
  )

/** Runs all steps with a new browser and sandbox; `hasCrashed` is true if the browser ended by itself. */
async function runOnce(start: (path: string) => Promise<Engine>, program: string, report: string) {
  const app = await startApp()
  const sandbox = await startSandbox(['--app-origin', app.origin, '--quiet'])
  app.useEhr(sandbox.fhirBase)
  const engine = await start(program)
  const result = await runSteps(createPageDriver(engine, app.origin), report)
  const hasCrashed = result.failed !== undefined && !(await isResponding(engine))
  await engine.quit()
  await sandbox.close()
  await app.close()
  return { name: engine.name, hasCrashed, ...result }
}

async function main([kind = '', program = '', report = '']: readonly string[]) {
  const start = starts[kind]
  if (!start) throw new Error(`unknown engine ${kind}`)
  const first = await runOnce(start, program, report)
  // A failed step is reported at once. A browser crash says nothing about the app, so the run starts again, once.
  if (first.hasCrashed)
    process.stdout.write(`${first.failed}\nThe browser crashed; starting again from the first step.\n`)
  writeFileSync(report, JSON.stringify(first.hasCrashed ? await runOnce(start, program, report) : first))
}

await main(process.argv.slice(2))
