import { defineConfig } from 'vitest/config'
import { dictionary } from './scripts/dictionary/plugin.ts'

// Ends what hangs; a machine with much other work needs many times the usual for the longest.
const testTimeout = 120_000
const setupFiles = ['scripts/unit-zone.mjs', 'scripts/unit-clock.mjs', 'src/words/english-for-tests.ts']
/** Rooms that are pure (tsconfig.pure.json): they know no browser, no Node and no session. */
const pure = ['clinical', 'contract', 'dictionary', 'fhir', 'resources', 'words'].map(
  (room) => `src/${room}/**/*.test.{ts,tsx}`,
)
/** Rooms that keep something between one call and the next: each of their files starts with fresh modules. */
const keeping = ['session', 'data'].map((room) => `src/${room}/**/*.test.{ts,tsx}`)
/** Tests that put a stand-in in the place of a module of Node, which all files of a worker would get. */
const standIns = ['sandbox/hosts.test.ts']

export default defineConfig({
  test: {
    // Every core works; left to itself it leaves one idle, which on two cores is half.
    maxWorkers: '100%',
    projects: [
      // The files of a worker share what they import: to load it anew for each takes as long as the tests themselves.
      { test: { name: 'pure', include: pure, setupFiles, testTimeout, isolate: false } },
      // Drawn by React as people get it: the other one keeps a stack for each element, which takes longer than to draw it.
      {
        plugins: [dictionary()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...keeping],
          setupFiles,
          testTimeout,
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
      { plugins: [dictionary()], test: { name: 'session', include: keeping, setupFiles, testTimeout } },
      {
        test: {
          name: 'sandbox',
          include: ['sandbox/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: standIns,
          testTimeout,
          isolate: false,
        },
      },
      { test: { name: 'stand-ins', include: standIns, testTimeout } },
    ],
  },
})
