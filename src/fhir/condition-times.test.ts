import { describe, expect, it } from 'vitest'
import { english } from '../i18n/__fixtures__/format'
import { conditionTimes } from './condition-times'

const years = (value: number) => ({ value, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' })
const startedOf = (element: string, sent: unknown) =>
  conditionTimes({ resourceType: 'Condition', [element]: sent }, english).started

describe('conditionTimes', () => {
  it.each([
    ['a date', 'onsetDateTime', '2009', [{ kind: 'value', shown: { kind: 'date', raw: '2009', past: true } }]],
    ['an age in years', 'onsetAge', years(66), [{ kind: 'age', text: '66' }]],
    ['an age in months', 'onsetAge', { value: 6, unit: 'months' }, [{ kind: 'age', text: '6 months' }]],
    [
      'a period with both ends',
      'onsetPeriod',
      { start: '1986', end: '1990' },
      [{ kind: 'value', shown: { kind: 'period', start: '1986', end: '1990', within: true } }],
    ],
    [
      'a period with a start alone',
      'onsetPeriod',
      { start: '1986' },
      [{ kind: 'value', shown: { kind: 'date', raw: '1986' } }],
    ],
    ['a range of ages', 'onsetRange', { low: years(40), high: years(45) }, [{ kind: 'age', text: '40 to 45' }]],
    ['a text', 'onsetString', 'In his fifties', [{ kind: 'value', shown: { kind: 'text', text: 'In his fifties' } }]],
    ['a number for a date', 'onsetDateTime', 2009, [{ kind: 'value', shown: { kind: 'unreadable', raw: '2009' } }]],
    [
      'a text for a period',
      'onsetPeriod',
      'long ago',
      [{ kind: 'value', shown: { kind: 'unreadable', raw: 'long ago' } }],
    ],
    ['nothing', 'onsetAge', undefined, []],
  ])('reads %s as the onset', (_name, element, sent, expected) => {
    expect(startedOf(element, sent)).toEqual(expected)
  })

  it('reads the abatement in the same data types', () => {
    const condition = {
      resourceType: 'Condition' as const,
      abatementString: 'After some weeks',
      abatementAge: years(50),
    }
    expect(conditionTimes(condition, english).ended).toEqual([
      { kind: 'age', text: '50' },
      { kind: 'value', shown: { kind: 'text', text: 'After some weeks' } },
    ])
  })
})
