import { defineConfig } from '@playwright/test'
import { ZONE } from './scripts/ci/test-clock.mjs'

const executablePath = process.env['PLAYWRIGHT_CHROMIUM']

export default defineConfig({
  testDir: 'e2e',
  // Against an EHR that is given there are journeys that know nothing of the sandbox's people (docs/go-live.md).
  testMatch: process.env['PLAINCHART_EHR'] ? '**/external-ehr.spec.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  // One set for every machine: they hold words, not pictures.
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  globalSetup: './scripts/build-sandbox.mjs',
  fullyParallel: true,
  // One more than cores: a journey waits for its servers a part of its time.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    locale: 'en-US',
    timezoneId: ZONE,
    viewport: { width: 1280, height: 900 },
    // A trace is asked for: `npm run e2e -- name.spec.ts --trace on`. To write one for each journey takes an eighth of the processor.
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
