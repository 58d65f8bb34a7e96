import { expect, it } from 'vitest'
import { assertNoLeaks, leaksIn } from './assert-no-leaks'

it.each([
  ['{"route":"/x","problem":"eyJhbGciOiJSUzI1NiJ9.e30.x"}', 'a token'],
  ['authorization: Bearer abc.def', 'a token'],
  ['{"access_token":"abc"}', 'a sign-in parameter'],
  ['client_secret=abc', 'a sign-in parameter'],
  ['GET /callback?code=abc', 'a sign-in parameter'],
  ['GET /fhir/Condition/1', 'a record URL'],
  ['GET /x?patient=ana', 'a record URL'],
  ['{"resourceType": "Patient"}', 'a record'],
])('output with %s is reported as %s', (output, what) => {
  expect(leaksIn(output)).toContain(what)
  expect(() => assertNoLeaks('server', output)).toThrow(what)
})

it.each([
  'Sandbox EHR ready: http://localhost:9400/fhir',
  '{"time":"2026-11-22T12:00:00Z","id":"1","method":"GET","route":"/ehr/:id/fhir/*","status":200,"ms":3,"ehr":"clinic"}',
  '{"route":"/ehr/:id/token","status":400,"problem":"the EHR: invalid_grant"}',
])('output with %s is not reported', (output) => expect(leaksIn(output)).toEqual([]))
