import { describe, expect, it } from 'vitest'
import { startSandbox } from '../server'
import { signingKey } from '../auth/__fixtures__/oauth-client'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import { buildPopulation } from './build'
import { FIXED_COUNTS_ID, fixedCountsPopulation, parseCounts } from './fixed-counts'

const ALL_COUNTS =
  'Observation=500,Condition=40,MedicationRequest=3,MedicationDispense=3,AllergyIntolerance=3,Immunization=3,Procedure=3,Encounter=3,DiagnosticReport=3,DocumentReference=3,CarePlan=3,CareTeam=3,Goal=3,Device=3,Coverage=3'

describe('a fixed counts population', () => {
  it('has one more person, with exactly these counts, and the built-in people unchanged', async () => {
    const sandbox = await startSandbox({ port: 0, open: true, counts: parseCounts(ALL_COUNTS), signingKey })
    const totals: string[] = []
    for (const part of ALL_COUNTS.split(',')) {
      const [type = ''] = part.split('=')
      const { total } = (await (
        await fetch(`${sandbox.fhirBase}/${type}?patient=${FIXED_COUNTS_ID}&_count=1`)
      ).json()) as {
        total: number
      }
      totals.push(`${type}=${total}`)
    }
    expect(totals.join(',')).toBe(ALL_COUNTS)
    expect(sandbox.people.map(({ id }) => id)).toContain(FIXED_COUNTS_ID)
    const { total } = (await (await fetch(`${sandbox.fhirBase}/Condition?patient=walter`)).json()) as { total: number }
    expect(total).toBe(
      buildPopulation(1).resources.filter(
        ({ resourceType, subject }) =>
          resourceType === 'Condition' && JSON.stringify(subject).includes('Patient/walter'),
      ).length,
    )
    await sandbox.close()
  })

  it('is valid, self-contained and determined by its seed', () => {
    const { resources } = fixedCountsPopulation(1, parseCounts(ALL_COUNTS))
    const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
    const added = resources.slice(buildPopulation(1).resources.length)
    expect([known.size, added.length]).toEqual([resources.length, 1 + 540 + 13 * 3])
    expect(added.flatMap((resource) => problemsOf(resource, known))).toEqual([])
    expect(added.filter((_, index) => index % 7 === 0 || index > 530).flatMap(packageProblems)).toEqual([])
    const references = [...JSON.stringify(added).matchAll(/"reference":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(references.filter((reference) => !known.has(reference))).toEqual([])
    expect(fixedCountsPopulation(1, parseCounts(ALL_COUNTS))).toEqual({
      resources,
      people: fixedCountsPopulation(1, parseCounts(ALL_COUNTS)).people,
    })
    expect(fixedCountsPopulation(2, parseCounts('Observation=5')).resources.at(-1)).not.toEqual(
      fixedCountsPopulation(1, parseCounts('Observation=5')).resources.at(-1),
    )
  })

  it('spreads a long record over twenty years', () => {
    const days = fixedCountsPopulation(1, { Observation: 10_000 })
      .resources.filter(({ id }) => id.startsWith(`${FIXED_COUNTS_ID}-`))
      .map(({ effectiveDateTime }) => String(effectiveDateTime))
    expect([days.length, days[0]?.slice(0, 10), days.at(-1)?.slice(0, 4)]).toEqual([10_000, '2026-10-31', '2006'])
  })

  it.each([
    ['Observations=5', "'Observations' cannot be counted. There are: Observation, Condition"],
    ['Observation', 'How many of Observation: a whole number from 0 to 100000'],
    ['Observation=-1', 'How many of Observation'],
    ['Observation=100001', 'How many of Observation'],
    ['', "'' cannot be counted"],
    ['__proto__=1', "'__proto__' cannot be counted"],
  ])('rejects %j with a message', (text, message) =>
    expect(() => fixedCountsPopulation(1, parseCounts(text))).toThrow(message),
  )
})
