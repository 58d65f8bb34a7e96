import { describe, expect, it } from 'vitest'
import { home } from '../../i18n/locales/en/home'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { messagesOf, pageMessagesOf } from '../../i18n/messages'
import { goalTargets, latestGoalMeasurement } from './goal-targets'
import type { RecordType } from '../../contract'
import type { ResourceOf } from '../../fhir/resource'
import { newestCandidates } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const of = <T extends RecordType>(resourceType: T, rest: object) => ({ resourceType, ...rest }) as ResourceOf<T>
// Messages for all codes, as on the pages that show these facts.
pageMessagesOf(messagesOf('en', home), recordPages)
const loinc = (code: string, text?: string) => ({
  coding: [{ system: 'http://loinc.org', code }],
  ...(text ? { text } : {}),
})

describe('goalTargets', () => {
  it('reads the measure, the value and the due date', () => {
    const goal = of('Goal', {
      target: [
        { measure: { text: 'Steps' }, detailInteger: 14, dueDate: '2027-05' },
        { detailString: 'Carry my own bag' },
        { measure: { text: 'Pain' } },
      ],
    })
    expect(goalTargets(goal, english).map(({ measure, detail, dueDate }) => [measure, detail, dueDate])).toEqual([
      ['Steps', [{ kind: 'quantity', value: '14' }], '2027-05'],
      [undefined, [{ kind: 'text', text: 'Carry my own bag' }], undefined],
      ['Pain', [], undefined],
    ])
  })
})

describe('latestGoalMeasurement', () => {
  const sugar = (id: string, value: number, rest: object) =>
    of('Observation', { id, status: 'final', code: loinc('4548-4'), valueQuantity: { value, unit: '%' }, ...rest })
  const latest = (observations: readonly ResourceOf<'Observation'>[], concept: unknown) =>
    latestGoalMeasurement(newestCandidates(observations), concept, english)?.reading.observation.id

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
      'a dated one before one without a date',
      [sugar('undated', 5, {}), sugar('dated', 7, { effectiveDateTime: '2020' })],
      'dated',
    ],
    [
      'never one entered in error',
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
      'never one that was not performed',
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

  it('may be a component of another test', () => {
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
    const found = latestGoalMeasurement(newestCandidates([pressure]), loinc('8480-6'), english)
    expect([found?.part.values, found?.codeKey]).toEqual([
      [{ kind: 'quantity', value: '139', unit: 'mmHg' }],
      'http://loinc.org|85354-9',
    ])
  })

  it('compares texts only when one side has no code', () => {
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
