import { expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { offeredTypes } from '../../contract/offered-types'
import { scopesFor, type LaunchMode } from './scopes'

const ehr = { id: 'a', name: 'A', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }
const modes: readonly LaunchMode[] = ['standalone', 'staff', 'ehr']
const styles = ['v1', 'v2'] as const
const requested = modes.flatMap((mode) =>
  styles.map((scopeStyle) => [mode, scopeStyle, scopesFor({ ...ehr, scopeStyle }, mode, [], [])] as const),
)

test.each(requested)(
  'the sign-in as %s with %s scopes requests read access to named types only',
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
] as const)('the sign-in as %s requests %s scopes only', (mode, contexts) => {
  const levels = scopesFor(ehr, mode, [], []).flatMap((scope) => /^([a-z]+)\/[A-Z]/.exec(scope)?.[1] ?? [])
  expect([...new Set(levels)]).toEqual(contexts)
})

test.each(modes)(
  'types outside the documented API are requested if the server names them, in a sign-in as %s',
  (mode) => {
    const named = (scopes: readonly string[]) =>
      scopes.filter((scope) => /DiagnosticOrder|Questionnaire/.test(scope)).map((scope) => scope.replace(/^\w+/, '*'))
    expect(named(scopesFor(ehr, mode, [], []))).toEqual([])
    expect(named(scopesFor(ehr, mode, [], [], ['Questionnaire']))).toEqual(['*/Questionnaire.read'])
    const before = scopesFor(ehr, mode, [], [])
    const all = scopesFor(ehr, mode, [], [], offeredTypes)
    // RelatedPerson is always requested, to read who signed in.
    expect(before.filter((scope) => offeredTypes.some((type) => scope.includes(`/${type}.`)))).toEqual([
      expect.stringMatching(/\/RelatedPerson\.read$/),
    ])
    expect(new Set(all).size).toBe(all.length)
    for (const type of offeredTypes) expect(all.some((scope) => scope.endsWith(`/${type}.read`))).toBe(true)
  },
)

test('requests a refresh token only if the site is configured to', () => {
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
