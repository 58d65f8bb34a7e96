import { START } from '../scripts/test-clock.mjs'
import { expect, test } from './fixtures'

const HOUR = 3_600_000

test('every page and the EHR have the day and the hour of the run, in its zone', async ({ page, signIn }) => {
  // The app takes no id_token that is not of its own time.
  await signIn(/Ana/)
  const read = () => page.evaluate(() => ({ now: Date.now(), made: new Date().getTime(), said: new Date(Date()).getTime(), hour: new Date().getHours(), then: new Date(2020, 0, 1) instanceof Date }))
  for (const { now, made, said, hour, then } of [await read(), await page.reload().then(read)]) {
    expect(now - START).toBeGreaterThanOrEqual(0)
    expect(now - START).toBeLessThan(HOUR)
    expect(Math.abs(made - now)).toBeLessThan(60_000)
    expect(Math.abs(said - now)).toBeLessThan(60_000)
    expect([14, 15]).toContain(hour)
    expect(then).toBe(true)
  }
})
