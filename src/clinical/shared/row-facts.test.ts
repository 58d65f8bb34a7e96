import { describe, expect, it } from 'vitest'
import { home } from '../../i18n/locales/en/home'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { messagesOf, pageMessagesOf } from '../../i18n/messages'
import { activityGroups, allergyReactions, deviceCardFacts, insuranceCardLines, rowFacts } from './row-facts'
import type { RecordType } from '../../contract'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const of = <T extends RecordType>(resourceType: T, rest: object) => ({ resourceType, ...rest }) as ResourceOf<T>
// Messages for all codes, as on the pages that show these facts.
pageMessagesOf(messagesOf('en', home), recordPages)

describe('row facts', () => {
  it('list every reaction with its severity', () => {
    const reaction = [
      { manifestation: [{ text: 'Hives' }, { text: 'Nausea' }], severity: 'severe' },
      { description: 'Swelling' },
      { severity: 'mild' },
      {},
    ]
    expect(allergyReactions(of('AllergyIntolerance', { reaction }), english)).toEqual([
      {
        signs: [
          { kind: 'concept', text: 'Hives', codings: [], warns: true },
          { kind: 'concept', text: 'Nausea', codings: [], warns: true },
        ],
        severity: 'severe',
      },
      { signs: [{ kind: 'text', text: 'Swelling', warns: true }], severity: undefined },
      { signs: [], severity: 'mild' },
    ])
  })

  it('name the risk of an allergy, except a low one, which would be read as a comfort', () => {
    const labels = (criticality: string) =>
      rowFacts('AllergyIntolerance', of('AllergyIntolerance', { criticality, type: 'allergy' }), english).map(
        ({ label }) => label,
      )
    expect(labels('high')).toContain('AllergyIntolerance.criticality')
    expect(labels('unable-to-assess')).toContain('AllergyIntolerance.criticality')
    expect(labels('low')).toEqual(['AllergyIntolerance.type'])
  })

  it.each([
    ['General Clinic', ['Encounter.serviceProvider']],
    ['GENERAL CLINIC ', ['Encounter.serviceProvider']],
    ['Room 5', ['Encounter.location.location', 'Encounter.serviceProvider']],
  ])('name the place of a visit once: %s', (place, labels) => {
    const visit = of('Encounter', {
      serviceProvider: { display: 'General Clinic' },
      location: [{ location: { display: place } }, { location: { display: place } }],
    })
    expect(rowFacts('Encounter', visit, english).map(({ label }) => label)).toEqual(labels)
  })

  it('mark the member numbers of an insurance as secret', () => {
    const coverage = of('Coverage', {
      subscriberId: 'S-7002',
      identifier: [{ type: { coding: [{ code: 'MB' }] }, value: 'M-8002' }],
    })
    expect(JSON.stringify(rowFacts('Coverage', coverage, english)).match(/"text":"[SM]-\d+","secret":true/g)).toEqual([
      '"text":"S-7002","secret":true',
      '"text":"M-8002","secret":true',
    ])
  })

  it('omit the performer of a procedure that was not done', () => {
    const operation = { code: { text: 'Knee' }, performer: [{ actor: { display: 'Dr. Demo' } }] }
    const named = (status: string) =>
      rowFacts('Procedure', of('Procedure', { ...operation, status }), english).some(({ label }) =>
        label.startsWith('Procedure.performer'),
      )
    expect([named('completed'), named('not-done'), named('preparation')]).toEqual([true, false, false])
  })

  it('read the lines of an insurance card', () => {
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
      insuranceCardLines(coverage, english).map(({ name, values }) => [
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

  it('list the identifiers of a device', () => {
    expect(
      deviceCardFacts(of('Device', { serialNumber: 'SN', udiCarrier: [{ deviceIdentifier: 'UDI' }] }), english).map(
        ({ label }) => label,
      ),
    ).toEqual(['Device.udiCarrier.deviceIdentifier', 'Device.serialNumber'])
  })

  it('negate an activity that must not be done', () => {
    const plan = of('CarePlan', {
      activity: [
        { detail: { description: 'Walk daily' } },
        { detail: { code: { text: 'Ibuprofen' }, doNotPerform: true } },
        { reference: { reference: 'MedicationRequest/m' } },
      ],
    })
    expect(activityGroups(plan, (text) => `Not: ${text}`, english)).toEqual([
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

  it('group activities by state and ignore those entered in error', () => {
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
    const groups = activityGroups(of('CarePlan', { activity }), String, english).map(([state, shown]) => [
      state,
      shown.map((each) => (each.kind === 'text' ? each.text : each.kind)).join(),
    ])
    expect(groups).toEqual([
      ['open', 'Swim,Cycle,Stretch,Dance,Sing,Walk'],
      ['paused', 'Row'],
      ['done', 'Ski'],
      ['stopped', 'Climb,Run'],
    ])
    expect(activityGroups(of('CarePlan', { status: 'entered-in-error', activity }), String, english)).toEqual([])
  })
})
