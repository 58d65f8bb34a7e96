import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { putValue } from './edge-data'
import { ownRecordSearches, includes, searchesWithoutProvenance } from './includes'
import type { Person, Resource } from '../../types'

const directory = ['Location', 'Medication', 'Organization', 'Practitioner', 'PractitionerRole', 'Endpoint']
const PATIENT_PATHS: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'patient',
  Coverage: 'beneficiary',
  Device: 'patient',
  Immunization: 'patient',
  RelatedPerson: 'patient',
  Group: 'member*.entity',
}
const allTypes = [
  ...Object.keys(ownRecordSearches),
  ...Object.keys(searchesWithoutProvenance),
  'Endpoint',
  'RelatedPerson',
  'ServiceRequest',
]
const concept = { coding: [{ code: 'shared' }] }
const to = (owner: string, type: string) => ({ reference: `${type}/${owner}-${type}` })

/** One record of each type for an owner, each with Provenance. */
function recordsOf(owner: string): Resource[] {
  const records = allTypes.map((type): Resource => {
    const name = type === 'Patient' || type === 'Practitioner' ? [{ family: 'shared' }] : 'shared'
    const record = {
      resourceType: type,
      id: `${owner}-${type}`,
      name,
      specialty: [concept],
      code: concept,
      type: type === 'Group' ? 'person' : [concept],
    }
    if (type !== 'Patient' && !directory.includes(type))
      putValue(record, (PATIENT_PATHS[type] ?? 'subject').split('.'), to(owner, 'Patient'))
    return record
  })
  const provenance = records.map(({ resourceType, id }): Resource => ({
    resourceType: 'Provenance',
    id: `${owner}-${resourceType}-origin`,
    target: [{ reference: `${resourceType}/${id}` }],
  }))
  return [...records, ...provenance]
}

/** Target type of a path with a single reference. */
const singleTarget = (path: string): string =>
  ({ subject: 'Patient', patient: 'Patient', medicationReference: 'Medication', practitioner: 'Practitioner' })[path] ??
  'Encounter'

/** Adds references to an own record: to own records, to those of another patient, duplicates, and unresolved ones. */
function addReferences(record: Resource): Resource {
  const paths = new Set(
    (includes[record.resourceType] ?? []).filter(() => record.id.startsWith('own-')).map(({ path }) => path),
  )
  for (const path of paths) {
    const list = path.endsWith('*') || path.startsWith('participant') || path.startsWith('activity*.reference')
    const targets = list ? allTypes.flatMap((type) => [to('own', type), to('other', type), to('gone', type)]) : []
    if (path.startsWith('participant')) record['participant'] = targets.map((member) => ({ member }))
    else if (path === 'activity*.reference')
      record['activity'] = [
        ...((record['activity'] as unknown[] | undefined) ?? []),
        ...targets.map((reference) => ({ reference })),
      ]
    else if (path === 'activity*.outcomeReference*')
      record['activity'] = [
        { outcomeReference: [...targets, ...targets] },
        ...((record['activity'] as unknown[] | undefined) ?? []),
      ]
    else if (list) record[path.replace('*', '')] = targets
    else record[path] = to('own', singleTarget(path))
  }
  return record
}

const people: readonly Person[] = [
  {
    id: 'own',
    name: 'Own',
    kind: 'patient',
    fhirUser: 'Patient/own-Patient',
    patients: ['own-Patient'],
    about: 'A patient',
  },
  {
    id: 'doctor',
    name: 'Doctor',
    kind: 'provider',
    fhirUser: 'Practitioner/own-Practitioner',
    patients: ['own-Patient'],
    about: 'A provider',
  },
]
const population = { resources: [...recordsOf('own').map(addReferences), ...recordsOf('other')], people: [...people] }

let sandbox: Awaited<ReturnType<typeof startSandbox>>
const tokens = new Map<string, string>()
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, signingKey, population })
  tokens.set('patient', (await signIn(sandbox, { person: 'own' })).access_token)
  tokens.set('provider', (await signIn(sandbox, { person: 'doctor', scope: 'openid user/*.rs' })).access_token)
  const sources = Object.keys(includes)
    .map((type) => `patient/${type}.rs`)
    .join(' ')
  tokens.set(
    'sources',
    (await signIn(sandbox, { person: 'own', scope: `openid launch/patient ${sources}` })).access_token,
  )
})
afterAll(() => sandbox.close())

/** Resources that includes must return: listed types only, in reach, once. */
function expectedIncludes(source: string, names: readonly string[], isProvider: boolean): readonly string[] {
  const wanted = (includes[source] ?? []).filter(({ name }) => names.includes(name))
  const includedTypes = allTypes.filter((type) =>
    wanted.some(({ path, targets }) => {
      const target = path.includes('*') ? type : singleTarget(path)
      return target === type && (targets.length === 0 || targets.includes(type))
    }),
  )
  const otherOwners = (type: string): readonly string[] =>
    wanted.some(({ path, targets }) => path.includes('*') && (targets.length === 0 || targets.includes(type))) &&
    directory.includes(type)
      ? ['other']
      : []
  return includedTypes
    .filter((type) => type !== 'Group' || isProvider)
    .flatMap((type) => ['own', ...otherOwners(type)].map((owner) => `${type}/${owner}-${type}`))
    .filter((key) => key !== `${source}/own-${source}`)
    .sort()
}

const search = async (type: string, query: string, who: string) => {
  const response = await sendRequest(sandbox.fhirBase, `/${type}?${query}&_count=200`, { token: tokens.get(who) })
  const entries = response.status === 200 ? searchEntries(response) : []
  return {
    status: response.status,
    total: response.status === 200 ? (JSON.parse(response.text) as { total: number }).total : undefined,
    matches: entries.filter(({ mode }) => mode === 'match').map(({ key }) => key),
    included: entries
      .filter(({ mode }) => mode === 'include')
      .map(({ key }) => key)
      .sort(),
    unexpected: entries.filter(({ mode }) => mode !== 'match' && mode !== 'include'),
    text: response.text,
  }
}

const names = Object.entries(includes).flatMap(([type, list]) => list.map(({ name }) => [name, type] as const))

describe('every include name', () => {
  it('there are 31 names', () => {
    expect(names).toHaveLength(31)
  })

  it.each(names)('%s returns its targets, in reach only', async (name, type) => {
    for (const who of ['patient', 'provider']) {
      const { matches, included, total, unexpected } = await search(
        type,
        `${ownRecordSearches[type] ?? ''}&_include=${name}`,
        who,
      )
      const expected = expectedIncludes(type, [name], who === 'provider')
      expect(expected.length).toBeGreaterThan(0)
      expect({ who, included, unexpected, total }).toEqual({
        who,
        included: expected,
        unexpected: [],
        total: matches.length,
      })
      expect(matches).toContain(`${type}/own-${type}`)
    }
  })

  it.each(names)('%s returns only types that the scopes allow', async (name, type) => {
    const allowed = expectedIncludes(type, [name], false).filter((key) =>
      Object.keys(includes).includes(key.split('/')[0] ?? ''),
    )
    expect((await search(type, `${ownRecordSearches[type] ?? ''}&_include=${name}`, 'sources')).included).toEqual(
      allowed,
    )
  })

  it.each(Object.keys(includes))('all includes of %s with Provenance return each resource once', async (type) => {
    const list = (includes[type] ?? []).map(({ name }) => name)
    const query = [...list, ...list].map((name) => `&_include=${name}`).join('')
    const { matches, included, total } = await search(
      type,
      `${ownRecordSearches[type] ?? ''}${query}&_revinclude=Provenance:target&_revinclude=Provenance:target`,
      'patient',
    )
    const origins = matches.map((key) => `Provenance/${key.split('/')[1] ?? ''}-origin`)
    const expected = [...expectedIncludes(type, list, false).filter((key) => !matches.includes(key)), ...origins]
    expect(included).toEqual(expected.sort())
    expect(total).toBe(matches.length)
  })

  it.each(names)('%s is rejected for types that do not list it', async (name) => {
    for (const [type, query] of Object.entries(ownRecordSearches)) {
      if (includes[type]?.some((include) => include.name === name)) continue
      expect([type, (await search(type, `${query}&_include=${name}`, 'patient')).status]).toEqual([type, 400])
    }
  })
})

describe('_revinclude of Provenance', () => {
  it.each(Object.entries(ownRecordSearches))('returns Provenance of the matches of %s only', async (type, query) => {
    const { matches, included } = await search(type, `${query}&_revinclude=Provenance:target`, 'patient')
    expect(matches.length).toBeGreaterThan(0)
    expect(included).toEqual(matches.map((key) => `Provenance/${key.split('/')[1] ?? ''}-origin`).sort())
  })

  it.each(Object.entries(searchesWithoutProvenance))(
    'is rejected for %s, which does not list it',
    async (type, query) => {
      expect((await search(type, query, 'provider')).status).toBe(200)
      const rejected = await search(type, `${query}&_revinclude=Provenance:target`, 'provider')
      expect(rejected.status).toBe(400)
      expect(rejected.text).toContain(`${type} has no _revinclude`)
    },
  )

  it.each(['Provenance:agent', 'Provenance', 'Observation:subject', 'provenance:target', ''])(
    '"%s" is rejected for every type',
    async (value) => {
      for (const [type, query] of Object.entries(ownRecordSearches))
        expect((await search(type, `${query}&_revinclude=${value}`, 'patient')).status).toBe(400)
    },
  )
})
