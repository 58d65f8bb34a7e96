import { defineConfig } from 'vitest/config'
import { dictionary } from './scripts/dictionary/plugin.ts'

const testTimeout = 30_000
const setupFiles = ['scripts/unit-zone.mjs', 'scripts/unit-clock.mjs', 'src/words/english-for-tests.ts']
/** Rooms that are pure (tsconfig.pure.json): they know no browser, no Node and no session, so one file leaves nothing behind for another. */
const pure = ['clinical', 'contract', 'dictionary', 'fhir', 'resources', 'words'].map((room) => `src/${room}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    // Every core works; left to itself it leaves one idle, which on two cores is half.
    maxWorkers: '100%',
    projects: [
      // Their files share what they import: to load it anew for each takes as long as the tests themselves.
      { test: { name: 'pure', include: pure, setupFiles, testTimeout, isolate: false } },
      { plugins: [dictionary()], test: { name: 'app', include: ['src/**/*.test.{ts,tsx}'], exclude: pure, setupFiles, testTimeout } },
      { test: { name: 'sandbox', include: ['sandbox/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout } },
    ],
  },
})
