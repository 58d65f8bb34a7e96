import { describe, expect, it } from 'vitest'
import { visitIdsOf } from '../../resources/visit-id'
import { splitByVisit, groupByVisit } from './group-by-visit'

const at = (id: string) => ({ reference: `Encounter/${id}` })
const event = (type: string, id: string, rest: object = {}, raw = '2026-07-22') => {
  const resource = { resourceType: type, id, ...rest }
  return { type, resource, raw, order: 0, visits: visitIdsOf(resource) }
}
const ids = (events: readonly { readonly resource: { readonly id: string } }[]) =>
  events.map(({ resource }) => resource.id).join()

describe('what came from a visit', () => {
  const [v, w] = [event('Encounter', 'v'), event('Encounter', 'w')]
  const [own, later, loose] = [
    event('Observation', 'own', { encounter: at('v') }),
    event('DocumentReference', 'later', { context: { encounter: [at('v'), at('w')] } }, '2026-07-23'),
    event('Condition', 'loose'),
  ]
  const [report, listed] = [
    event('DiagnosticReport', 'report', {
      encounter: at('w'),
      result: [{ reference: 'Observation/listed' }, { reference: 'Observation/own' }],
    }),
    event('Observation', 'listed'),
  ]
  const elsewhere = event('Observation', 'elsewhere', { encounter: at('not-loaded') })
  const all = [v, own, w, later, loose, report, listed, elsewhere]
  const members = groupByVisit(all)

  it('is what refers to it, of any day, the newest first, and never what is of its day alone', () => {
    expect(ids(members.get('v') ?? [])).toBe('later,own')
  })

  it('is told at each visit that a record names, with the results of a report that name none themselves', () => {
    expect(ids(members.get('w') ?? [])).toBe('later,report,listed')
  })

  it('stands in the cards of the day, and all else of the day apart', () => {
    const day = splitByVisit(
      all.filter(({ raw }) => raw === '2026-07-22'),
      members,
    )
    expect(ids(day.visits)).toBe('v,w')
    expect(ids(day.loose)).toBe('loose,elsewhere')
  })

  it('stands under its own date as well where that is another day', () => {
    expect(ids(splitByVisit([later], members).loose)).toBe('later')
  })
})
