import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countE2e, countUnits, slowest, sumOf } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
const file = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const suite = (name: string, ...statuses: string[]) => ({
  name,
  startTime: 1000,
  endTime: 3500,
  status: 'passed',
  assertionResults: statuses.map((status, index) => ({
    status,
    fullName: `${name} ${index}`,
    failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
  })),
})
const unitReport = file('units.json', {
  numPassedTests: 2,
  numFailedTests: 1,
  testResults: [
    suite('src/a.test.ts', 'passed', 'skipped'),
    suite('src/b.test.ts', 'passed', 'failed'),
    { ...suite('src/broken.test.ts'), status: 'failed' },
  ],
})
const spec = (title: string, status: string, duration: number) => ({
  title,
  tests: [
    {
      status,
      results: [
        { duration, errors: status === 'unexpected' ? [{ message: '\u001b[31mno button\u001b[39m\nwas found' }] : [] },
      ],
    },
  ],
})
const e2eReport = file('e2e.json', {
  errors: [],
  suites: [
    {
      file: 'a.spec.ts',
      specs: [spec('one', 'expected', 1000)],
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec('two', 'unexpected', 500), spec('three', 'skipped', 0), spec('four', 'flaky', 0)],
        },
      ],
    },
  ],
})

it('counts unit tests, and names skipped tests and files that could not be loaded', () => {
  const { files, ...counts } = countUnits('unit', 1, unitReport)
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['src/a.test.ts 1'],
    failures: ['src/b.test.ts src/b.test.ts 1\nexpected 1 to be 2'],
    failedSteps: ['unit: src/broken.test.ts'],
  })
  expect(files[0]).toEqual({ name: 'src/a.test.ts', seconds: 2.5 })
})

it('counts end-to-end tests of nested suites; a flaky test has failed', () => {
  expect(countE2e('e2e', 1, e2eReport)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['three'],
    failures: ['e2e/a.spec.ts two\nno button\nwas found', 'e2e/a.spec.ts four\n'],
    failedSteps: [],
    files: [{ name: 'e2e/a.spec.ts', seconds: 1.5 }],
  })
})

it.each([
  ['there is no report', 0, join(folder, 'nowhere.json')],
  ['the report is truncated', 0, file('cut.json', '{"suites":[')],
  ['no test ran', 0, file('none.json', { errors: [], suites: [] })],
  [
    'the run exited with an error though no test failed',
    1,
    file('good.json', { errors: [], suites: [{ file: 'a.spec.ts', specs: [spec('one', 'expected', 1)] }] }),
  ],
  [
    'something failed outside a test',
    0,
    file('outside.json', {
      errors: [{ message: 'no such file\nat once' }],
      suites: [{ file: 'a.spec.ts', specs: [spec('one', 'expected', 1)] }],
    }),
  ],
])('reports a failed step when %s', (_, status, path) =>
  expect(countE2e('e2e', status, path).failedSteps).toHaveLength(1),
)

it('adds up results and lists the slowest files', () => {
  const one = countE2e('e2e', 1, e2eReport)
  const sum = sumOf([one, one])
  expect([sum.passed, sum.failed, sum.skipped.length]).toEqual([2, 4, 2])
  expect(
    slowest(
      [
        { name: 'quick', seconds: 1 },
        { name: 'slow', seconds: 20.04 },
        { name: 'middle', seconds: 5 },
      ],
      2,
    ),
  ).toEqual(['   20.0 s  slow', '    5.0 s  middle'])
})
