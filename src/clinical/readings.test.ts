import { describe, expect, it } from 'vitest'
import { deviceName } from '../resources/implants'
import { dosesOf } from '../resources/doses'
import { groupVaccines } from './immunizations/vaccine-groups'
import { latestGoalMeasurement, goalTargets } from './observations/goal-targets'
import { careTeamMembers } from './shared/care-team-members'
import { pageMessagesOf, messagesOf } from '../i18n/messages'
import { home } from '../i18n/locales/en/home'
import { recordPages } from '../i18n/locales/en/record-pages'
import { activityGroups, deviceCardFacts, insuranceCardLines, allergyReactions, rowFacts } from './shared/row-facts'
import { recordsOfVisit } from './encounters/records-of-visit'
import type { Resource } from '../fhir/resource'

const of = (resourceType: string, rest: object): Resource => ({ resourceType, ...rest })
// Words of all codes, as on the pages that show these facts.
pageMessagesOf(messagesOf('en', home), recordPages)
const loinc = (code: string, text?: string) => ({
  coding: [{ system: 'http://loinc.org', code }],
  ...(text ? { text } : {}),
})

describe('the dose of a vaccine', () => {
  it.each([
    [
      'a number of a series',
      { doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 },
      [{ number: '2', series: '3', isCounted: true }],
    ],
    ['a number alone', { doseNumberPositiveInt: 4 }, [{ number: '4', series: undefined, isCounted: true }]],
    [
      'digits sent as texts',
      { doseNumberString: '1', seriesDosesString: '2' },
      [{ number: '1', series: '2', isCounted: true }],
    ],
    [
      'other words',
      { doseNumberString: 'first sugar lump', seriesDosesString: 'three sugar lumps' },
      [{ number: 'first sugar lump', series: 'three sugar lumps', isCounted: false }],
    ],
    [
      'a number of a series in words',
      { doseNumberPositiveInt: 1, seriesDosesString: 'as needed' },
      [{ number: '1', series: 'as needed', isCounted: false }],
    ],
    ['a dose number nought', { doseNumberPositiveInt: 0 }, []],
    ['a series without the dose', { seriesDosesPositiveInt: 3 }, []],
  ])('reads %s', (_, protocol, doses) => {
    expect(dosesOf(of('Immunization', { protocolApplied: [protocol] }))).toEqual(doses)
  })

  it('stands with those of the same vaccine, by code, else by name, else alone', () => {
    const hepatitis = { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '43', display: 'Hep B' }] }
    const given = [
      ['a', hepatitis],
      ['b', { text: 'Polio' }],
      ['c', { ...hepatitis, text: 'Hepatitis B shot' }],
      ['d', { text: 'polio' }],
      ['e', undefined],
      ['f', undefined],
    ] as const
    const vaccines = groupVaccines(given.map(([id, vaccineCode]) => of('Immunization', { id, vaccineCode })))
    expect(vaccines.map(({ name, doses }) => [name, doses.map(({ id }) => id).join()])).toEqual([
      ['Hep B', 'a,c'],
      ['Polio', 'b,d'],
      [undefined, 'e'],
      [undefined, 'f'],
    ])
  })

  it.each([
    ['two products against flu', ['140', '150'], ['flu']],
    ['a code sent without its zero', ['8', '08'], ['hepatitisB']],
    ['shots against different illnesses', ['140', '187'], ['flu', 'shingles']],
    ['a code that no family has', ['999'], [undefined]],
  ])('stands with what protects from the same: %s', (_, codes, families) => {
    const vaccines = groupVaccines(
      codes.map((code) =>
        of('Immunization', { vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }] } }),
      ),
    )
    expect(vaccines.map(({ family }) => family)).toEqual(families)
  })

  it('has no family by the same digits of another code system', () => {
    expect(
      groupVaccines([
        of('Immunization', { vaccineCode: { coding: [{ system: 'http://example.org/vaccines', code: '140' }] } }),
      ]).map(({ family }) => family),
    ).toEqual([undefined])
  })
})

describe('the targets of a goal', () => {
  it('name what is measured, what is to be reached and until when', () => {
    const goal = of('Goal', {
      target: [
        { measure: { text: 'Steps' }, detailInteger: 14, dueDate: '2027-05' },
        { detailString: 'Carry my own bag' },
        { measure: { text: 'Pain' } },
      ],
    })
    expect(goalTargets(goal).map(({ measure, detail, dueDate }) => [measure, detail, dueDate])).toEqual([
      ['Steps', [{ kind: 'quantity', value: '14' }], '2027-05'],
      [undefined, [{ kind: 'text', text: 'Carry my own bag' }], undefined],
      ['Pain', [], undefined],
    ])
  })
})

describe('the latest measurement of a target', () => {
  const sugar = (id: string, value: number, rest: object) =>
    of('Observation', { id, status: 'final', code: loinc('4548-4'), valueQuantity: { value, unit: '%' }, ...rest })
  const latest = (observations: readonly Resource[], concept: unknown) =>
    latestGoalMeasurement(observations, concept)?.reading.observation.id

  it.each([
    [
      'the newest by date, whatever their order',
      [
        sugar('old', 7.1, { effectiveDateTime: '2025-01-01' }),
        sugar('new', 6.7, { effectiveDateTime: '2026-07-22' }),
        sugar('mid', 7, { effectiveDateTime: '2026-01-01' }),
      ],
      'new',
    ],
    [
      'one with a date before one without',
      [sugar('undated', 5, {}), sugar('dated', 7, { effectiveDateTime: '2020' })],
      'dated',
    ],
    [
      'never one entered by mistake',
      [
        sugar('wrong', 2, { effectiveDateTime: '2026-08-01', status: 'entered-in-error' }),
        sugar('right', 7, { effectiveDateTime: '2026-01-01' }),
      ],
      'right',
    ],
    [
      'never one without a value',
      [
        of('Observation', {
          id: 'empty',
          status: 'registered',
          code: loinc('4548-4'),
          effectiveDateTime: '2026-08-01',
        }),
        sugar('right', 7, { effectiveDateTime: '2026-01-01' }),
      ],
      'right',
    ],
    [
      'never one that was not done',
      [
        of('Observation', {
          id: 'undone',
          status: 'final',
          code: loinc('4548-4'),
          effectiveDateTime: '2026-08-01',
          dataAbsentReason: { coding: [{ code: 'not-performed' }] },
        }),
        sugar('right', 7, { effectiveDateTime: '2026-01-01' }),
      ],
      'right',
    ],
    [
      'none of another test',
      [of('Observation', { id: 'other', status: 'final', code: loinc('2345-7'), valueString: 'x' })],
      undefined,
    ],
  ])('is %s', (_, observations, id) => {
    expect(latest(observations, loinc('4548-4'))).toBe(id)
  })

  it('may be a part of another test', () => {
    const pressure = of('Observation', {
      id: 'bp',
      status: 'final',
      code: loinc('85354-9'),
      effectiveDateTime: '2026-01-01',
      component: [
        { code: loinc('8462-4'), valueQuantity: { value: 82 } },
        { code: loinc('8480-6', 'Upper'), valueQuantity: { value: 139, unit: 'mmHg' } },
      ],
    })
    const found = latestGoalMeasurement([pressure], loinc('8480-6'))
    expect([found?.part.values, found?.codeKey]).toEqual([
      [{ kind: 'quantity', value: '139', unit: 'mmHg' }],
      'http://loinc.org|85354-9',
    ])
  })

  it('goes by words only where there is no code on one side', () => {
    const walk = of('Observation', {
      id: 'walk',
      status: 'final',
      code: { text: 'Distance without a rest' },
      valueInteger: 500,
    })
    expect(latest([walk], { text: 'distance without a rest ' })).toBe('walk')
    expect(latest([of('Observation', { ...walk, code: loinc('1-8', 'Sugar') })], loinc('2-6', 'Sugar'))).toBeUndefined()
  })
})

describe('the members of a team', () => {
  it('stand by role in the order sent, with those whose time has ended apart', () => {
    const team = of('CareTeam', {
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
    const { current, earlier } = careTeamMembers(team, Date.UTC(2026, 5, 1))
    expect(
      current.map(({ role, members }) => [
        role,
        members.map(({ reference, contained: inside }) => reference?.display ?? (inside ? 'inside' : 'nobody')).join(),
      ]),
    ).toEqual([
      ['Nurse', 'A,inside'],
      ['Cook', 'nobody'],
      [undefined, 'C,D'],
    ])
    expect(earlier.map(({ role }) => role)).toEqual(['Doctor'])
    expect(current[0]?.members[1]?.onBehalfOf).toBe('Clinic')
  })
})

describe('the name of a device', () => {
  it.each([
    [
      'the friendly one',
      [
        { name: 'STRIDE3', type: 'udi-label-name' },
        { name: 'Hip joint', type: 'user-friendly-name' },
      ],
      'Hip joint',
    ],
    [
      'one of an unknown kind last',
      [
        { name: 'X', type: 'nickname' },
        { name: 'Other', type: 'other' },
      ],
      'Other',
    ],
    ['none', [{ type: 'other' }], undefined],
  ])('is %s', (_, names, name) => {
    expect(deviceName(of('Device', { deviceName: names }))).toBe(name)
  })
})

describe('the facts of a row', () => {
  it('say every reaction with how severe it was', () => {
    const reaction = [
      { manifestation: [{ text: 'Hives' }, { text: 'Nausea' }], severity: 'severe' },
      { description: 'Swelling' },
      { severity: 'mild' },
      {},
    ]
    expect(allergyReactions(of('AllergyIntolerance', { reaction }))).toEqual([
      { signs: 'Hives, Nausea', severity: 'severe' },
      { signs: 'Swelling', severity: undefined },
      { signs: '', severity: 'mild' },
    ])
  })

  it('keep the numbers of an insurance member folded', () => {
    const coverage = of('Coverage', {
      subscriberId: 'S-7002',
      identifier: [{ type: { coding: [{ code: 'MB' }] }, value: 'M-8002' }],
    })
    expect(JSON.stringify(rowFacts('Coverage', coverage)).match(/"text":"[SM]-\d+","secret":true/g)).toEqual([
      '"text":"S-7002","secret":true',
      '"text":"M-8002","secret":true',
    ])
  })

  it('names nobody as the one who did what was not done', () => {
    const operation = { code: { text: 'Knee' }, performer: [{ actor: { display: 'Dr. Demo' } }] }
    const named = (status: string) =>
      rowFacts('Procedure', of('Procedure', { ...operation, status })).some(({ label }) =>
        label.startsWith('Procedure.performer'),
      )
    expect([named('completed'), named('not-done'), named('preparation')]).toEqual([true, false, false])
  })

  it('reads the lines of an insurance card', () => {
    const coverage = of('Coverage', {
      class: [
        { type: { text: 'Group' }, value: 'G-77', name: 'Group G-77' },
        { type: { text: 'Plan' }, value: 'B58', name: 'Total View' },
        { value: '000000' },
        { type: { coding: [{ code: 'rxbin', display: 'RX BIN' }] }, value: '610020', name: 'RX BIN 610020' },
        { type: { text: 'Empty' } },
      ],
      costToBeneficiary: [{ type: { text: 'Doctor visit' }, valueMoney: { value: 20, currency: 'USD' } }],
    })
    expect(
      insuranceCardLines(coverage).map(({ name, values }) => [
        name,
        values.map((shown) => (shown.kind === 'text' ? shown.text : shown.kind)),
      ]),
    ).toEqual([
      ['Group', ['G-77']],
      ['Plan', ['Total View (B58)']],
      [undefined, ['000000']],
      ['Pharmacy number (RX BIN)', ['610020']],
      ['Doctor visit', ['quantity']],
    ])
  })

  it('hold the numbers on the card of a device', () => {
    expect(
      deviceCardFacts(of('Device', { serialNumber: 'SN', udiCarrier: [{ deviceIdentifier: 'UDI' }] })).map(
        ({ label }) => label,
      ),
    ).toEqual(['Device.udiCarrier.deviceIdentifier', 'Device.serialNumber'])
  })

  it('word an activity that shall not be done as such', () => {
    const plan = of('CarePlan', {
      activity: [
        { detail: { description: 'Walk daily' } },
        { detail: { code: { text: 'Ibuprofen' }, doNotPerform: true } },
        { reference: { reference: 'MedicationRequest/m' } },
      ],
    })
    expect(activityGroups(plan, (words) => `Not: ${words}`)).toEqual([
      [
        'open',
        [
          { kind: 'text', text: 'Walk daily' },
          { kind: 'text', text: 'Not: Ibuprofen' },
          { kind: 'reference', reference: 'MedicationRequest/m' },
        ],
      ],
    ])
  })

  it('tell of a plan what was done, is paused or was called off apart from its other steps, and nothing of a mistake', () => {
    const steps = {
      Swim: 'not-started',
      Cycle: 'scheduled',
      Stretch: 'in-progress',
      Row: 'on-hold',
      Ski: 'completed',
      Climb: 'cancelled',
      Run: 'stopped',
      Fly: 'entered-in-error',
      Dance: 'unknown',
      Sing: 'brand-new',
      Walk: undefined,
    }
    const activity = Object.entries(steps).map(([description, status]) => ({
      detail: { description, ...(status === undefined ? {} : { status }) },
    }))
    const told = activityGroups(of('CarePlan', { activity }), String).map(([standing, shown]) => [
      standing,
      shown.map((one) => (one.kind === 'text' ? one.text : one.kind)).join(),
    ])
    expect(told).toEqual([
      ['open', 'Swim,Cycle,Stretch,Dance,Sing,Walk'],
      ['paused', 'Row'],
      ['done', 'Ski'],
      ['stopped', 'Climb,Run'],
    ])
    expect(activityGroups(of('CarePlan', { status: 'entered-in-error', activity }), String)).toEqual([])
  })
})

describe('the folder of a visit', () => {
  const visit = { reference: 'Encounter/v' }
  const records = [
    of('Observation', { id: 'o1', encounter: visit, effectiveDateTime: '2024-01-01' }),
    of('Observation', { id: 'o2', encounter: visit, effectiveDateTime: '2024-01-02' }),
    of('DocumentReference', { id: 'd', context: { encounter: [visit] } }),
    of('MedicationDispense', { id: 'f', context: visit }),
    of('Encounter', { id: 'p', partOf: visit }),
    of('Encounter', { id: 'v' }),
    of('CarePlan', { id: 'c', supportingInfo: [visit] }),
    of('Condition', { id: 'w', encounter: visit, verificationStatus: { coding: [{ code: 'entered-in-error' }] } }),
    of('Condition', { id: 'x', encounter: { reference: 'Encounter/vv' } }),
    of('Provenance', { id: 'q', encounter: visit }),
  ]
  const ids = (found: readonly Resource[]) => found.map(({ id }) => id).join()

  it('holds each record that names the visit once, by what it is to the visit', () => {
    const folder = recordsOfVisit([...records, ...records], 'v')
    expect(folder.byType.map(({ type, records: own }) => [type, ids(own)])).toEqual([
      ['Observation', 'o2,o1'],
      ['MedicationDispense', 'f'],
      ['DocumentReference', 'd'],
    ])
    expect([folder.parts, folder.others, folder.mistakes].map(ids)).toEqual(['p', 'c', 'w'])
  })
})
