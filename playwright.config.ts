import { defineConfig } from '@playwright/test'
import { ZONE } from './scripts/test-clock.mjs'

const executablePath = process.env['PLAYWRIGHT_CHROMIUM']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // One set for every machine: they hold words, not pictures.
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  globalSetup: './scripts/build-sandbox.mjs',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    locale: 'en-US',
    timezoneId: ZONE,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic'],
    },
  },
})
