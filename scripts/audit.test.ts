import { expect, it } from 'vitest'
import { advisoriesIn } from './ci/audit.mjs'

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
