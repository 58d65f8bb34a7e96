// Time from sign-in to the first rows on a phone, compared with a bare page that makes the same token exchange and requests: `npm run build && node bench/first-page.mjs`.
// Floor and app run alternately; medians of `--rounds`. Defaults: 1.6 Mbit/s, 150 ms latency, a quarter of the CPU. Times depend on the machine, so compare the ratios. Nothing fails on a time.
import { parseArgs } from 'node:util'
import { medians } from './measure.mjs'
import { saveRows } from './report.mjs'
import { consent, options, startRun, visit } from './sign-in-run.mjs'

const { values } = parseArgs({ options })
const run = await startRun(values)

const runs = { 'floor, cold': [], 'app, cold': [], 'floor, warm': [], 'app, warm': [], 'app, reload': [] }
try {
  for (const kind of ['floor', 'app']) await consent(run, kind)
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const kind of ['floor', 'app'])
      for (const isCold of [true, false]) {
        const [first, again] = await visit(run, kind, isCold)
        runs[`${kind}, ${isCold ? 'cold' : 'warm'}`].push(first)
        if (again) runs['app, reload'].push(again)
      }
  }
  const names = ['conditions', 'observations', 'seen', 'requests', 'files', 'kB', 'depth', 'longest', 'blocked']
  const table = Object.fromEntries(Object.entries(runs).map(([what, all]) => [what, medians(all, names)]))
  console.table(table)
  const goals = { cold: 2.5, warm: 1.6 }
  for (const cache of ['cold', 'warm'])
    console.log(
      `${cache}: ${(table[`app, ${cache}`].conditions / table[`floor, ${cache}`].conditions).toFixed(2)} x the bare page until conditions stand (goal ${goals[cache]})`,
    )
  saveRows(
    'first page',
    ['cold', 'warm'].flatMap((cache) => {
      const [floor, measured] = [table[`floor, ${cache}`], table[`app, ${cache}`]]
      return [
        {
          what: `conditions stand, ${cache}`,
          floor: floor.conditions,
          measured: measured.conditions,
          ratio: Number((measured.conditions / floor.conditions).toFixed(2)),
          unit: 'ms',
          goal: `${goals[cache]} x`,
        },
        {
          what: `conditions can be seen, ${cache}`,
          floor: floor.seen,
          measured: measured.seen,
          ratio: Number((measured.seen / floor.seen).toFixed(2)),
          unit: 'ms',
          goal: '',
        },
        { what: `requests in a row, ${cache}`, floor: floor.depth, measured: measured.depth, unit: '', goal: '4' },
        { what: `longest task, ${cache}`, floor: floor.longest, measured: measured.longest, unit: 'ms', goal: '200' },
        { what: `files of the app, ${cache}`, measured: measured.files, unit: '', goal: '12' },
      ]
    }),
  )
} finally {
  await run.close()
}
