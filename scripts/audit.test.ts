import { expect, it } from 'vitest'
import { advisoriesIn, verdictOf } from './ci/audit.mjs'

it.each([
  [
    'a vulnerability',
    '{"vulnerabilities":{"a":{"name":"a","severity":"high","via":[]}}}',
    [{ name: 'a', severity: 'high' }],
  ],
  ['none', '{"auditReportVersion":2,"vulnerabilities":{}}', []],
  ['an error of the registry', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}', undefined],
  ['no JSON', '<html>', undefined],
  ['nothing', '', undefined],
])('an answer of npm audit with %s', (_, output, expected) => expect(advisoriesIn(output)).toEqual(expected))

const severe = [{ name: 'a', severity: 'high' }]
const low = [{ name: 'a', severity: 'low' }]

it.each([
  ['no advisories', undefined, undefined, 'unknown'],
  ['none for the lockfile, nor for a package with a known vulnerability', [], [], 'unknown'],
  ['none for the lockfile, and an error for a package with a known vulnerability', [], undefined, 'unknown'],
  ['none for the lockfile, but one for a package with a known vulnerability', [], severe, 'clean'],
  ['a low one for the lockfile', low, severe, 'clean'],
  ['a high one for the lockfile', severe, severe, 'vulnerable'],
  ['a high one for the lockfile alone', severe, [], 'vulnerable'],
])('a registry that gives %s', (_, advisories, known, result) =>
  expect(verdictOf(advisories, known).result).toBe(result),
)
