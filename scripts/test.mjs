// The one test command: the check, then every journey in a real browser. Ends with "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs'
import { check } from './check.mjs'
import { walkEngines } from './engines.mjs'
import { findBrowser } from './find-browser.mjs'
import { run, tools } from './run.mjs'

const report = '.cache/reports/e2e.json'

function countJourneys(suite, into) {
  for (const child of suite.suites ?? []) countJourneys(child, into)
  for (const spec of suite.specs ?? [])
    for (const test of spec.tests) {
      if (test.status === 'skipped') into.skipped.push(spec.title)
      else if (test.status === 'expected') into.passed += 1
      else into.failed += 1
    }
}

rmSync('.cache/reports', { recursive: true, force: true })
const total = await check()
try {
  const browser = await findBrowser()
  process.stdout.write(`\nBrowser: ${browser.path ?? ''} (${browser.how})\n`)
  const env = { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}) }
  const status = await run('journeys in the browser', [tools.playwright, 'test', '--reporter=line,json', ...process.argv.slice(2)], env)
  const journeys = { passed: 0, failed: 0, skipped: [] }
  countJourneys(JSON.parse(readFileSync(report, 'utf8')), journeys)
  if (status !== 0 && journeys.failed === 0) journeys.failed = 1
  if (journeys.passed === 0) total.failedSteps.push('no journey ran')
  total.passed += journeys.passed
  total.failed += journeys.failed
  total.skipped.push(...journeys.skipped)
} catch (error) {
  total.failedSteps.push(`journeys: ${error instanceof Error ? error.message : String(error)}`)
}

const engines = await walkEngines()
total.passed += engines.passed
total.failedSteps.push(...engines.failed)
total.skipped.push(...engines.skipped)

for (const name of total.skipped) process.stdout.write(`skipped: ${name}\n`)
for (const name of total.failedSteps) process.stdout.write(`FAILED: ${name}\n`)
const failed = total.failed + total.failedSteps.length
process.stdout.write(`${total.passed} passed, ${failed} failed${total.skipped.length ? `, ${total.skipped.length} skipped` : ''}\n`)
process.exit(failed ? 1 : 0)
