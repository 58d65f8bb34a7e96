import { defineConfig } from '@playwright/test'
import { ZONE } from './scripts/ci/test-clock.mjs'

const executablePath = process.env['PLAYWRIGHT_CHROMIUM']

export default defineConfig({
  testDir: 'e2e',
  // For an external EHR only the tests that need no data of the sandbox (docs/go-live.md).
  testMatch: process.env['PLAINCHART_EHR'] ? '**/external-ehr.spec.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  // The same for all platforms, because they are texts.
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  globalSetup: './scripts/build-sandbox.mjs',
  fullyParallel: true,
  // One more than the two cores of CI: tests wait for their servers part of the time.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    locale: 'en-US',
    timezoneId: ZONE,
    viewport: { width: 1280, height: 900 },
    // On request: `npm run e2e -- name.spec.ts --trace on`. Tracing every test takes an eighth of the CPU time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
})
