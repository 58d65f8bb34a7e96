// npm run e2e: the end-to-end tests against the existing build. Finds a browser and passes all arguments to Playwright.
import { findBrowser } from './find-browser.mjs'
import { run, tools } from './run.mjs'

const browser = await findBrowser()
process.exit(
  await run('end-to-end tests', [tools.playwright, 'test', ...process.argv.slice(2)], {
    ...browser.env,
    ...(browser.path ? { PLAYWRIGHT_CHROMIUM: browser.path } : {}),
  }),
)
