import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../testing/signing-key'
import { putValue } from './edge-data'
import { ownRecordSearches, includes, searchesWithoutProvenance } from './includes'
import type { Person, Resource } from '../../types'

const directory = ['Location', 'Medication', 'Organization', 'Practitioner', 'PractitionerRole', 'Endpoint']
const aboutPatient: Readonly<Record<string, string>> = {
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
    const named = type === 'Patient' || type === 'Practitioner' ? [{ family: 'shared' }] : 'shared'
    const record = {
      resourceType: type,
      id: `${owner}-${type}`,
      name: named,
      specialty: [concept],
      code: concept,
      type: type === 'Group' ? 'person' : [concept],
    }
    if (type !== 'Patient' && !directory.includes(type))
      putValue(record, (aboutPatient[type] ?? 'subject').split('.'), to(owner, 'Patient'))
    return record
  })
  const provenance = records.map(({ resourceType, id }): Resource => ({
    resourceType: 'Provenance',
    id: `${owner}-${resourceType}-origin`,
    target: [{ reference: `${resourceType}/${id}` }],
  }))
  return [...records, ...provenance]
}

/** The own record of each type with includes points to own records, to those of another patient, twice to the same, and to nothing. */
function linked(record: Resource): Resource {
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
    else if (path === 'subject' || path === 'patient') record[path] = to('own', 'Patient')
    else
      record[path] = to(
        'own',
        path === 'medicationReference' ? 'Medication' : path === 'practitioner' ? 'Practitioner' : 'Encounter',
      )
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
const population = { resources: [...recordsOf('own').map(linked), ...recordsOf('other')], people: [...people] }

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

/** What an include must bring: listed types only, within reach, once. */
function broughtBy(source: string, names: readonly string[], provider: boolean): readonly string[] {
  const wanted = (includes[source] ?? []).filter(({ name }) => names.includes(name))
  const brought = allTypes.filter((type) =>
    wanted.some(({ path, targets }) => {
      const single = !path.includes('*')
      const pointsTo = single
        ? path === 'subject' || path === 'patient'
          ? 'Patient'
          : path === 'medicationReference'
            ? 'Medication'
            : path === 'practitioner'
              ? 'Practitioner'
              : 'Encounter'
        : type
      return pointsTo === type && (targets.length === 0 || targets.includes(type))
    }),
  )
  const wide = (type: string): readonly string[] =>
    wanted.some(({ path, targets }) => path.includes('*') && (targets.length === 0 || targets.includes(type))) &&
    directory.includes(type)
      ? ['other']
      : []
  return brought
    .filter((type) => type !== 'Group' || provider)
    .flatMap((type) => ['own', ...wide(type)].map((owner) => `${type}/${owner}-${type}`))
    .filter((key) => key !== `${source}/own-${source}`)
    .sort()
}

const searched = async (type: string, query: string, who: string) => {
  const answer = await sendRequest(sandbox.fhirBase, `/${type}?${query}&_count=200`, { token: tokens.get(who) })
  const entries = answer.status === 200 ? searchEntries(answer) : []
  return {
    status: answer.status,
    total: answer.status === 200 ? (JSON.parse(answer.text) as { total: number }).total : undefined,
    matches: entries.filter(({ mode }) => mode === 'match').map(({ key }) => key),
    included: entries
      .filter(({ mode }) => mode === 'include')
      .map(({ key }) => key)
      .sort(),
    odd: entries.filter(({ mode }) => mode !== 'match' && mode !== 'include'),
    text: answer.text,
  }
}

const names = Object.entries(includes).flatMap(([type, list]) => list.map(({ name }) => [name, type] as const))

describe('every include name', () => {
  it('there are 31 names', () => {
    expect(names).toHaveLength(31)
  })

  it.each(names)('%s brings what it names and nothing out of reach', async (name, type) => {
    for (const who of ['patient', 'provider']) {
      const { matches, included, total, odd } = await searched(type, `${ownRecordSearches[type] ?? ''}&_include=${name}`, who)
      const expected = broughtBy(type, [name], who === 'provider')
      expect(expected.length).toBeGreaterThan(0)
      expect({ who, included, odd, total }).toEqual({ who, included: expected, odd: [], total: matches.length })
      expect(matches).toContain(`${type}/own-${type}`)
    }
  })

  it.each(names)('%s brings only types that the scopes of the token allow', async (name, type) => {
    const allowed = broughtBy(type, [name], false).filter((key) =>
      Object.keys(includes).includes(key.split('/')[0] ?? ''),
    )
    expect((await searched(type, `${ownRecordSearches[type] ?? ''}&_include=${name}`, 'sources')).included).toEqual(allowed)
  })

  it.each(Object.keys(includes))('all names of %s together with Provenance bring each resource once', async (type) => {
    const list = (includes[type] ?? []).map(({ name }) => name)
    const query = [...list, ...list].map((name) => `&_include=${name}`).join('')
    const { matches, included, total } = await searched(
      type,
      `${ownRecordSearches[type] ?? ''}${query}&_revinclude=Provenance:target&_revinclude=Provenance:target`,
      'patient',
    )
    const origins = matches.map((key) => `Provenance/${key.split('/')[1] ?? ''}-origin`)
    const expected = [...broughtBy(type, list, false).filter((key) => !matches.includes(key)), ...origins]
    expect(included).toEqual(expected.sort())
    expect(total).toBe(matches.length)
  })

  it.each(names)('%s is refused on the types that do not list it', async (name) => {
    for (const [type, query] of Object.entries(ownRecordSearches)) {
      if (includes[type]?.some((include) => include.name === name)) continue
      expect([type, (await searched(type, `${query}&_include=${name}`, 'patient')).status]).toEqual([type, 400])
    }
  })
})

describe('Provenance with a search', () => {
  it.each(Object.entries(ownRecordSearches))('comes with %s, for the matches only', async (type, query) => {
    const { matches, included } = await searched(type, `${query}&_revinclude=Provenance:target`, 'patient')
    expect(matches.length).toBeGreaterThan(0)
    expect(included).toEqual(matches.map((key) => `Provenance/${key.split('/')[1] ?? ''}-origin`).sort())
  })

  it.each(Object.entries(searchesWithoutProvenance))('is refused on %s, which lists none', async (type, query) => {
    expect((await searched(type, query, 'provider')).status).toBe(200)
    const refused = await searched(type, `${query}&_revinclude=Provenance:target`, 'provider')
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(`${type} has no _revinclude`)
  })

  it.each(['Provenance:agent', 'Provenance', 'Observation:subject', 'provenance:target', ''])(
    '"%s" is refused everywhere',
    async (value) => {
      for (const [type, query] of Object.entries(ownRecordSearches))
        expect((await searched(type, `${query}&_revinclude=${value}`, 'patient')).status).toBe(400)
    },
  )
})
