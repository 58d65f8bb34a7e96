// The check: types, lint, import rules, unused code, unit tests in three time zones, build and its size. Gives the counts of the tests.
import { mkdirSync, readFileSync } from 'node:fs'
import { run, tools } from './run.mjs'

const reports = '.cache/reports'
const steps = [
  ['types', [tools.tsc, '-p', 'tsconfig.json']],
  ['types of the pure rooms (no DOM, no Node)', [tools.tsc, '-p', 'tsconfig.pure.json']],
  ['lint', [tools.eslint, '.', '--max-warnings', '0']],
  ['import rules', [tools.depcruise, 'src', 'sandbox', 'e2e', '--config', '.dependency-cruiser.cjs']],
  ['unused code', [tools.knip]],
  ['build', [tools.vite, 'build', '--logLevel', 'warn']],
  ['size budget', ['scripts/size.mjs']],
]
const unit = [
  ['unit tests, UTC', ['src', 'sandbox'], 'UTC'],
  ['unit tests, America/New_York', ['src'], 'America/New_York'],
  ['unit tests, Pacific/Auckland', ['src'], 'Pacific/Auckland'],
]

/** Runs it all; `failedSteps` names what failed, the rest counts test cases. */
export async function check() {
  mkdirSync(reports, { recursive: true })
  const result = { passed: 0, failed: 0, skipped: [], failedSteps: [] }
  for (const [name, args] of steps) if ((await run(name, args)) !== 0) result.failedSteps.push(name)
  for (const [name, folders, zone] of unit) {
    const file = `${reports}/unit-${zone.replace('/', '-')}.json`
    const status = await run(name, [tools.vitest, 'run', ...folders, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { TZ: zone })
    const report = JSON.parse(readFileSync(file, 'utf8'))
    result.passed += report.numPassedTests
    result.failed += report.numFailedTests + (report.numFailedTests === 0 && status !== 0 ? 1 : 0)
    for (const suite of report.testResults)
      for (const test of suite.assertionResults) if (test.status === 'skipped' || test.status === 'pending') result.skipped.push(test.fullName)
  }
  return result
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped, failedSteps } = await check()
  for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed + failedSteps.length} failed, ${skipped.length} skipped\n`)
  process.exit(failed + failedSteps.length ? 1 : 0)
}
