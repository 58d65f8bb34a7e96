import { expect, it } from 'vitest'
import { countNotCompared } from './count-not-compared'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

it('results that cannot be compared are counted by the reason, numbers without a range last', () => {
  const read = (more: object) => readObservation({ resourceType: 'Observation', ...more }, english)
  const number = { valueQuantity: { value: 5, unit: '%' } }
  expect(
    countNotCompared([
      read(number),
      read({ valueString: 'Yellow' }),
      read({ ...number, referenceRange: [{ text: 'negative' }] }),
      read({ ...number, referenceRange: [{ text: '<4' }] }),
      read({ ...number, interpretation: [{ text: 'Normal' }] }),
      read({ component: [{ ...number, referenceRange: [{ text: 'see comment' }] }] }),
      read({ ...number, status: 'entered-in-error' }),
    ]),
  ).toEqual([
    ['words', 2],
    ['noRange', 1],
  ])
})
