import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { stringsAt, valuesAt } from '../fhir/values-at'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import { buildPopulation } from './build'
import { shiftRecordsTo } from './shift-dates'

const { resources } = buildPopulation(1)
const shifted = shiftRecordsTo(resources, '2031-05-06')
const SHIFT_DAYS = (Date.parse('2031-05-06') - Date.parse('2026-11-01')) / 86_400_000

describe('records shifted to another day', () => {
  it('have all dates shifted, of any precision, and nothing else changed', () => {
    const dates = (text: string) =>
      [...text.matchAll(/"(\w+)":"(\d{4}-\d\d-\d\d)(T[^"]*)?"/g)].map(([, name, day = '', time = '']) => ({
        name,
        day,
        time,
      }))
    const [before, after] = [dates(JSON.stringify(resources)), dates(JSON.stringify(shifted))]
    expect([before.length > 4000, after.length]).toEqual([true, before.length])
    const unshifted = after.flatMap(({ name, day, time }, index) =>
      Date.parse(day) - Date.parse(before[index]?.day ?? '') === SHIFT_DAYS * 86_400_000 && time === before[index]?.time
        ? []
        : [name],
    )
    // Versions of code systems are not dates.
    expect([...new Set(unshifted)]).toEqual(['version'])
    const without = (list: readonly object[]) =>
      JSON.stringify(list).replace(/"(\w+)":"\d{4}(?:-\d\d)?(?:-\d\d)?(?:T[^"]*)?"/g, '"$1":""')
    expect(without(shifted) === without(resources)).toBe(true)
    const yearsOf = (list: typeof shifted) =>
      list.filter(({ id }) => id === 'walter-diabetes').flatMap((resource) => stringsAt(resource, 'onsetDateTime'))
    expect([yearsOf(resources), yearsOf(shifted)]).toEqual([['2009'], ['2014']])
  })

  it('are valid', () => {
    const known = new Set(shifted.map(({ resourceType, id }) => `${resourceType}/${id}`))
    expect(shifted.flatMap((resource) => problemsOf(resource, known))).toEqual([])
    expect(
      shifted
        .filter((resource, index) => resource.resourceType !== 'Observation' || index % 20 === 0)
        .flatMap(packageProblems),
    ).toEqual([])
  })

  it('are unchanged on the default day', () => expect(shiftRecordsTo(resources, '2026-11-01')).toEqual(resources))
})

describe('a sandbox whose records end', () => {
  let ehr: SandboxClient
  beforeAll(async () => {
    ehr = await startClient({ faults: [], open: true, now: '2031-05-06T12:00:00Z', until: 'today' })
  })
  afterAll(() => ehr.close())
  const latest = async () =>
    String(
      valuesAt(
        await (await ehr.read('Encounter?patient=walter&status=finished')).json(),
        'entry.resource.period.start',
      )[0],
    ).slice(0, 4)

  it('today has visits of this year, and a matching second snapshot', async () => {
    expect(await latest()).toBe('2031')
    const { changes } = (await (
      await fetch(`${ehr.url}/control/advance?patient=walter`, { method: 'POST' })
    ).json()) as { changes: { what: string; records: string[] }[] }
    const [result = ''] = changes.find(({ what }) => what === 'a new result')?.records ?? []
    expect(String(valuesAt(await (await ehr.read(result)).json(), 'effectiveDateTime')[0]).slice(0, 4)).toBe('2031')
    const [rewritten = ''] = changes.find(({ what }) => what.startsWith('the same content'))?.records ?? []
    expect(valuesAt(await (await ehr.read(rewritten)).json(), 'meta.lastUpdated')).toEqual(['2031-05-07T06:00:00Z'])
  })

  it.each(['soon', '2031-13-01', '2031', '1800-01-01'])('on %s does not start', async (until) => {
    await expect(startClient({ until })).rejects.toThrow(`'${until}' is no day such as 2027-03-01, nor today.`)
  })
})
