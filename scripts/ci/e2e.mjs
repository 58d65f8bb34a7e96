// The journeys alone, against the build that is there: finds the browser, then hands its arguments to Playwright.
import { findBrowser } from './find-browser.mjs'
import { run, tools } from './run.mjs'

const browser = await findBrowser()
process.exit(
  await run('journeys in the browser', [tools.playwright, 'test', ...process.argv.slice(2)], {
    ...browser.env,
    ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}),
  }),
)
