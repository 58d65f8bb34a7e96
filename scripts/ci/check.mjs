// npm run check: build, size budget, formatting, types, lint, import rules, unused code and unit tests.
import { mkdirSync, rmSync } from 'node:fs'
import { countUnits, noCounts, sumOf } from './counts.mjs'
import { run, runBuffered, runInParallel, tools } from './run.mjs'

const reports = '.cache/reports'
/** Room for the many short-lived objects of linters and compilers: with the default of V8, collecting them takes a tenth of the CPU time of these steps. */
const env = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128` }
/** The longest steps first, so that no core is idle at the end. */
const steps = [
  ['lint', [tools.eslint, '.', '--max-warnings', '0']],
  ['types', [tools.tsc, '-p', 'tsconfig.json']],
  ['formatting', [tools.prettier, '--check', '--log-level', 'warn', '.']],
  ['unused code', [tools.knip]],
  ['types of the pure layers (no DOM, no Node)', [tools.tsc, '-p', 'tsconfig.pure.json']],
  ['unique export names', ['scripts/ci/unique-exports.mjs']],
  ['import rules', [tools.depcruise, 'src', 'server', 'sandbox', 'e2e', '--config', '.dependency-cruiser.cjs']],
]
const otherZones = ['America/New_York', 'Pacific/Auckland']

const unitStep = (zone, args) => {
  const name = `unit tests, ${zone}`
  const file = `${reports}/unit-${zone.replace('/', '-')}.json`
  const command = [tools.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args]
  return { step: [name, command, { TZ: zone, NO_COLOR: '1' }], count: (status) => countUnits(name, status, file) }
}

/** Runs all tests in UTC and, at the same time, those whose result could depend on the device's time zone (`*.tz.test.ts`, `*.tz.component.test.tsx`) in two others. */
async function unitTests(runUnits) {
  const utc = unitStep('UTC', [])
  const others = otherZones.map((zone) => unitStep(zone, ['--maxWorkers=1', '.tz.']))
  const [status, statuses] = await Promise.all([runUnits(...utc.step), runInParallel(others.map(({ step }) => step))])
  return sumOf([utc.count(status), ...others.map(({ count }, index) => count(statuses[index]))])
}

/** Builds the app and checks its size. Returns counts with the names of failed steps. */
export async function build() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  for (const [name, args] of [
    ['build', [tools.vite, 'build', '--logLevel', 'warn']],
    ['size budget', ['scripts/ci/size.mjs']],
  ])
    if ((await runBuffered(name, args)) !== 0) return { ...noCounts(), failedSteps: [name] }
  return noCounts()
}

/** Runs the checks of the source and all unit tests, which `runUnits` starts. Returns the summed test counts and the names of failed steps. */
export async function check(runUnits = run) {
  const statuses = await runInParallel(steps.map(([name, args]) => [name, args, env]))
  const failedSteps = steps.filter((_, index) => statuses[index] !== 0).map(([name]) => name)
  return sumOf([{ ...noCounts(), failedSteps }, await unitTests(runUnits)])
}

if (process.argv[1] === import.meta.filename) {
  const start = performance.now()
  const { passed, failed, skipped, failedSteps } = sumOf([await build(), await check()])
  process.stdout.write(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`)
  for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed + failedSteps.length} failed, ${skipped.length} skipped\n`)
  process.exit(failed + failedSteps.length ? 1 : 0)
}
