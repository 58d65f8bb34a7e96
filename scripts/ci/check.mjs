// The check: types, lint, import rules, unused code, unit tests in three time zones, build and its size. Gives what the tests came to.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { countUnits, noCounts, sumOf } from './counts.mjs'
import { run, runSideBySide, tools } from './run.mjs'

const reports = '.cache/reports'
/** The longest first, so that no core waits for another at the end. */
const steps = [
  ['types', [tools.tsc, '-p', 'tsconfig.json']],
  ['lint', [tools.eslint, '.', '--max-warnings', '0']],
  ['unused code', [tools.knip]],
  ['types of the pure rooms (no DOM, no Node)', [tools.tsc, '-p', 'tsconfig.pure.json']],
  ['import rules', [tools.depcruise, 'src', 'server', 'sandbox', 'e2e', '--config', '.dependency-cruiser.cjs']],
  ['build', [tools.vite, 'build', '--logLevel', 'warn']],
]
/** Measures what the build has made. */
const lastSteps = [['size budget', ['scripts/ci/size.mjs']]]
const otherZones = ['America/New_York', 'Pacific/Auckland']
/** The files of tests that read the zone of the device (scripts/ci/unit-zone.mjs). */
const zoneNotes = `${reports}/reads-zone.txt`

const unitStep = (zone, args, env = {}) => {
  const name = `unit tests, ${zone}`
  const file = `${reports}/unit-${zone.replace('/', '-')}.json`
  return {
    step: [
      name,
      [tools.vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
      { TZ: zone, ...env },
    ],
    count: (status) => countUnits(name, status, file),
  }
}

/** All tests in one zone, then in the others those that the zone could change. */
async function unitTests() {
  const all = unitStep('UTC', [], { PLAINCHART_ZONE_NOTES: zoneNotes })
  const counts = all.count(await run(...all.step))
  const files = existsSync(zoneNotes) ? [...new Set(readFileSync(zoneNotes, 'utf8').split('\n').filter(Boolean))] : []
  if (files.length === 0)
    return sumOf([
      counts,
      { ...noCounts(), failedSteps: ['unit tests: none of them reads the zone of the device, which cannot be'] },
    ])
  const others = otherZones.map((zone) => unitStep(zone, ['--maxWorkers=1', ...files]))
  const statuses = await runSideBySide(others.map(({ step }) => step))
  return sumOf([counts, ...others.map(({ count }, index) => count(statuses[index]))])
}

/** Runs it all. */
export async function check() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const statuses = [...(await runSideBySide(steps)), ...(await runSideBySide(lastSteps))]
  const failedSteps = [...steps, ...lastSteps].filter((_, index) => statuses[index] !== 0).map(([name]) => name)
  return sumOf([{ ...noCounts(), failedSteps }, await unitTests()])
}

if (process.argv[1] === import.meta.filename) {
  const { passed, failed, skipped, failedSteps } = await check()
  for (const name of failedSteps) process.stdout.write(`FAILED: ${name}\n`)
  process.stdout.write(`${passed} passed, ${failed + failedSteps.length} failed, ${skipped.length} skipped\n`)
  process.exit(failed + failedSteps.length ? 1 : 0)
}
