import { expect, it } from 'vitest'
import { dailyTimesOf } from './times-of-day'
import { english, spanish } from '../../i18n/__fixtures__/format'

const now = Date.UTC(2026, 10, 25, 12)
const timing = (repeat: object, rest: object = {}) => ({ timing: { repeat }, ...rest })
const daily = { frequency: 1, period: 1, periodUnit: 'd' }
const dose = (value: number, unit = 'tablet') => ({ doseAndRate: [{ doseQuantity: { value, unit } }] })
const morning = timing({ ...daily, when: ['MORN'] })

it.each<readonly [what: string, dosage: Record<string, unknown>, times: string]>([
  ['in the morning', timing({ when: ['MORN'] }), 'morning'],
  ['once a day at bedtime', timing({ ...daily, when: ['HS'] }), 'night'],
  ['after breakfast and after dinner', timing({ when: ['PCM', 'PCV'] }), 'morning,evening'],
  ['half an hour before lunch', timing({ when: ['ACD'], offset: 30 }), 'midday'],
  ['at noon', timing({ when: ['NOON'] }), 'midday'],
  [
    'at clock times',
    timing({ timeOfDay: ['08:00:00', '14:00:00', '20:00:00', '23:30:00'] }),
    'morning,midday,evening,night',
  ],
  ['twice a day without times', timing({ frequency: 2, period: 1, periodUnit: 'd' }), ''],
  ['with meals, of which there are several', timing({ when: ['C'] }), ''],
  ['twice a day in the morning, more doses than times', timing({ ...daily, frequency: 2, when: ['MORN'] }), ''],
  ['every second day in the morning', timing({ ...daily, period: 2, when: ['MORN'] }), ''],
  ['on Mondays in the morning', timing({ when: ['MORN'], dayOfWeek: ['mon'] }), ''],
  ['for a week in the morning', timing({ when: ['MORN'], boundsDuration: { value: 7, code: 'd' } }), ''],
  ['from a day in the past', timing({ timeOfDay: ['09:00:00'], boundsPeriod: { start: '2026-01-01' } }), 'morning'],
  ['from a day to come', timing({ timeOfDay: ['09:00:00'], boundsPeriod: { start: '2026-12-01' } }), ''],
  ['until a day to come', timing({ when: ['MORN'], boundsPeriod: { end: '2026-12-01' } }), 'morning'],
  ['until a day in the past', timing({ when: ['MORN'], boundsPeriod: { end: '2026-11-01' } }), ''],
  ['from a day that is unreadable', timing({ when: ['MORN'], boundsPeriod: { start: 'soon' } }), ''],
  ['in the morning if needed', timing({ when: ['MORN'] }, { asNeededBoolean: true }), ''],
  ['in the morning for pain', timing({ when: ['MORN'] }, { asNeededCodeableConcept: { text: 'pain' } }), ''],
  ['an unknown code', timing({ when: ['MORN', 'XYZ'] }), ''],
  ['an element that is not understood', { ...morning, modifierExtension: [{ url: 'x' }] }, ''],
  ['coded, and written the same', { ...morning, ...dose(1), text: 'Take 1 tablet every morning' }, 'morning'],
  ['coded, and written without a time', { ...morning, ...dose(1), text: 'Take 1 tablet once a day' }, 'morning'],
  [
    'coded, and written with more that changes nothing',
    { ...morning, text: 'Take it every morning with food' },
    'morning',
  ],
  ['coded, and written "every other day"', { ...morning, ...dose(1), text: 'Take 1 tablet every other day' }, ''],
  ['coded, and written with another amount', { ...morning, ...dose(1), text: 'Take 2 tablets every morning' }, ''],
  ['coded, and written for another time', { ...morning, text: 'Take 1 tablet at bedtime' }, ''],
  ['coded, and written twice a day', { ...morning, text: 'Take 1 tablet twice a day' }, ''],
  ['coded, and written as needed', { ...morning, text: 'Take 1 tablet every morning as needed' }, ''],
  ['coded, and written with a length', { ...morning, text: 'Take 1 tablet every morning for 5 days' }, ''],
  ['coded, and written with a condition', { ...morning, text: 'Take every morning unless your pulse is slow' }, ''],
  ['coded, and told otherwise to the patient', { ...morning, text: '1 daily', patientInstruction: 'Every 2 days' }, ''],
  ['coded once a day, with the time in the text', timing(daily, { text: 'Take 1 tablet every morning' }), 'morning'],
  ['coded twice a day, with one time in the text', timing({ ...daily, frequency: 2 }, { text: '1 every morning' }), ''],
  ['written alone', { text: 'Take 1 tablet by mouth every morning' }, 'morning'],
  [
    'written alone, with an amount for each time',
    { text: '20 units before breakfast and 10 units before dinner' },
    'morning,evening',
  ],
  ['written alone, at bedtime', { text: 'Take one tablet at bedtime' }, 'night'],
  ['written alone, with a clock time', { text: 'Take 1 tablet every day at 8 am' }, 'morning'],
  ['written alone in Spanish', { text: 'Tome 1 tableta por la boca cada mañana' }, 'morning'],
  ['written alone in Spanish, at bedtime', { text: 'Tome una cápsula al acostarse' }, 'night'],
  [
    'written alone in Spanish, before meals',
    { text: 'Tome 1 tableta antes del desayuno y antes de la cena' },
    'morning,evening',
  ],
  ['written alone, with a word that is not understood', { text: 'Take 1 tablet every morning when dizzy' }, ''],
  ['written alone, with a strength that is not understood', { text: 'Take 1 tablet (325) every morning' }, ''],
  ['written alone, twice a day with one time', { text: 'Take 1 tablet twice a day, at bedtime' }, ''],
  ['written alone, without a time', { text: 'Take 1 tablet daily' }, ''],
  ['written alone as directed', { text: 'Take as directed every morning' }, ''],
])('%s: %s', (_, dosage, times) => {
  for (const format of [english, spanish]) expect(dailyTimesOf(dosage, now, format).join()).toBe(times)
})
