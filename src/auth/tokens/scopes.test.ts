import { expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { scopesFor, type LaunchMode } from './scopes'

const ehr = { id: 'a', name: 'A', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }
const modes: readonly LaunchMode[] = ['standalone', 'staff', 'ehr']
const styles = ['v1', 'v2'] as const
const asked = modes.flatMap((mode) =>
  styles.map((scopeStyle) => [mode, scopeStyle, scopesFor({ ...ehr, scopeStyle }, mode, [], [])] as const),
)

test.each(asked)(
  'the sign-in as %s with scopes of %s asks to read named types and for nothing else',
  (_mode, _style, scopes) => {
    const identity = ['openid', 'fhirUser', 'launch', 'launch/patient']
    const records = scopes.filter((scope) => !identity.includes(scope))
    const read = /^(?:patient|user)\/([A-Z][A-Za-z]+)\.(?:read|rs)$/
    expect(records.filter((scope) => !read.test(scope))).toEqual([])
    const types = records.map((scope) => read.exec(scope)?.[1] ?? '')
    const known = [...recordTypes.map(String), 'Provenance', 'RelatedPerson', 'Binary']
    expect(types.filter((type) => !known.includes(type))).toEqual([])
    expect(new Set(types).size).toBe(types.length)
  },
)

test.each([
  ['standalone', ['patient']],
  ['ehr', ['patient']],
  ['staff', ['user']],
] as const)('the sign-in as %s asks for records of the %s and of nobody besides', (mode, contexts) => {
  const levels = scopesFor(ehr, mode, [], []).flatMap((scope) => /^([a-z]+)\/[A-Z]/.exec(scope)?.[1] ?? [])
  expect([...new Set(levels)]).toEqual(contexts)
})

test.each(modes)(
  'types that the API does not show are asked for where the server names them, at a sign-in as %s',
  (mode) => {
    const named = (scopes: readonly string[]) =>
      scopes.filter((scope) => /DiagnosticOrder|Questionnaire/.test(scope)).map((scope) => scope.replace(/^\w+/, '*'))
    expect(named(scopesFor(ehr, mode, [], []))).toEqual([])
    expect(named(scopesFor(ehr, mode, [], [], ['Questionnaire']))).toEqual(['*/Questionnaire.read'])
  },
)

test('access that outlasts the sign-in is asked for only where the site says so', () => {
  const lasting = (offline?: 'none' | 'online_access' | 'offline_access') =>
    modes.map((mode) =>
      scopesFor({ ...ehr, ...(offline ? { offline } : {}) }, mode, [], ['offline_access', 'online_access']).filter(
        (scope) => scope.endsWith('_access'),
      ),
    )
  expect(lasting()).toEqual([[], [], []])
  expect(lasting('none')).toEqual([[], [], []])
  expect(lasting('offline_access')).toEqual([['offline_access'], ['offline_access'], ['offline_access']])
})
