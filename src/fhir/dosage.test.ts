import { expect, it } from 'vitest'
import { directionsOf } from './dosage'

const tablets = (value: number) => [{ doseQuantity: { value, unit: 'tablet' } }]
const every = (repeat: object) => ({ repeat })
const po = { coding: [{ code: 'PO' }] }
const daily = every({ frequency: 1, period: 1, periodUnit: 'd' })

it.each([
  [{ text: 'As the label says', doseAndRate: tablets(1) }, 'As the label says'],
  [{ patientInstruction: 'With water' }, 'With water'],
  [{ doseAndRate: tablets(1), route: po, timing: daily }, 'Use 1 tablet by mouth once a day.'],
  [{ method: { text: 'Take' }, doseAndRate: tablets(2), timing: every({ frequency: 2, period: 1, periodUnit: 'd' }) }, 'Take 2 tablets 2 times a day.'],
  [{ timing: every({ frequency: 1, period: 6, periodUnit: 'h' }) }, 'Use every 6 hours.'],
  [{ timing: every({ frequency: 1, period: 4, periodMax: 6, periodUnit: 'h' }) }, 'Use every 4 to 6 hours.'],
  [{ timing: every({ frequency: 1, frequencyMax: 2, period: 1, periodUnit: 'd' }) }, 'Use 1 to 2 times a day.'],
  [{ timing: every({ frequency: 3, period: 2, periodUnit: 'wk' }) }, 'Use 3 times every 2 weeks.'],
  [{ timing: { code: { coding: [{ code: 'BID' }] } } }, 'Use 2 times a day.'],
  [{ timing: every({ frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] }) }, 'Use once a day at bedtime.'],
  [{ timing: every({ frequency: 1, period: 1, periodUnit: 'd', boundsDuration: { value: 7, code: 'd' } }) }, 'Use once a day for 7 days.'],
  [{ timing: every({ frequency: 1, period: 1, periodUnit: 'd', count: 10 }) }, 'Use once a day for 10 doses.'],
  [{ doseAndRate: tablets(1), asNeededBoolean: true }, 'Use 1 tablet only if you need it.'],
  [{ doseAndRate: tablets(1), asNeededBoolean: false }, 'Use 1 tablet.'],
  [{ doseAndRate: tablets(1), asNeededCodeableConcept: { text: 'Pain' } }, 'Use 1 tablet only if you need it for pain.'],
  [{ doseAndRate: [{ doseRange: { low: { value: 1, unit: 'tablet' }, high: { value: 2, unit: 'tablet' } } }] }, 'Use 1 to 2 tablets.'],
  [
    { doseAndRate: tablets(1), maxDosePerPeriod: { numerator: { value: 8, unit: 'tablet' }, denominator: { value: 24, code: 'h' } } },
    'Use 1 tablet. Do not take more than 8 tablets in 24 hours.',
  ],
  [{ doseAndRate: tablets(1), additionalInstruction: [{ text: 'With food' }] }, 'Use 1 tablet. With food.'],
  [{ doseAndRate: [{ doseQuantity: { value: 5, unit: 'mL' } }] }, 'Use 5 mL.'],
  [{}, undefined],
  [{ doseAndRate: [{ rateQuantity: { value: 5, unit: 'mL/h' } }] }, undefined],
  [{ doseAndRate: [...tablets(1), ...tablets(2)] }, undefined],
  [{ doseAndRate: tablets(1), route: { coding: [{ code: 'odd' }] } }, undefined],
  [{ doseAndRate: tablets(1), timing: every({ frequency: 2 }) }, undefined],
  [{ doseAndRate: tablets(1), timing: every({ dayOfWeek: ['mon'] }) }, undefined],
  [{ doseAndRate: tablets(1), timing: { event: ['2024-05-03'] } }, undefined],
  [{ doseAndRate: tablets(1), timing: every({ frequency: 1, period: 1, periodUnit: 'd', when: ['ODD'] }) }, undefined],
  [{ doseAndRate: tablets(1), timing: { code: { coding: [{ code: 'ODD' }] } } }, undefined],
  [{ doseAndRate: tablets(1), modifierExtension: [{ url: 'x' }] }, undefined],
  [{ doseAndRate: [{ doseQuantity: { value: 1, comparator: '<', unit: 'tablet' } }] }, undefined],
  ['odd', undefined],
])('%j reads %s', (dosage, text) => expect(directionsOf(dosage)?.text).toBe(text))
