import { defineConfig } from 'vitest/config'
import { dictionaryPlugin } from './tools/dictionary/plugin.ts'

// Only ends tests that hang: a busy machine needs many times the usual time for the longest one.
const testTimeout = 120_000
const fixedSeed = 'scripts/ci/fixed-seed.ts'
const setupFiles = [fixedSeed, 'scripts/ci/unit-clock.mjs', 'scripts/ci/types-of-api.ts']
/** Of projects with tests in happy-dom. */
const domSetupFiles = ['scripts/ci/test-console.ts', ...setupFiles]
/** React's production build: the development build records a stack for each element, which takes longer than rendering it. */
const oxc = { jsx: { runtime: 'automatic', development: false } } as const
const env = { NODE_ENV: 'production' }
/** One instance for all projects: it builds the dictionary once. */
const dictionary = dictionaryPlugin()
const testsIn = (folders: readonly string[]) => folders.map((folder) => `src/${folder}/**/*.test.{ts,tsx}`)
/** Layers without browser, Node or session (tsconfig.pure.json). */
const pure = testsIn(['clinical', 'contract', 'dictionary', 'fhir', 'resources', 'i18n'])
/** Layers with module state: each test file gets fresh modules. */
const stateful = testsIn(['auth', 'config', 'data'])
/** Pages and components in happy-dom with records from a real sandbox. */
const components = 'src/**/*.component.test.tsx'
/** Tests of the sandbox that mock a Node module, which would leak into the other files of a worker. */
const sandboxMocks = ['sandbox/hosts.test.ts']

export default defineConfig({
  test: {
    // By default one core stays idle, which is half of two.
    maxWorkers: '100%',
    silent: 'passed-only',
    projects: [
      // Files of a worker share their imports: importing everything again for each file takes as long as the tests themselves.
      { test: { name: 'pure', include: pure, setupFiles, testTimeout, isolate: false } },
      {
        plugins: [dictionary],
        oxc,
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...pure, ...stateful, components],
          setupFiles: domSetupFiles,
          testTimeout,
          isolate: false,
          env,
        },
      },
      {
        plugins: [dictionary],
        oxc,
        test: {
          name: 'components',
          include: [components],
          environment: './scripts/ci/happy-dom-node-fetch.ts',
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          setupFiles: ['scripts/ci/testing-library.ts', ...domSetupFiles],
          testTimeout,
          isolate: false,
          env,
        },
      },
      {
        plugins: [dictionary],
        test: {
          name: 'stateful',
          include: stateful,
          setupFiles: ['scripts/ci/fresh-modules.ts', ...domSetupFiles],
          testTimeout,
          isolate: false,
        },
      },
      {
        test: {
          name: 'node',
          include: ['server', 'scripts', 'tools', 'examples', 'e2e'].map((folder) => `${folder}/**/*.test.ts`),
          setupFiles: [fixedSeed],
          testTimeout,
          isolate: false,
        },
      },
      // Conformance over HTTP. Like the components, not part of `npm run unit`, which takes less than a minute.
      {
        test: {
          name: 'sandbox',
          include: ['sandbox/**/*.test.ts'],
          exclude: sandboxMocks,
          setupFiles: [fixedSeed],
          testTimeout,
          isolate: false,
        },
      },
      { test: { name: 'sandbox-mocks', include: sandboxMocks, testTimeout } },
    ],
  },
})
