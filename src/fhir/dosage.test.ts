import { expect, it } from 'vitest'
import { directionsOf } from './dosage'
import { english, spanish } from '../i18n/__fixtures__/format'

const tablets = (value: number) => [{ doseQuantity: { value, unit: 'tablet' } }]
const one = { doseAndRate: tablets(1) }
const every = (repeat: object) => ({ repeat })
const code = (text: string) => ({ coding: [{ code: text }] })
const po = code('PO')
const daily = { frequency: 1, period: 1, periodUnit: 'd' }
const taken = (repeat: object) => ({ timing: every({ ...daily, ...repeat }) })
const repeated = (repeat: object) => ({ timing: every(repeat) })

const composed: readonly (readonly [dosage: object, text: string])[] = [
  [{ text: 'As the label says', ...one }, 'As the label says'],
  [{ text: '1 cap 3x/d', patientInstruction: 'With water', ...one }, '1 cap 3x/d'],
  [{ patientInstruction: 'With water' }, 'With water'],
  [{ ...one, route: po, timing: every(daily) }, 'Take 1 tablet by mouth once a day.'],
  [
    { method: { text: 'Take' }, doseAndRate: tablets(2), timing: every({ frequency: 2, period: 1, periodUnit: 'd' }) },
    'Take 2 tablets 2 times a day.',
  ],
  [
    { doseAndRate: [{ doseQuantity: { value: 1 } }], timing: every({ frequency: 4, period: 1, periodUnit: 'd' }) },
    'Use 1 at a time, 4 times a day.',
  ],
  [{ doseAndRate: [{ doseQuantity: { value: 0.5, code: '{tbl}' } }] }, 'Use 0.5 tbl.'],
  [
    { doseAndRate: [{ doseQuantity: { value: 2, unit: 'patch' } }], route: code('TD') },
    'Use 2 patches as a skin patch.',
  ],
  [{ doseAndRate: [{ doseQuantity: { value: 12500, unit: 'unit' } }] }, 'Use 12,500 units.'],
  [{ doseAndRate: [{ doseQuantity: { value: 5, unit: 'mL' } }] }, 'Use 5 mL.'],
  [{ doseAndRate: [{ doseQuantity: { value: 1, unit: 'gtt' } }] }, 'Use 1 gtt.'],
  [
    { doseAndRate: [{ doseRange: { low: { value: 1, unit: 'tablet' }, high: { value: 2, unit: 'tablet' } } }] },
    'Take 1 to 2 tablets.',
  ],
  [
    { doseAndRate: [{ type: code('ordered'), doseQuantity: { value: 2, unit: 'puff' } }], route: code('IPINHL') },
    'Use 2 puffs by breathing in.',
  ],
  [{ ...one, route: { coding: [{ code: '26643006', system: 'http://snomed.info/sct' }] } }, 'Take 1 tablet by mouth.'],
  [{ ...one, route: { text: 'down the tube' } }, 'Use 1 tablet down the tube.'],
  [{ ...one, site: { text: 'left arm' } }, 'Take 1 tablet left arm.'],
  [{ ...one, route: po, site: { text: 'Mouth' } }, 'Take 1 tablet by mouth.'],
  [repeated({ frequency: 1, period: 6, periodUnit: 'h' }), 'Use every 6 hours.'],
  [repeated({ frequency: 1, period: 1, periodUnit: 'h' }), 'Use once an hour.'],
  [repeated({ period: 3, periodUnit: 'wk' }), 'Use every 3 weeks.'],
  [repeated({ frequency: 1, period: 4, periodMax: 6, periodUnit: 'h' }), 'Use every 4 to 6 hours.'],
  [repeated({ frequency: 1, frequencyMax: 2, period: 1, periodUnit: 'd' }), 'Use 1 to 2 times a day.'],
  [repeated({ frequency: 3, period: 2, periodUnit: 'wk' }), 'Use 3 times every 2 weeks.'],
  [repeated({ frequency: 1, period: 1, periodUnit: 'mo' }), 'Use once a month.'],
  [repeated({ frequency: 1, period: 0.5, periodUnit: 'd' }), 'Use every 12 hours.'],
  [repeated({ frequency: 1, period: 1.5, periodUnit: 'wk' }), 'Use every 1.5 weeks.'],
  [repeated({ frequency: 2, period: 0.5, periodUnit: 'a' }), 'Use 2 times every 6 months.'],
  [{ timing: { code: code('BID') } }, 'Use 2 times a day.'],
  [{ timing: { code: { text: 'with the first snow' } } }, 'Use with the first snow.'],
  [{ timing: { code: code('BID'), repeat: { frequency: 2, period: 1, periodUnit: 'd' } } }, 'Use 2 times a day.'],
  [{ ...one, timing: { event: ['2024-05-03', '2024-06'] } }, 'Take 1 tablet on May 3, 2024 and June 2024.'],
  [taken({ when: ['HS'] }), 'Use once a day at bedtime.'],
  [taken({ frequency: 2, when: ['ACM', 'ACV'] }), 'Use 2 times a day before breakfast and before dinner.'],
  [taken({ frequency: 3, when: ['C'] }), 'Use 3 times a day with meals.'],
  [taken({ when: ['HS'], offset: 30 }), 'Use once a day 30 minutes before bedtime.'],
  [taken({ when: ['WAKE'], offset: 10 }), 'Use once a day 10 minutes after waking up.'],
  [
    taken({ when: ['HS'], offset: 30, boundsDuration: { value: 10, code: 'd' } }),
    'Use once a day 30 minutes before bedtime for 10 days.',
  ],
  [taken({ when: ['AC'], offset: 30 }), 'Use once a day 30 minutes before meals.'],
  [taken({ frequency: 2, timeOfDay: ['08:00:00', '20:30:00'] }), 'Use 2 times a day at 8:00 a.m. and 8:30 p.m.'],
  [repeated({ dayOfWeek: ['mon'] }), 'Use on Monday.'],
  [
    repeated({ frequency: 3, period: 1, periodUnit: 'wk', dayOfWeek: ['mon', 'wed', 'fri'] }),
    'Use 3 times a week on Monday, Wednesday and Friday.',
  ],
  [taken({ boundsDuration: { value: 7, code: 'd' } }), 'Use once a day for 7 days.'],
  [taken({ boundsDuration: { value: 1, code: 'wk' } }), 'Use once a day for 1 week.'],
  [taken({ boundsDuration: { value: 7, unit: 'Days' } }), 'Use once a day for 7 days.'],
  [
    taken({ boundsRange: { low: { value: 7, code: 'd' }, high: { value: 10, code: 'd' } } }),
    'Use once a day for 7 to 10 days.',
  ],
  [
    taken({ boundsPeriod: { start: '2024-05-03', end: '2024-05-09' } }),
    'Use once a day from May 3, 2024 to May 9, 2024.',
  ],
  [taken({ boundsPeriod: { start: '2024-05-03' } }), 'Use once a day from May 3, 2024.'],
  [taken({ boundsPeriod: { end: '2024-05' } }), 'Use once a day until May 2024.'],
  [taken({ count: 10 }), 'Use once a day for 10 doses.'],
  [taken({ count: 1 }), 'Use once a day for 1 dose.'],
  [taken({ count: 5, countMax: 10 }), 'Use once a day for 5 to 10 doses.'],
  [{ ...one, asNeededBoolean: true }, 'Take 1 tablet as needed.'],
  [{ ...one, asNeededBoolean: false }, 'Take 1 tablet.'],
  [{ ...one, asNeededCodeableConcept: { text: 'COPD flare' } }, 'Take 1 tablet as needed for COPD flare.'],
  [
    { ...one, maxDosePerPeriod: { numerator: { value: 8, unit: 'tablet' }, denominator: { value: 24, code: 'h' } } },
    'Take 1 tablet. Do not take more than 8 tablets in 24 hours.',
  ],
  [
    { ...one, maxDosePerAdministration: { value: 2, unit: 'tablet' } },
    'Take 1 tablet. Do not take more than 2 tablets at one time.',
  ],
  [
    { ...one, maxDosePerLifetime: { value: 450, unit: 'mg' } },
    'Take 1 tablet. Do not take more than 450 mg in a lifetime.',
  ],
  [
    { ...one, additionalInstruction: [{ text: 'With food' }, { text: 'Avoid sun.' }] },
    'Take 1 tablet. With food. Avoid sun.',
  ],
  [{ sequence: 1, id: 'd1', ...one }, 'Take 1 tablet.'],
  [{ asNeededBoolean: true }, 'As needed. No directions written.'],
  [{ asNeededBoolean: true, route: po }, 'As needed. No directions written.'],
  [{ asNeededBoolean: true, asNeededCodeableConcept: { text: 'hives' } }, 'Use as needed for hives.'],
  [
    { asNeededBoolean: true, timing: every({ period: 6, periodUnit: 'h', frequency: 1 }) },
    'Use every 6 hours as needed.',
  ],
  [
    {
      timing: { code: { text: 'BID' } },
      route: { text: 'PO' },
      doseAndRate: [{ rateQuantity: { value: 2, unit: 'L/min' } }],
    },
    'Take at 2 L/min by mouth 2 times a day.',
  ],
  [{ timing: { code: { text: 'b.i.d.' } } }, 'Use 2 times a day.'],
]

it.each(composed)('%j reads %s', (dosage, text) => expect(directionsOf(dosage, english)?.text).toBe(text))

it('the same directions are composed in Spanish', () => {
  const texts = composed.map(([dosage]) => directionsOf(dosage, spanish))
  expect(texts.filter((directions) => directions === undefined)).toEqual([])
  expect(
    texts.filter(
      (directions) =>
        directions?.source === 'composed' &&
        /\b(?:once|times|every|only if|do not|tablets?|and|from|until)\b/i.test(directions.text),
    ),
  ).toEqual([])
})

it.each([
  [{}],
  ['odd'],
  [{ sequence: 1 }],
  [taken({ boundsDuration: { value: 7, unit: 'weeks', code: 'd' } })],
  // Two units that disagree: no sentence says which one to take.
  [
    {
      doseAndRate: [{ doseQuantity: { value: 75, unit: 'mcg', system: 'http://unitsofmeasure.org', code: 'mg' } }],
      timing: every(daily),
    },
  ],
  [{ doseAndRate: [{ rateQuantity: { value: 5 } }] }],
  [{ doseAndRate: [{ rateQuantity: { value: 5, comparator: '<', unit: 'mL/h' } }] }],
  [{ doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' }, rateRatio: {} }] }],
  [{ doseAndRate: [...tablets(1), ...tablets(2)] }],
  [{ doseAndRate: [...tablets(1), 'odd'] }],
  [{ doseAndRate: [{ doseQuantity: { value: 1, comparator: '<', unit: 'tablet' } }] }],
  [{ doseAndRate: tablets(0) }],
  [{ doseAndRate: tablets(-1) }],
  [{ doseAndRate: [{ doseQuantity: { unit: 'tablet' } }] }],
  [{ doseAndRate: [{ doseRange: { low: { value: 2, unit: 'tablet' }, high: { value: 1, unit: 'tablet' } } }] }],
  [{ doseAndRate: [{ doseRange: { low: { value: 1, unit: 'mg' }, high: { value: 1, unit: 'tablet' } } }] }],
  [{ doseAndRate: [{ doseRange: { low: { value: 1, unit: 'tablet' } } }] }],
  [{ ...one, route: code('odd') }],
  [{ ...one, route: code('constructor') }],
  [{ ...one, ...repeated({ periodUnit: 'hasOwnProperty' }) }],
  [{ ...one, method: {} }],
  [{ ...one, timing: 'odd' }],
  [{ ...one, timing: {} }],
  [{ ...one, timing: { code: code('ODD') } }],
  [{ ...one, timing: { code: code('BID'), repeat: daily } }],
  [{ ...one, timing: { event: ['soon'] } }],
  [{ ...one, timing: { event: [] } }],
  [{ ...one, ...repeated({ frequency: 2 }) }],
  [{ ...one, ...repeated({ frequency: 0, period: 1, periodUnit: 'd' }) }],
  [{ ...one, ...repeated({ frequency: '2', period: 1, periodUnit: 'd' }) }],
  [{ ...one, ...repeated({ frequency: 1, period: 1, periodUnit: 'moon' }) }],
  [{ ...one, ...repeated({ frequency: 2, period: 4, periodMax: 6, periodUnit: 'h' }) }],
  [{ ...one, ...taken({ when: ['ODD'] }) }],
  [{ ...one, ...taken({ when: 'HS' }) }],
  [{ ...one, ...taken({ when: ['MORN'], offset: 30 }) }],
  [{ ...one, ...taken({ when: ['ACM', 'ACV'] }) }],
  [{ ...one, ...taken({ frequency: 2, timeOfDay: ['08:00:00'] }) }],
  [{ ...one, ...repeated({ frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon', 'thu'] }) }],
  [{ ...one, ...taken({ offset: 30 }) }],
  [{ ...one, ...taken({ timeOfDay: ['25:00:00'] }) }],
  [{ ...one, ...taken({ dayOfWeek: ['monday'] }) }],
  [{ ...one, ...taken({ duration: 2, durationUnit: 'h' }) }],
  [{ ...one, ...taken({ boundsDuration: { value: 7, comparator: '<', code: 'd' } }) }],
  [{ ...one, ...taken({ boundsDuration: { value: 7, code: 'd' }, boundsPeriod: { start: '2024' } }) }],
  [{ ...one, ...taken({ boundsPeriod: { start: 'soon' } }) }],
  [{ ...one, ...taken({ boundsPeriod: {} }) }],
  [{ ...one, ...taken({ countMax: 3 }) }],
  [{ ...one, maxDosePerPeriod: { numerator: { value: 8, unit: 'tablet' }, denominator: { value: 24, code: 'odd' } } }],
  [{ ...one, maxDosePerAdministration: { value: 2, comparator: '<' } }],
  [{ ...one, asNeededBoolean: 'yes' }],
  [{ ...one, asNeededCodeableConcept: {} }],
  [{ ...one, additionalInstruction: ['odd'] }],
  [{ ...one, modifierExtension: [{ url: 'x' }] }],
  [{ ...one, brandNew: 1 }],
])('%j is not composed', (dosage) => expect(directionsOf(dosage, english)).toBeUndefined())

const name = 'lisinopril 10 MG Oral Tablet'
it.each<readonly [what: string, value: number, medicine: string, text: string]>([
  ['counts tablets by the form in the name', 1, name, 'Take 1 tablet once a day.'],
  ['counts half a tablet', 0.5, name, 'Take 0.5 tablets once a day.'],
  ['counts capsules', 2, 'Omeprazole 20 MG Delayed Release Oral Capsule', 'Take 2 capsules once a day.'],
  ['does not count tablets where the number may be milligrams', 500, name, 'Take 500 at a time, once a day.'],
  ['does not count a liquid', 5, 'Amoxicillin 50 MG/ML Oral Suspension', 'Take 5 at a time, once a day.'],
  ['does not swallow what the name does not call oral', 1, 'tiotropium 18 MCG capsule', 'Use 1 at a time, once a day.'],
  ['counts tablets of a name without "oral"', 1, 'Lisinopril 10 mg tablet', 'Take 1 tablet once a day.'],
  ['counts tablets of a Spanish name', 2, 'Lisinopril 10 mg, tableta', 'Take 2 tablets once a day.'],
  ['does not know the form of a name alone', 1, 'Simvastatin 20 MG', 'Use 1 at a time, once a day.'],
  ['does not swallow another form', 1, 'estradiol 0.01 MG Vaginal Tablet', 'Use 1 at a time, once a day.'],
])('a number without a unit: %s', (_what, value, medicine, text) =>
  expect(directionsOf({ ...taken({}), doseAndRate: [{ doseQuantity: { value } }] }, english, medicine)?.text).toBe(
    text,
  ),
)

const once = (unit: string, amount = 1) => ({
  ...taken({}),
  doseAndRate: [{ doseQuantity: { value: amount, unit } }],
})
it.each<readonly [unit: string, medicine: string, english: string, spanish: string]>([
  ['tablet', '', 'Take 1 tablet once a day.', 'Tome 1 tableta una vez al día.'],
  ['capsule', 'omeprazole 20 MG', 'Take 1 capsule once a day.', 'Tome 1 cápsula una vez al día.'],
  ['mL', 'Amoxicillin 50 MG/ML Oral Suspension', 'Take 1 mL once a day.', 'Tome 1 mL una vez al día.'],
  ['mL', 'Jarabe para la tos', 'Take 1 mL once a day.', 'Tome 1 mL una vez al día.'],
  ['mL', 'enoxaparin 100 MG/ML Injectable Solution', 'Use 1 mL once a day.', 'Use 1 mL una vez al día.'],
  ['capsule', 'tiotropium 18 MCG', 'Use 1 capsule once a day.', 'Use 1 cápsula una vez al día.'],
  ['tablet', 'clotrimazole 100 MG Vaginal Tablet', 'Use 1 tablet once a day.', 'Use 1 tableta una vez al día.'],
  ['tablet', 'nitroglycerin 0.4 MG', 'Use 1 tablet once a day.', 'Use 1 tableta una vez al día.'],
  ['patch', 'nicotine 21 MG/24HR', 'Use 1 patch once a day.', 'Use 1 parche una vez al día.'],
  ['puff', 'albuterol 90 MCG', 'Use 1 puff once a day.', 'Use 1 inhalación una vez al día.'],
  ['suppository', 'bisacodyl 10 MG', 'Use 1 suppository once a day.', 'Use 1 supositorio una vez al día.'],
  ['unit', 'insulin glargine 100 UNT/ML', 'Use 1 unit once a day.', 'Use 1 unidad una vez al día.'],
  ['g', 'hydrocortisone 10 MG/G Topical Cream', 'Use 1 g once a day.', 'Use 1 g una vez al día.'],
  ['mL', '', 'Use 1 mL once a day.', 'Use 1 mL una vez al día.'],
])('a dose in %s of "%s" without a route: %s', (unit, medicine, inEnglish, inSpanish) => {
  expect(directionsOf(once(unit), english, medicine)?.text).toBe(inEnglish)
  expect(directionsOf(once(unit), spanish, medicine)?.text).toBe(inSpanish)
})

it('a body site can say that a tablet is not swallowed', () =>
  expect(directionsOf({ ...once('tablet'), site: { text: 'Vaginal' } }, english)?.text).toMatch(/^Use 1 tablet/))

it('a route that was sent decides whether a medicine is swallowed, not its name', () =>
  expect(directionsOf({ ...one, route: code('SL') }, english, name)?.text).toBe('Use 1 tablet under the tongue.'))
