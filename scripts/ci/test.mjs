// The one test command: the check, then every journey in a real browser beside the way through two other engines. Names the slowest files and ends with "N passed, N failed".
import { execFile } from 'node:child_process'
import { check } from './check.mjs'
import { countJourneys, noCounts, slowest, sumOf } from './counts.mjs'
import { walkEngines } from './engines.mjs'
import { run, tools } from './run.mjs'

/** Looked for while the check runs: a machine without a network takes a while to know that nothing can be downloaded. */
const lookedFor = new Promise((resolve) => {
  execFile(process.execPath, ['scripts/ci/find-browser.mjs'], (error, said, complaint) =>
    resolve(error ? { missing: complaint.trim().split('\n').at(-1) } : JSON.parse(said)),
  )
})

async function journeys() {
  const name = 'journeys in the browser'
  const report = '.cache/reports/e2e.json'
  const browser = await lookedFor
  if (browser.missing) throw new Error(browser.missing)
  process.stdout.write(`\nBrowser: ${browser.path ?? ''} (${browser.how})\n`)
  const env = {
    ...browser.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}),
  }
  return countJourneys(
    name,
    await run(name, [tools.playwright, 'test', '--reporter=line,json', ...process.argv.slice(2)], env),
    report,
  )
}

async function engines() {
  const { passed, failed, skipped } = await walkEngines()
  return { ...noCounts(), passed, failedSteps: failed, skipped }
}

const broken = (name) => (error) => ({
  ...noCounts(),
  failedSteps: [`${name}: ${error instanceof Error ? error.message : String(error)}`],
})

const start = performance.now()
// Both need the build that the check makes. The engines wait for their pages half of their time, which the journeys use.
const results = [
  await check().catch(broken('check')),
  ...(await Promise.all([journeys().catch(broken('journeys')), engines().catch(broken('engines'))])),
]
const { passed, failed: failedTests, skipped, failures, failedSteps, files } = sumOf(results)
const failed = failedTests + failedSteps.length

process.stdout.write(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes; the slowest files:\n`)
for (const line of slowest(files)) process.stdout.write(`${line}\n`)
for (const name of skipped) process.stdout.write(`skipped: ${name}\n`)
for (const said of failures) process.stdout.write(`FAILED: ${said}\n\n`)
for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
process.stdout.write(`${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}\n`)
process.exit(failed ? 1 : 0)
