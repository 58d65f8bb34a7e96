// Test results: counts, skipped tests, failed steps and seconds per file, read from the reporters' JSON.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** `failed` counts test cases and `failures` describes them; `failedSteps` names failures that are not test cases. */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: [], failures: [], failedSteps: [], files: [] })

/** Adds up results. */
export const sumOf = (all) =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: [...sum.skipped, ...one.skipped],
      failures: [...sum.failures, ...one.failures],
      failedSteps: [...sum.failedSteps, ...one.failedSteps],
      files: [...sum.files, ...one.files],
    }),
    noCounts(),
  )

/** Reads a report. One that is missing, unreadable or empty, or a non-zero exit status without a failed test, is a failed step. */
function readReport(name, status, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')))
    if (counts.passed + counts.failed + counts.skipped.length === 0) counts.failedSteps.push(`${name}: no test ran`)
    if (status !== 0 && counts.failed === 0) counts.failedSteps.push(`${name}: status ${status}`)
    return counts
  } catch (error) {
    return { ...noCounts(), failedSteps: [`${name}: ${error instanceof Error ? error.message : String(error)}`] }
  }
}

/** A failed test with the first lines of its messages. Printed at the end of a run, because long logs are often truncated at the start. */
const failure = (name, messages, lines = 25) =>
  `${name}\n${stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, lines).join('\n')}`

/** Results from Vitest's JSON report. */
export const countUnits = (name, status, file) =>
  readReport(name, status, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status: one }) => one === 'skipped' || one === 'pending')
        .map(({ fullName }) => fullName),
    ),
    failures: report.testResults.flatMap((one) =>
      one.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failure(`${relative('.', one.name)} ${test.fullName}`, test.failureMessages ?? [])),
    ),
    failedSteps: report.testResults
      .filter(({ status: one, assertionResults }) => one === 'failed' && assertionResults.length === 0)
      .map(({ name: path }) => `${name}: ${relative('.', path)}`),
    files: report.testResults.map((one) => ({
      name: relative('.', one.name),
      seconds: (one.endTime - one.startTime) / 1000,
    })),
  }))

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]

/** Results from Playwright's JSON report. */
export const countE2e = (name, status, file) =>
  readReport(name, status, file, (report) => {
    const tests = report.suites.flatMap((suite) =>
      specsIn(suite).flatMap((spec) =>
        spec.tests.map((test) => ({ ...test, title: spec.title, file: `e2e/${suite.file}` })),
      ),
    )
    const secondsOf = ({ results }) => results.reduce((sum, { duration }) => sum + duration / 1000, 0)
    const hasFailed = ({ status: one }) => one === 'unexpected' || one === 'flaky'
    const names = [...new Set(tests.map((test) => test.file))]
    return {
      passed: tests.filter((test) => test.status === 'expected').length,
      failed: tests.filter(hasFailed).length,
      skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.title),
      failures: tests.filter(hasFailed).map((test) =>
        failure(
          `${test.file} ${test.title}`,
          test.results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
        ),
      ),
      failedSteps: report.errors.map(({ message = '' }) => `${name}: ${message.split('\n')[0]}`),
      files: names.map((one) => ({
        name: one,
        seconds: tests.filter((test) => test.file === one).reduce((sum, test) => sum + secondsOf(test), 0),
      })),
    }
  })

/** One line for each of the slowest files. */
export const slowest = (files, count = 5) =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
