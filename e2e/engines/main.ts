// Leads one engine through the steps, against the build that is there and a sandbox EHR of its own: `main.ts ENGINE PROGRAM REPORT`.
import { writeFileSync } from 'node:fs'
import { startApp, startSandbox } from '../servers'
import { startFirefox } from './firefox'
import { steps } from './steps'
import { visit, type Visit } from './visit'
import { startWebKit } from './webkit'
import type { Engine } from './engine'

const starts: Readonly<Record<string, (path: string) => Promise<Engine>>> = { firefox: startFirefox, webkit: startWebKit }

/** Each step builds on the one before it, so the first failure ends the visit. */
async function walk(person: Visit, report: string) {
  for (const [index, [name, run]] of steps.entries()) {
    try {
      await run(person)
      const complaints = person.engine.complaints()
      if (complaints.length > 0) throw new Error(`the console says: ${complaints.join(' | ')}`)
    } catch (cause) {
      writeFileSync(report.replace(/json$/, 'png'), await person.engine.screenshot().catch(() => ''))
      return { passed: index, failed: `${person.engine.name}, step ${index + 1} of ${steps.length}, "${name}": ${cause instanceof Error ? cause.message : String(cause)}` }
    }
  }
  return { passed: steps.length }
}

async function main([kind = '', program = '', report = '']: readonly string[]) {
  const app = await startApp()
  const sandbox = await startSandbox(['--app-origin', app.origin, '--quiet'])
  app.useEhr(sandbox.fhirBase)
  const engine = await starts[kind]?.(program)
  if (!engine) throw new Error(`no engine is called ${kind}`)
  const result = await walk(visit(engine, app.origin), report)
  writeFileSync(report, JSON.stringify({ name: engine.name, ...result }))
  await engine.quit()
  await sandbox.close()
  await app.close()
}

await main(process.argv.slice(2))
