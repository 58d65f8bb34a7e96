import { describe, expect, it } from 'vitest'
import { careTeamMembers } from './care-team-members'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const careTeam = (elements: object): ResourceOf<'CareTeam'> => ({ resourceType: 'CareTeam', ...elements })

describe('careTeamMembers', () => {
  it('groups members by role in the order sent, with former members separate', () => {
    const team = careTeam({
      contained: [{ resourceType: 'Practitioner', id: 'v' }],
      participant: [
        { role: [{ text: 'Nurse' }], member: { display: 'A' } },
        { role: [{ text: 'Doctor' }], member: { display: 'B' }, period: { end: '2026-01-01' } },
        { role: [{ text: 'Nurse' }], member: { reference: '#v' }, onBehalfOf: { display: 'Clinic' } },
        { role: [{ text: 'Cook' }], member: {} },
        { member: { display: 'C' }, period: { end: '2999-01-01' } },
        { member: { display: 'D' }, period: { end: 'soon' } },
      ],
    })
    const { current, earlier } = careTeamMembers(team, Date.UTC(2026, 5, 1), english)
    expect(
      current.map(({ role, members }) => [
        role,
        members.map(({ reference, contained }) => reference?.display ?? (contained ? 'contained' : 'none')).join(),
      ]),
    ).toEqual([
      ['Nurse', 'A,contained'],
      ['Cook', 'none'],
      [undefined, 'C,D'],
    ])
    expect(earlier.map(({ role }) => role)).toEqual(['Doctor'])
    expect(current[0]?.members[1]?.onBehalfOf).toBe('Clinic')
  })
})
