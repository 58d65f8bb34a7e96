// npm test: the build, then in parallel the check, all end-to-end tests in Chromium, and a walk through Firefox and WebKit. Prints the slowest files and ends with "N passed, N failed".
import { execFile } from 'node:child_process'
import { build, check } from './check.mjs'
import { countE2e, noCounts, slowest, sumOf } from './counts.mjs'
import { walkEngines } from './engines.mjs'
import { run, runBuffered, tools } from './run.mjs'

/** Starts while the app is built: without a network it takes a while until a download fails. */
const browserSearch = new Promise((resolve) => {
  execFile(process.execPath, ['scripts/ci/find-browser.mjs'], (error, stdout, stderr) =>
    resolve(error ? { missing: stderr.trim().split('\n').at(-1) } : JSON.parse(stdout)),
  )
})

async function e2eTests() {
  const name = 'end-to-end tests in Chromium'
  const report = '.cache/reports/e2e.json'
  const browser = await browserSearch
  if (browser.missing) throw new Error(browser.missing)
  process.stdout.write(`\nBrowser: ${browser.path ?? ''} (${browser.how})\n`)
  const env = {
    ...browser.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}),
  }
  return countE2e(
    name,
    await run(name, [tools.playwright, 'test', '--reporter=line,json', ...process.argv.slice(2)], env),
    report,
  )
}

async function engines() {
  const { passed, failed, skipped } = await walkEngines()
  return { ...noCounts(), passed, failedSteps: failed, skipped }
}

const asFailedStep = (name) => (error) => ({
  ...noCounts(),
  failedSteps: [`${name}: ${error instanceof Error ? error.message : String(error)}`],
})

const start = performance.now()
// Each of the three waits part of its time; in parallel they leave no core idle. Where the build fails, the others still tell what else is wrong.
const results = [
  await build().catch(asFailedStep('build')),
  ...(await Promise.all([
    check(runBuffered).catch(asFailedStep('check')),
    e2eTests().catch(asFailedStep('end-to-end tests')),
    engines().catch(asFailedStep('engines')),
  ])),
]
const { passed, failed: failedTests, skipped, failures, failedSteps, files } = sumOf(results)
const failed = failedTests + failedSteps.length

process.stdout.write(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes; the slowest files:\n`)
for (const line of slowest(files)) process.stdout.write(`${line}\n`)
for (const name of skipped) process.stdout.write(`skipped: ${name}\n`)
for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n\n`)
for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
process.stdout.write(`${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}\n`)
process.exit(failed ? 1 : 0)
