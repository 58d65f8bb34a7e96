import { describe, expect, it } from 'vitest'
import { groupsOf, saysNoneAndSome } from './record-groups'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

const at = { today: '2026-06-15', died: undefined }
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code, display: code })) })
const ids = (type: RecordType, records: readonly object[]) =>
  groupsOf(
    type,
    records.map((record, index) => ({ id: String(index), ...record, resourceType: type })),
    at,
  ).map(({ key, year, records: own }) => [year ?? key, own.map(({ id }) => id).join()])
const allergy = (code: string, rest: object = {}): Resource => ({
  resourceType: 'AllergyIntolerance',
  id: code,
  code: concept(code),
  clinicalStatus: concept('active'),
  ...rest,
})
const none = allergy('716186003')

describe('groups of a typed list', () => {
  it('show high risk allergies first, then by name; that there are none is no current allergy', () => {
    const groups = groupsOf(
      'AllergyIntolerance',
      [none, allergy('nuts'), allergy('wasps', { criticality: 'high' }), allergy('eggs')],
      at,
    )
    expect(groups.map(({ key, records }) => [key, records.map(({ id }) => id)])).toEqual([
      ['main', ['wasps', 'eggs', 'nuts']],
      ['noneKnown', ['716186003']],
    ])
  })

  it('call no allergy current that is not confirmed or without a status', () => {
    expect(
      ids('AllergyIntolerance', [
        { clinicalStatus: concept('active'), verificationStatus: concept('unconfirmed'), criticality: 'high' },
        { clinicalStatus: concept('active') },
        { verificationStatus: concept('confirmed') },
      ]),
    ).toEqual([
      ['main', '1'],
      ['unconfirmed', '0'],
      ['unclear', '2'],
    ])
  })

  it('keep ruled out, past and mistaken allergies apart', () => {
    expect(
      ids('AllergyIntolerance', [
        { clinicalStatus: concept('inactive'), verificationStatus: concept('refuted') },
        { clinicalStatus: concept('resolved') },
        { verificationStatus: concept('entered-in-error') },
        { clinicalStatus: concept('active'), verificationStatus: concept('refuted') },
        {},
      ]),
    ).toEqual([
      ['unclear', '4'],
      ['past', '1'],
      ['ruledOut', '0,3'],
      ['void', '2'],
    ])
  })

  it('put what is not to be taken first and apart from what is', () => {
    const forbidden = { doNotPerform: true, intent: 'order' }
    expect(
      ids('MedicationRequest', [
        { status: 'active', intent: 'order', authoredOn: '2026-05-01' },
        { status: 'active', ...forbidden },
        { status: 'on-hold', ...forbidden },
        { status: 'completed', ...forbidden },
      ]),
    ).toEqual([
      ['doNotTake', '1,2'],
      ['main', '0'],
      ['past', '3'],
    ])
  })

  it('call no goal planned that somebody has only suggested', () => {
    expect(
      ids('Goal', [{ lifecycleStatus: 'planned' }, { lifecycleStatus: 'proposed' }, { lifecycleStatus: 'active' }]),
    ).toEqual([
      ['main', '2'],
      ['plan', '0'],
      ['suggested', '1'],
    ])
  })

  it.each<readonly [RecordType, object, string]>([
    ['CarePlan', { status: 'active' }, 'main'],
    ['CarePlan', { status: 'unknown' }, 'unclear'],
    ['CarePlan', { status: 'active', intent: 'option' }, 'suggested'],
    ['CarePlan', { status: 'active', intent: 'proposal' }, 'suggested'],
    ['CarePlan', { status: 'active', period: { end: '2025-01-01' } }, 'unclear'],
    ['CareTeam', {}, 'unclear'],
    ['CareTeam', { status: 'suspended' }, 'main'],
    ['Coverage', { status: 'active', period: { end: '2025-01-01' } }, 'unclear'],
    ['Goal', { lifecycleStatus: 'brand-new' }, 'unclear'],
    ['Goal', { lifecycleStatus: 'proposed', achievementStatus: concept('achieved') }, 'unclear'],
  ])('call no %s current of which nobody can tell: %o', (type, record, expected) => {
    expect(ids(type, [record]).map(([key]) => key)).toEqual([expected])
  })

  it('leave what somebody who has died had where the record has it', () => {
    const died = { ...at, died: { on: '2026-03-14' } }
    expect(
      groupsOf(
        'Coverage',
        [{ resourceType: 'Coverage', id: '0', status: 'active', period: { end: '2026-03-14' } }],
        died,
      ).map(({ key }) => key),
    ).toEqual(['main'])
  })

  it('put planned visits and those happening now before the years', () => {
    const visit = (status: string | undefined, start?: string) => ({ status, ...(start ? { period: { start } } : {}) })
    expect(
      ids('Encounter', [
        visit('finished', '2024-03-01'),
        visit('planned', '2027-01-01'),
        visit('in-progress', '2026-06-15'),
        visit('finished', '2025-01-01'),
        visit('cancelled', '2025-02-02'),
        visit('finished'),
        visit('entered-in-error', '2024-01-01'),
        visit('of-another-system', '2020'),
      ]),
    ).toEqual([
      ['ahead', '1'],
      ['now', '2'],
      ['main', '7'],
      ['2025', '3'],
      ['2024', '0'],
      ['year', '5'],
      ['called', '4'],
      ['void', '6'],
    ])
  })

  it('name vaccines that were not given and procedures that were not done as such', () => {
    expect(
      ids('Immunization', [{ status: 'completed' }, { status: 'not-done' }, { status: 'entered-in-error' }, {}]),
    ).toEqual([
      ['main', '3'],
      ['given', '0'],
      ['notGiven', '1'],
      ['void', '2'],
    ])
    expect(
      ids('Procedure', [
        { status: 'stopped' },
        { status: 'not-done' },
        { status: 'completed', performedDateTime: '2024' },
        { status: 'preparation' },
      ]),
    ).toEqual([
      ['ahead', '3'],
      ['2024', '2'],
      ['stopped', '0'],
      ['notDone', '1'],
    ])
  })

  it('put the plan that pays first before the others', () => {
    const plans = [{ id: 'none' }, { id: 'second', order: 2 }, { id: 'first', order: 1 }].map((each) => ({
      resourceType: 'Coverage',
      status: 'active',
      ...each,
    }))
    expect(groupsOf('Coverage', plans, at).flatMap(({ records }) => records.map(({ id }) => id))).toEqual([
      'first',
      'second',
      'none',
    ])
  })

  it('put implants before other devices', () => {
    const implant = {
      meta: { profile: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-implantable-device|6.1.0'] },
    }
    expect(
      ids('Device', [
        { status: 'active', type: { text: 'Blood counter' } },
        { status: 'active', ...implant },
        { type: { text: 'Cardiac Pacemaker' } },
        { status: 'inactive', ...implant },
      ]),
    ).toEqual([
      ['implants', '1,2'],
      ['otherDevices', '0'],
      ['past', '3'],
    ])
  })

  it('close later years once the first rows fill a page', () => {
    const visits = Array.from({ length: 30 }, (_, index) => ({
      resourceType: 'Encounter',
      id: String(index),
      status: 'finished',
      period: { start: `${2026 - Math.floor(index / 10)}-01-01` },
    }))
    expect(groupsOf('Encounter', visits, at).map(({ year, closed }) => [year, closed])).toEqual([
      ['2026', false],
      ['2025', false],
      ['2024', true],
    ])
  })

  it.each([
    'AllergyIntolerance',
    'Encounter',
    'Procedure',
    'Immunization',
    'Device',
    'Goal',
    'CarePlan',
    'CareTeam',
    'Coverage',
    'Group',
  ] as const)('lose no %s whatever its status', (type) => {
    const statuses: readonly unknown[] = [
      'active',
      'completed',
      'constructor',
      '',
      undefined,
      7,
      null,
      { coding: [{ code: 'x' }] },
    ]
    const records = statuses.map((status, index) => ({
      resourceType: type,
      id: String(index),
      status,
      clinicalStatus: status,
      lifecycleStatus: status,
    }))
    expect(
      groupsOf(type, records, at)
        .flatMap((group) => group.records.map(({ id }) => id))
        .toSorted(),
    ).toEqual(records.map(({ id }) => id).toSorted())
  })
})

describe('entries that do not match', () => {
  it.each([
    ['no known allergies beside one that holds', [none, allergy('nuts')], true],
    [
      'no known allergies beside one that is not confirmed',
      [none, allergy('nuts', { verificationStatus: concept('unconfirmed') })],
      true,
    ],
    ['no known allergies alone', [none], false],
    [
      'no known allergies beside one that was ruled out',
      [none, allergy('nuts', { verificationStatus: concept('refuted') })],
      false,
    ],
    ['no known food allergies beside an allergy to a medicine', [allergy('429625007'), allergy('penicillin')], false],
  ])('are told by %s', (_, allergies, said) => {
    expect(saysNoneAndSome(allergies, at)).toBe(said)
  })
})

describe('a visit that is not what its status says', () => {
  it.each([
    ['one that was planned for yesterday', { status: 'planned', period: { start: '2026-06-14' } }, '2026'],
    ['one that is planned for today', { status: 'planned', period: { start: '2026-06-15' } }, 'ahead'],
    ['one that is planned for some day this month', { status: 'planned', period: { start: '2026-06' } }, 'ahead'],
    ['one that is planned for no day', { status: 'planned' }, 'ahead'],
    [
      'an emergency of three weeks ago that nobody has closed',
      { status: 'in-progress', class: { code: 'EMER' }, period: { start: '2026-05-25' } },
      '2026',
    ],
    [
      'one that has ended and is open',
      { status: 'arrived', period: { start: '2026-06-14', end: '2026-06-14' } },
      '2026',
    ],
    ['one that goes on without a date', { status: 'in-progress' }, 'year'],
  ])('stands under no heading that is not so: %s', (_, visit, group) => {
    expect(ids('Encounter', [visit]).map(([key]) => key)).toEqual([group])
  })
})
