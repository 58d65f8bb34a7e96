// Time from sign-in until the first screen is visible on a phone (what not to take, allergies, the next visit, results outside their range), compared with a bare page that makes the same token exchange and requests: `npm run build && node bench/first-page.mjs`.
// Floor and app run alternately; medians of `--rounds`. Defaults: 1.6 Mbit/s, 150 ms latency, a quarter of the CPU. Times depend on the machine, so compare the ratios. Nothing fails on a time.
import { parseArgs } from 'node:util'
import { medians } from './measure.mjs'
import { saveRows } from './report.mjs'
import { consent, options, people, startRun, visit } from './sign-in-run.mjs'

const { values } = parseArgs({ options })
const run = await startRun(values, [], people.walter)

const runs = { 'floor, cold': [], 'app, cold': [], 'floor, warm': [], 'app, warm': [], 'app, reload': [] }
try {
  for (const kind of ['floor', 'app']) await consent(run, kind)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of ['floor', 'app'])
      for (const isCold of [true, false]) {
        const [first, again] = await visit(run, kind, isCold, true)
        runs[`${kind}, ${isCold ? 'cold' : 'warm'}`].push(first)
        if (again) runs['app, reload'].push(again)
      }
  }
  const names = [
    'screen',
    'below',
    'shift',
    'conditions',
    'observations',
    'seen',
    'requests',
    'files',
    'kB',
    'depth',
    'longest',
    'blocked',
  ]
  const table = Object.fromEntries(Object.entries(runs).map(([what, all]) => [what, medians(all, names)]))
  console.table(table)
  const goals = { cold: 2.5, warm: 1.6 }
  const rowsOf = (cache) => {
    const [floor, measured] = [table[`floor, ${cache}`], table[`app, ${cache}`]]
    const timeRow = (what, name, goal) => ({
      what: `${what}, ${cache}`,
      floor: floor[name],
      measured: measured[name],
      ratio: Number((measured[name] / floor[name]).toFixed(2)),
      unit: 'ms',
      goal,
    })
    return [
      timeRow('first screen visible', 'screen', `${goals[cache]} x`),
      timeRow('conditions rendered', 'conditions', `${goals[cache]} x`),
      timeRow('conditions visible', 'seen', ''),
      { what: `layout shift, ${cache}`, measured: measured.shift / 1000, unit: '', goal: '0.02' },
      { what: `requests in a row, ${cache}`, floor: floor.depth, measured: measured.depth, unit: '', goal: '4' },
      { what: `longest task, ${cache}`, floor: floor.longest, measured: measured.longest, unit: 'ms', goal: '200' },
      { what: `files of the app, ${cache}`, measured: measured.files, unit: '', goal: '12' },
    ]
  }
  const rows = ['cold', 'warm'].flatMap(rowsOf)
  console.table(rows)
  saveRows('first page', rows)
} finally {
  await run.close()
}
