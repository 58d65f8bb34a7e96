import { defineConfig } from 'vitest/config'

const testTimeout = 30_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/unit-zone.mjs', 'scripts/unit-clock.mjs', 'src/words/english-for-tests.ts'],
          testTimeout,
        },
      },
      { test: { name: 'sandbox', include: ['sandbox/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout } },
    ],
  },
})
