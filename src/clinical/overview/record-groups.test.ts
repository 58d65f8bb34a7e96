import { describe, expect, it } from 'vitest'
import { recordGroups, hasContradictoryAllergies } from './record-groups'
import type { RecordType } from '../../contract'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const at = { today: '2026-06-15', died: undefined }
const concept = (...codes: readonly string[]) => ({ coding: codes.map((code) => ({ code, display: code })) })
const ids = (type: RecordType, records: readonly object[]) =>
  recordGroups(
    type,
    records.map((record, index) => ({ id: String(index), ...record, resourceType: type })),
    at,
    english,
  ).map(({ key, year, records: grouped }) => [year ?? key, grouped.map(({ id }) => id).join()])
const allergy = (code: string, rest: object = {}): ResourceOf<'AllergyIntolerance'> => ({
  resourceType: 'AllergyIntolerance',
  id: code,
  code: concept(code),
  clinicalStatus: concept('active'),
  ...rest,
})
const none = allergy('716186003')

describe('recordGroups', () => {
  it('sorts allergies by risk, then name, and puts "no known allergies" in its own group', () => {
    const groups = recordGroups(
      'AllergyIntolerance',
      [none, allergy('nuts'), allergy('wasps', { criticality: 'high' }), allergy('eggs')],
      at,
      english,
    )
    expect(groups.map(({ key, records }) => [key, records.map(({ id }) => id)])).toEqual([
      ['main', ['wasps', 'eggs', 'nuts']],
      ['noneKnown', ['716186003']],
    ])
  })

  it('does not call an unconfirmed allergy or one without a status current', () => {
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

  it('separates ruled-out, past and erroneous allergies', () => {
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
      ['enteredInError', '2'],
    ])
  })

  it('puts do-not-take orders first in their own group', () => {
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

  it('does not call a suggested goal planned', () => {
    expect(
      ids('Goal', [{ lifecycleStatus: 'planned' }, { lifecycleStatus: 'proposed' }, { lifecycleStatus: 'active' }]),
    ).toEqual([
      ['main', '2'],
      ['planned', '0'],
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
  ])('groups a %s by status, never as current when unclear: %o', (type, record, expected) => {
    expect(ids(type, [record]).map(([key]) => key)).toEqual([expected])
  })

  it('keeps the group of the record after a death', () => {
    const died = { ...at, died: { on: '2026-03-14' } }
    expect(
      recordGroups(
        'Coverage',
        [{ resourceType: 'Coverage', id: '0', status: 'active', period: { end: '2026-03-14' } }],
        died,
        english,
      ).map(({ key }) => key),
    ).toEqual(['main'])
  })

  it('puts planned and current visits before the years', () => {
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
      ['upcoming', '1'],
      ['inProgress', '2'],
      ['main', '7'],
      ['2025', '3'],
      ['2024', '0'],
      ['year', '5'],
      ['cancelled', '4'],
      ['enteredInError', '6'],
    ])
  })

  it('separates vaccines not given and procedures not done', () => {
    expect(
      ids('Immunization', [{ status: 'completed' }, { status: 'not-done' }, { status: 'entered-in-error' }, {}]),
    ).toEqual([
      ['main', '3'],
      ['given', '0'],
      ['notGiven', '1'],
      ['enteredInError', '2'],
    ])
    expect(
      ids('Procedure', [
        { status: 'stopped' },
        { status: 'not-done' },
        { status: 'completed', performedDateTime: '2024' },
        { status: 'preparation' },
      ]),
    ).toEqual([
      ['upcoming', '3'],
      ['2024', '2'],
      ['stopped', '0'],
      ['notDone', '1'],
    ])
  })

  it('sorts coverages by payment order', () => {
    const plans = [{ id: 'none' }, { id: 'second', order: 2 }, { id: 'first', order: 1 }].map((each) => ({
      resourceType: 'Coverage',
      status: 'active',
      ...each,
    }))
    expect(recordGroups('Coverage', plans, at, english).flatMap(({ records }) => records.map(({ id }) => id))).toEqual([
      'first',
      'second',
      'none',
    ])
  })

  it('puts implants before other devices', () => {
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

  it('collapses earlier years after twenty rows', () => {
    const visits = Array.from({ length: 30 }, (_, index) => ({
      resourceType: 'Encounter',
      id: String(index),
      status: 'finished',
      period: { start: `${2026 - Math.floor(index / 10)}-01-01` },
    }))
    expect(recordGroups('Encounter', visits, at, english).map(({ year, isCollapsed }) => [year, isCollapsed])).toEqual([
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
  ] as const)('includes every %s regardless of its status', (type) => {
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
      recordGroups(type, records, at, english)
        .flatMap((group) => group.records.map(({ id }) => id))
        .toSorted(),
    ).toEqual(records.map(({ id }) => id).toSorted())
  })
})

describe('hasContradictoryAllergies', () => {
  it.each([
    ['no known allergies and an active one', [none, allergy('nuts')], true],
    [
      'no known allergies and an unconfirmed one',
      [none, allergy('nuts', { verificationStatus: concept('unconfirmed') })],
      true,
    ],
    ['no known allergies alone', [none], false],
    [
      'no known allergies and a ruled-out one',
      [none, allergy('nuts', { verificationStatus: concept('refuted') })],
      false,
    ],
    ['no known food allergies and an allergy to a medicine', [allergy('429625007'), allergy('penicillin')], false],
  ])('%s', (_, allergies, expected) => {
    expect(hasContradictoryAllergies(allergies, at)).toBe(expected)
  })
})

describe('a visit whose date contradicts its status', () => {
  it.each([
    ['planned for yesterday', { status: 'planned', period: { start: '2026-06-14' } }, '2026'],
    ['planned for today', { status: 'planned', period: { start: '2026-06-15' } }, 'upcoming'],
    ['planned for this month', { status: 'planned', period: { start: '2026-06' } }, 'upcoming'],
    ['planned without a date', { status: 'planned' }, 'upcoming'],
    [
      'an emergency still open after three weeks',
      { status: 'in-progress', class: { code: 'EMER' }, period: { start: '2026-05-25' } },
      '2026',
    ],
    ['ended but still open', { status: 'arrived', period: { start: '2026-06-14', end: '2026-06-14' } }, '2026'],
    ['in progress without a date', { status: 'in-progress' }, 'year'],
  ])('is grouped by date: %s', (_, visit, group) => {
    expect(ids('Encounter', [visit]).map(([key]) => key)).toEqual([group])
  })
})
