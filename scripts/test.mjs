// The one test command: the check, every journey in a real browser, then the way through two other engines. Names the slowest files and ends with "N passed, N failed".
import { check } from './check.mjs'
import { countJourneys, noCounts, slowest, sumOf } from './counts.mjs'
import { walkEngines } from './engines.mjs'
import { findBrowser } from './find-browser.mjs'
import { run, tools } from './run.mjs'

async function journeys() {
  const name = 'journeys in the browser'
  const report = '.cache/reports/e2e.json'
  const browser = await findBrowser()
  process.stdout.write(`\nBrowser: ${browser.path ?? ''} (${browser.how})\n`)
  const env = { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}) }
  return countJourneys(name, await run(name, [tools.playwright, 'test', '--reporter=line,json', ...process.argv.slice(2)], env), report)
}

async function engines() {
  const { passed, failed, skipped } = await walkEngines()
  return { ...noCounts(), passed, failedSteps: failed, skipped }
}

/** What the command runs, one after the other; each gives what it came to (scripts/counts.mjs). */
const suites = [check, journeys, engines]

const start = performance.now()
const results = []
for (const suite of suites) results.push(await suite().catch((error) => ({ ...noCounts(), failedSteps: [`${suite.name}: ${error instanceof Error ? error.message : String(error)}`] })))
const { passed, failed: failedTests, skipped, failedSteps, files } = sumOf(results)
const failed = failedTests + failedSteps.length

process.stdout.write(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes; the slowest files:\n`)
for (const line of slowest(files)) process.stdout.write(`${line}\n`)
for (const name of skipped) process.stdout.write(`skipped: ${name}\n`)
for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
process.stdout.write(`${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}\n`)
process.exit(failed ? 1 : 0)
