import { expect, it } from 'vitest'
import { english } from '../../i18n/__fixtures__/format'
import { readObservation } from './result-reading'
import { withTextNumbers } from './text-numbers'

const read = (value: object) =>
  readObservation({ resourceType: 'Observation', status: 'final', code: { text: 'eGFR' }, ...value }, english)
const inUnit = (value: number, unit = 'mL/min') => read({ valueQuantity: { value, unit } })
const text = (valueString: string) => read({ valueString })
/** The measures of results sent as text, beside others. */
const measured = (texts: readonly string[], others = [inUnit(51), inUnit(60)]) =>
  withTextNumbers([...texts.map(text), ...others])
    .slice(0, texts.length)
    .map(({ measure }) => measure && `${measure.comparator ?? ''}${measure.digits} ${measure.unit ?? ''}`.trim())

it.each([
  ['58', '58 mL/min'],
  [' 58.50 ', '58.50 mL/min'],
  ['>60', '>60 mL/min'],
  ['GT 60', '>60 mL/min'],
  ['≤ 60', '<=60 mL/min'],
  ['see comment', undefined],
  ['58 mL/min', undefined],
  ['58-60', undefined],
  ['58,5', undefined],
  ['2+', undefined],
  // Possibly another unit.
  ['5.4', undefined],
  ['130', undefined],
])('%s is %s', (sent, expected) => expect(measured([sent])).toEqual([expected]))

it('is read from the text of a concept', () => {
  const [first] = withTextNumbers([read({ valueCodeableConcept: { text: '58' } }), inUnit(51)])
  expect(first?.measure).toMatchObject({ value: 58, unit: 'mL/min', isUnitAssumed: true })
})

it('is not read where no other result has a number, or where they have several units', () => {
  expect(measured(['58'], [])).toEqual([undefined])
  expect(measured(['58'], [inUnit(51), inUnit(60, 'mL/s')])).toEqual([undefined])
  expect(measured(['58'], [inUnit(51, 'kg'), inUnit(100, 'lb')])).toEqual([undefined])
})

it('assumes nothing where the others have no unit either', () =>
  expect(withTextNumbers([text('58'), read({ valueInteger: 51 })])[0]?.measure).toEqual({
    ...read({ valueInteger: 58 }).measure,
    sentUnit: read({ valueInteger: 51 }).measure?.sentUnit,
  }))

it('keeps numbers with a unit as they are', () => {
  const reading = inUnit(51)
  expect(withTextNumbers([reading])).toEqual([reading])
})
