// All budgets of docs/performance.md in one table: `node bench/all.mjs`. Builds what it needs; takes some forty minutes, `--rounds 1` a third of that. Times hold for the machine of the run only; compare the ratios. Nothing here fails on a time.
// `--only first-page --only memory` measures some of them; `--tests` runs and times the unit tests as well.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keep, kept } from './report.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    tests: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')

/** Runs a program, shows what it says, and gives that with its seconds. */
function run(args) {
  const from = performance.now()
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  process.stdout.write(stdout)
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`)
  return { said: stdout, seconds: Number(((performance.now() - from) / 1000).toFixed(1)) }
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
  keep('11 build and tests', rows)
  const sizes = run(['scripts/ci/size.mjs']).said.matchAll(/^(?:ok|OVER)\s+(.*): ([\d.]+) kB of ([\d.]+) kB$/gm)
  keep(
    '1 sizes',
    [...sizes].slice(0, 4).map(([, what, size, most]) => ({ what, measured: Number(size), unit: 'kB', goal: most })),
  )
}

const large =
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
/** The benches in their order: which budgets they are for, how they are run, and where their rows are kept. */
const benches = {
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
  'large-record': {
    run: large(34_000, 1, 'results', 'trend', 'timeline'),
    rows: [['4 to 7 long record', 'record of 34000, 1']],
  },
  'large-record-slow': {
    run: large(34_000, 4, 'results', 'trend', 'timeline'),
    rows: [['4 to 7 at a quarter', 'record of 34000, 4']],
  },
  trend: { run: large(58_000, 1, 'trend'), rows: [['9 trend', 'record of 58000, 1']] },
  growth: { run: () => run(['bench/growth.mjs', '--rounds', values.rounds]), rows: [['8 growth', 'growth']] },
  memory: { run: () => run(['bench/memory.mjs']), rows: [['memory', 'memory']] },
  sandbox: {
    run: () => run(['--import', 'tsx', 'bench/sandbox.ts', '--rounds', values.rounds]),
    rows: [['10 sandbox', '10 sandbox']],
  },
}

const wanted = values.only ?? Object.keys(benches)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.\n`)
  process.exit(2)
}
const table = []
for (const name of wanted) {
  const load = loadavg()[0]?.toFixed(1)
  benches[name].run()
  for (const [budget, file] of benches[name].rows)
    for (const { what, floor, measured, ratio, unit, goal } of kept(file))
      table.push({ budget, what, floor, measured, ratio, unit, goal, load })
}
const cell = (value) => (value === undefined ? '' : String(value).replaceAll('|', '\\|'))
const columns = ['budget', 'what', 'floor', 'measured', 'ratio', 'unit', 'goal', 'load']
process.stdout.write(
  `\n| ${columns.join(' | ')} |\n|${columns.map(() => '---').join('|')}|\n${table.map((row) => `| ${columns.map((name) => cell(row[name])).join(' | ')} |`).join('\n')}\n`,
)
