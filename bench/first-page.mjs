// How long a phone waits for the first rows after signing in, beside a bare page that makes the same token exchange and asks for the same lists: `npm run build && node bench/first-page.mjs`.
// Floor and app take turns in one run; medians of `--rounds`. 1.6 Mbit/s, 150 ms and a quarter of the processor unless told. Times hold for the machine of the run only; compare the ratios. Nothing here fails on a time.
import { parseArgs } from 'node:util'
import { medians } from './measure.mjs'
import { keep } from './report.mjs'
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
  keep(
    'first page',
    ['cold', 'warm'].flatMap((cache) => {
      const [floor, own] = [table[`floor, ${cache}`], table[`app, ${cache}`]]
      return [
        {
          what: `conditions stand, ${cache}`,
          floor: floor.conditions,
          measured: own.conditions,
          ratio: Number((own.conditions / floor.conditions).toFixed(2)),
          unit: 'ms',
          goal: `${goals[cache]} x`,
        },
        {
          what: `conditions can be seen, ${cache}`,
          floor: floor.seen,
          measured: own.seen,
          ratio: Number((own.seen / floor.seen).toFixed(2)),
          unit: 'ms',
          goal: '',
        },
        { what: `requests in a row, ${cache}`, floor: floor.depth, measured: own.depth, unit: '', goal: '4' },
        { what: `longest task, ${cache}`, floor: floor.longest, measured: own.longest, unit: 'ms', goal: '200' },
        { what: `files of the app, ${cache}`, measured: own.files, unit: '', goal: '12' },
      ]
    }),
  )
} finally {
  await run.close()
}
