import { expectLinksToAll } from './record-links'
import { waitUntil } from './wait-until'
import type { Step } from './step'

export const readingSteps: readonly Step[] = [
  [
    'a detail: its facts, then the same in clinical words and as it was sent',
    async ({ press, arrives, reads }) => {
      await press('#record-nav a', /^Health$/)
      await arrives('Health conditions')
      await press('main a[href="/record/Condition/quinn-bones"]', /./)
      await arrives('Osteoporosis')
      await press('main label', /^Clinical details$/)
      await reads('SNOMED')
      await press('main label', /^Raw data$/)
      await reads('"resourceType": "Condition"')
    },
  ],
  [
    'back: the list that led to the detail',
    async (visit) => {
      await visit.engine.back()
      await visit.arrives('Health conditions')
      await expectLinksToAll(visit, 'Condition')
    },
  ],
  [
    'reload: the same list, still signed in',
    async (visit) => {
      await visit.engine.reload()
      await visit.arrives('Health conditions')
      await expectLinksToAll(visit, 'Condition')
    },
  ],
]

export const trendSteps: readonly Step[] = [
  [
    'a trend: a wide drawing with marks for every result',
    async ({ press, arrives, look }) => {
      await press('#record-nav a', /^Results$/)
      await arrives('Test results')
      await press('main nav a', /^Vital signs$/)
      await arrives('Vital signs')
      await press('main a[href^="/results/trend/"]', /Blood pressure/)
      await arrives('Blood pressure')
      await press('main label', /^All/)
      await waitUntil('two marks for each result, on a wide drawing', () =>
        look(() => {
          const drawing = document.querySelector('main svg.recharts-surface')
          const marks = drawing?.querySelectorAll('[data-marks] > g').length
          const results = Number(/There are (\d+) values/.exec(document.querySelector('main')?.innerText ?? '')?.[1])
          return results > 1 && marks === 2 * results && (drawing?.getBoundingClientRect().width ?? 0) > 400
        }),
      )
    },
  ],
]
