// All budgets of docs/performance.md in one table: `node bench/all.mjs`. Builds the app first. Takes about forty minutes, with `--rounds 1` a third of that.
// Times depend on the machine, so compare the ratios. Nothing fails on a time.
// `--only first-page --only memory` runs some of the benchmarks; `--tests` also times the unit tests.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readRows, saveRows } from './report.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    tests: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')

/** Runs a Node program and shows its output. Returns the output and the run time in seconds. */
function run(args) {
  const start = performance.now()
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  process.stdout.write(stdout)
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return { output: stdout, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) }
}

const vite = 'node_modules/vite/bin/vite.js'
function build() {
  const { seconds } = run([vite, 'build', '--logLevel', 'warn'])
  const rows = [{ what: 'build', measured: seconds, unit: 's', goal: '20' }]
  if (values.tests)
    rows.push({
      what: 'unit tests, one time zone',
      measured: run(['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']).seconds,
      unit: 's',
      goal: '60',
    })
  saveRows('11 build and tests', rows)
  const sizes = run(['scripts/ci/size.mjs']).output.matchAll(/^(?:ok|OVER)\s+(.*): ([\d.]+) kB of ([\d.]+) kB$/gm)
  saveRows(
    '1 sizes',
    [...sizes]
      .slice(0, 4)
      .map(([, what, size, budget]) => ({ what, measured: Number(size), unit: 'kB', goal: budget })),
  )
}

const largeRecord =
  (resources, slower, ...only) =>
  () =>
    run([
      'bench/large-record.mjs',
      '--runs',
      values.rounds,
      '--resources',
      String(resources),
      '--slower',
      String(slower),
      ...only.flatMap((page) => ['--only', page]),
    ])
/** The benchmarks in order: how each runs, and pairs of budget and saved rows. */
const benchmarks = {
  build: {
    run: build,
    rows: [
      ['1 size', '1 sizes'],
      ['11 build', '11 build and tests'],
    ],
  },
  'first-page': {
    run: () => run(['bench/first-page.mjs', '--rounds', values.rounds]),
    rows: [['2, 3 first page', 'first page']],
  },
  places: {
    run: () => run(['bench/places.mjs', '--rounds', values.rounds]),
    rows: [['places at a quarter', 'places']],
  },
  'large-record': {
    run: largeRecord(34_000, 1, 'results', 'trend', 'timeline'),
    rows: [['4 to 7 long record', 'record of 34000, 1']],
  },
  'large-record-slow': {
    run: largeRecord(34_000, 4, 'results', 'trend', 'timeline'),
    rows: [['4 to 7 at a quarter', 'record of 34000, 4']],
  },
  trend: { run: largeRecord(58_000, 1, 'trend'), rows: [['9 trend', 'record of 58000, 1']] },
  growth: { run: () => run(['bench/growth.mjs', '--rounds', values.rounds]), rows: [['8 growth', 'growth']] },
  memory: { run: () => run(['bench/memory.mjs']), rows: [['memory', 'memory']] },
  sandbox: {
    run: () => run(['--import', 'tsx', 'bench/sandbox.ts', '--rounds', values.rounds]),
    rows: [['10 sandbox', '10 sandbox']],
  },
}

const wanted = values.only ?? Object.keys(benchmarks)
const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.\n`)
  process.exit(2)
}
const table = []
for (const name of wanted) {
  const load = loadavg()[0]?.toFixed(1)
  benchmarks[name].run()
  for (const [budget, file] of benchmarks[name].rows)
    for (const { what, floor, measured, ratio, unit, goal } of readRows(file))
      table.push({ budget, what, floor, measured, ratio, unit, goal, load })
}
const cell = (value) => (value === undefined ? '' : String(value).replaceAll('|', '\\|'))
const columns = ['budget', 'what', 'floor', 'measured', 'ratio', 'unit', 'goal', 'load']
process.stdout.write(
  `\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n${table.map((row) => `| ${columns.map((name) => cell(row[name])).join(' | ')} |`).join('\n')}\n`,
)
