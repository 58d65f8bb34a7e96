import { describe, expect, it } from 'vitest'
import { visitKeysOf } from '../../resources/visit-id'
import { splitByVisit, groupByVisit } from './group-by-visit'

const at = (id: string) => ({ reference: `Encounter/${id}` })
const event = (type: string, id: string, rest: object = {}, raw = '2026-07-22') => {
  const resource = { resourceType: type, id, ...rest }
  return { type, resource, raw, order: 0, visits: visitKeysOf(resource) }
}
const ids = (events: readonly { readonly resource: { readonly id: string } }[]) =>
  events.map(({ resource }) => resource.id).join()

describe('groupByVisit', () => {
  const [v, w] = [event('Encounter', 'v'), event('Encounter', 'w')]
  const [sameDay, later, unrelated] = [
    event('Observation', 'same-day', { encounter: at('v') }),
    event('DocumentReference', 'later', { context: { encounter: [at('v'), at('w')] } }, '2026-07-23'),
    event('Condition', 'unrelated'),
  ]
  const [report, listed] = [
    event('DiagnosticReport', 'report', {
      encounter: at('w'),
      result: [{ reference: 'Observation/listed' }, { reference: 'Observation/same-day' }],
    }),
    event('Observation', 'listed'),
  ]
  const elsewhere = event('Observation', 'elsewhere', { encounter: at('not-loaded') })
  const all = [v, sameDay, w, later, unrelated, report, listed, elsewhere]
  const members = groupByVisit(all)

  it('has the records that refer to a visit, of any day, newest first, and no others of its day', () => {
    expect(ids(members.get('Encounter/v') ?? [])).toBe('later,same-day')
  })

  it('lists a record at each visit that it refers to, with results of its report that have no visit', () => {
    expect(ids(members.get('Encounter/w') ?? [])).toBe('later,report,listed')
  })

  it('splitByVisit separates the visits of a day from its other records', () => {
    const day = splitByVisit(
      all.filter(({ raw }) => raw === '2026-07-22'),
      members,
    )
    expect(ids(day.visits)).toBe('v,w')
    expect(ids(day.others)).toBe('unrelated,elsewhere')
  })

  it('splitByVisit lists a record of another day on its own day as well', () => {
    expect(ids(splitByVisit([later], members).others)).toBe('later')
  })
})
