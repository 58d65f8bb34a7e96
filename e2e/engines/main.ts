// Leads one engine through the steps, against the build that is there and a sandbox EHR of its own: `main.ts ENGINE PROGRAM REPORT`.
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

/** Each step builds on the one before it, so the first failure ends the visit. */
async function runSteps(person: PageDriver, report: string) {
  for (const [index, [name, run]] of steps.entries()) {
    try {
      await run(person)
      const complaints = person.engine.consoleErrors().filter((text) => !expectedConsoleErrors.test(text))
      if (complaints.length > 0) throw new Error(`the console says: ${complaints.join(' | ')}`)
    } catch (cause) {
      writeFileSync(report.replace(/json$/, 'png'), await person.engine.screenshot().catch(() => ''))
      return {
        passed: index,
        failed: `${person.engine.name}, step ${index + 1} of ${steps.length}, "${name}": ${cause instanceof Error ? cause.message : String(cause)}`,
      }
    }
  }
  return { passed: steps.length }
}

/** A browser that fell over by itself answers nothing any more. */
const answers = (engine: Engine): Promise<boolean> =>
  engine.evaluate('1').then(
    () => true,
    () => false,
  )

/** One walk with a browser and a sandbox of its own; `gone` when the browser ended by itself. */
async function runOnce(start: (path: string) => Promise<Engine>, program: string, report: string) {
  const app = await startApp()
  const sandbox = await startSandbox(['--app-origin', app.origin, '--quiet'])
  app.useEhr(sandbox.fhirBase)
  const engine = await start(program)
  const result = await runSteps(createPageDriver(engine, app.origin), report)
  const gone = result.failed !== undefined && !(await answers(engine))
  await engine.quit()
  await sandbox.close()
  await app.close()
  return { name: engine.name, gone, ...result }
}

async function main([kind = '', program = '', report = '']: readonly string[]) {
  const start = starts[kind]
  if (!start) throw new Error(`no engine is called ${kind}`)
  const first = await runOnce(start, program, report)
  // What the page does wrong fails at once. A browser that crashes says nothing of the page: it is told here, and the walk begins anew, once.
  if (first.gone)
    process.stdout.write(`${first.failed}\nThis browser ended by itself. The walk begins again from its first step.\n`)
  writeFileSync(report, JSON.stringify(first.gone ? await runOnce(start, program, report) : first))
}

await main(process.argv.slice(2))
