import { expectLinksToAll } from './record-links'
import { waitUntil } from './wait-until'
import type { Step } from './step'

export const readingSteps: readonly Step[] = [
  [
    'record page: facts, clinical details and raw data',
    async ({ click, expectHeading, expectText }) => {
      await click('#record-nav a', /^Health$/)
      await expectHeading('Health conditions')
      await click('main a[href="/record/Condition/quinn-bones"]', /./)
      await expectHeading('Osteoporosis')
      await click('main summary', /^All details of this condition$/)
      await click('main label', /^Clinical details$/)
      await expectText('SNOMED')
      await click('main label', /^Raw data$/)
      await expectText('"resourceType": "Condition"')
    },
  ],
  [
    'back: returns to the list',
    async (driver) => {
      await driver.engine.back()
      await driver.expectHeading('Health conditions')
      await expectLinksToAll(driver, 'Condition')
    },
  ],
  [
    'reload: shows the list, still signed in',
    async (driver) => {
      await driver.engine.reload()
      await driver.expectHeading('Health conditions')
      await expectLinksToAll(driver, 'Condition')
    },
  ],
]

export const trendSteps: readonly Step[] = [
  [
    'trend: a wide chart with marks for every result',
    async ({ click, expectHeading, evaluate }) => {
      await click('#record-nav a', /^Results$/)
      await expectHeading('Test results')
      await click('main nav a', /^Vital signs$/)
      await expectHeading('Vital signs')
      await click('main a[href^="/results/trend/"]', /Blood pressure/)
      await expectHeading('Blood pressure')
      await click('main label', /^All/)
      await waitUntil('two marks per result on a wide chart', () =>
        evaluate(() => {
          const chart = document.querySelector('main svg.recharts-surface')
          const marks = chart?.querySelectorAll('[data-marks] > g').length
          const results = Number(/Results\s+(\d+)/.exec(document.querySelector('main')?.innerText ?? '')?.[1])
          return results > 1 && marks === 2 * results && (chart?.getBoundingClientRect().width ?? 0) > 400
        }),
      )
    },
  ],
]
