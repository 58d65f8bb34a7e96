import { expect, it } from 'vitest'
import { readDirections } from './read-directions'
import { english, spanish } from '../__fixtures__/format'

const read = (text: string): string => {
  const { facts, rest } = readDirections(text)
  return [...facts.map(({ kind, value }) => `${kind} ${value}`).sort(), ...rest.map((word) => `?${word}`)].join(', ')
}

it.each([
  ['Take 1 tablet by mouth every morning', 'dose 1 tablet, event MORN'],
  ['Take one tablet by mouth once daily', 'dose 1 tablet, often 1/1 d'],
  ['1 tab PO BID', 'dose 1 tablet, often 2/1 d'],
  ['10 mL b.i.d.', 'dose 10 mL, ?b, ?i, ?d'],
  ['Take 1 tablet every other day', 'dose 1 tablet, often 1/2 d'],
  ['Tome 1 tableta un día sí y un día no', 'dose 1 tablet, often 1/2 d'],
  [
    'Take 1-2 tablets every 4 to 6 hours as needed for pain',
    'asNeeded yes, dose 1-2 tablet, often 1/4-6 h, ?for, ?pain',
  ],
  ['Tome 1 a 2 tabletas cada 6 horas si hace falta', 'asNeeded yes, dose 1-2 tablet, often 1/6 h'],
  ['Tome 1 cápsula tres veces al día con las comidas', 'dose 1 capsule, event C, often 3/1 d'],
  ['Take ½ tablet at night', 'dose 0.5 tablet, event NIGHT'],
  ['Take half a tablet nightly at bedtime', 'dose 0.5 tablet, event HS'],
  ['Take 1 1/2 tablets daily', 'dose 1.5 tablet, often 1/1 d'],
  ['Tome media tableta cada noche al acostarse', 'dose 0.5 tablet, event HS'],
  ['20 units before breakfast and 10 units before dinner', 'dose 10 unit, dose 20 unit, event ACM, event ACV'],
  ['1 puff in the morning and evening', 'dose 1 puff, event EVE, event MORN'],
  ['1 tablet with breakfast and dinner', 'dose 1 tablet, event CM, event CV'],
  ['Take 1 tablet 30 minutes before breakfast', 'dose 1 tablet, event ACM 30'],
  ['Take 1 tablet at 8 am and 8:30 p.m.', 'clock 08:00, clock 20:30, dose 1 tablet'],
  ['Tome 1 tableta a la 1:30 p.m.', 'clock 13:30, dose 1 tablet'],
  [
    'Take 1 capsule 3 times a week on Monday, Wednesday and Friday',
    'day fri, day mon, day wed, dose 1 capsule, often 3/1 wk',
  ],
  ['Take 4 tablets daily for 3 days', 'dose 4 tablet, length 3 d, often 1/1 d'],
  ['500mg q6h x 3 days', 'dose 500 mg, length 3 d, often 1/6 h'],
  ['Take 1 tablet. Do not take more than 8 tablets in 24 hours.', 'dose 1 tablet, max 8 tablet/24 h'],
  ['Take 1 tablet (10 mg total) daily', 'dose 1 tablet, dose 10 mg, often 1/1 d, ?total'],
  ['1 every morning', 'dose 1, event MORN'],
  ['12,500 units weekly', 'dose 12500 unit, often 1/1 wk'],
  ['Take as directed', '?as, ?directed'],
  ['Two tablets at once', 'dose 2 tablet, ?once'],
])('%s reads %s', (text, facts) => expect(read(text)).toBe(facts))

it.each([
  ['then take 2 tablets daily', true],
  ['Do not crush. Take 1 tablet daily', true],
  ['Take 1 tablet daily unless you are dizzy', true],
  ['Tome 1 tableta al día, luego 2', true],
  ['Take 1 tablet in the morning, evening', true],
  ['Take 1 tablet daily for blood pressure', false],
])('in "%s", a word that was not understood can turn the meaning: %s', (text, isTurned) =>
  expect(readDirections(text).isTurned).toBe(isTurned),
)

it('every time of day is read back from the words that the app composes, in both languages', () => {
  for (const { dosage } of [english, spanish])
    for (const [event, words] of Object.entries(dosage.when))
      expect(read(`${dosage.use} ${words}`), words).toBe(`event ${event}`)
})

it('every frequency is read back from the words that the app composes, in both languages', () => {
  for (const { dosage } of [english, spanish])
    for (const unit of ['min', 'h', 'd', 'wk', 'mo', 'a'])
      for (const count of ['1', '2', '12']) {
        expect(read(dosage.timesA(count, unit) ?? ''), dosage.timesA(count, unit)).toBe(`often ${count}/1 ${unit}`)
        expect(read(dosage.every(count, unit) ?? ''), dosage.every(count, unit)).toBe(`often 1/${count} ${unit}`)
        if (count === '1') continue
        const several = dosage.timesEvery('3', count, unit) ?? ''
        expect(read(several), several).toBe(`often 3/${count} ${unit}`)
      }
})

it('every amount is read back from the words that the app composes, in both languages', () => {
  const units = [
    'tablet',
    'capsule',
    'puff',
    'drop',
    'patch',
    'spray',
    'lozenge',
    'suppository',
    'unit',
    'film',
    'sachet',
    'ampule',
    'vial',
    'teaspoon',
    'tablespoon',
    'dose',
    'mL',
    'mg',
    'mcg',
  ]
  for (const { dosage } of [english, spanish])
    for (const unit of units)
      for (const count of ['1', '2', '0.5']) {
        const words = `${dosage.use} ${dosage.amount(count, unit)}`
        expect(read(words), words).toBe(`dose ${count} ${unit}`)
      }
})
