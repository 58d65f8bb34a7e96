import { expect, it } from 'vitest'
import { loadPageMessages } from '../../i18n/messages'
import type { MessageAudience } from '../../i18n/audience'

const [english, spanish] = await Promise.all([loadPageMessages('en'), loadPageMessages('es')])

const patient: MessageAudience = { audience: 'patient' }
const proxy: MessageAudience = { audience: 'proxy', firstName: 'Leo' }
const counts = { tests: 27, outside: 7, withoutRange: 0, notCompared: 0 }
const none = { tests: 27, outside: 0, withoutRange: 4, notCompared: 1 }
const one = { tests: 1, outside: 1, withoutRange: 0, notCompared: 0 }

it.each([
  [
    patient,
    counts,
    'none',
    '7 of your 27 tests were outside the lab’s range the last time they were done.',
    '7 de sus 27 pruebas estaban fuera del rango del laboratorio la última vez.',
  ],
  [
    proxy,
    { ...counts, outside: 1 },
    'none',
    '1 of Leo’s 27 tests was outside the lab’s range the last time it was done.',
    '1 de las 27 pruebas de Leo estaba fuera del rango del laboratorio la última vez.',
  ],
  [
    patient,
    none,
    'none',
    'None of your 27 tests was outside the lab’s range the last time it was done. 4 tests have no range. 1 could not be compared with its range.',
    'Ninguna de sus 27 pruebas estaba fuera del rango del laboratorio la última vez. 4 pruebas no tienen rango. 1 no se pudo comparar con su rango.',
  ],
  [
    patient,
    { ...none, withoutRange: 27, notCompared: 0 },
    'none',
    '27 tests have no range.',
    '27 pruebas no tienen rango.',
  ],
  [
    proxy,
    one,
    'none',
    'Leo’s 1 test was outside the lab’s range the last time it was done.',
    'La prueba de Leo estaba fuera del rango del laboratorio la última vez.',
  ],
  [
    patient,
    { ...one, outside: 0 },
    'some',
    'The 1 test loaded here was not outside the lab’s range the last time it was done. Some results are missing.',
    'La prueba que se cargó aquí no estaba fuera del rango del laboratorio la última vez. Faltan algunos resultados.',
  ],
  [
    patient,
    counts,
    'loading',
    'More results are loading. So far: 7 of 27 tests outside the lab’s range.',
    'Se están cargando más. Por ahora: 7 de 27 pruebas fuera del rango.',
  ],
  [
    patient,
    none,
    'loading',
    'More results are loading. So far: none of 27 tests outside the lab’s range. 4 tests have no range. 1 could not be compared with its range.',
    'Se están cargando más. Por ahora: ninguna de 27 pruebas fuera del rango. 4 pruebas no tienen rango. 1 no se pudo comparar con su rango.',
  ],
] as const)('counts the tests outside their range for %o', (reader, found, missing, inEnglish, inSpanish) => {
  expect(english.views.results.sentence(reader, found, missing)).toBe(inEnglish)
  expect(spanish.views.results.sentence(reader, found, missing)).toBe(inSpanish)
})

it.each([english, spanish])(
  'is shorter while results are loading, so that the whole sentence fills its space',
  ({ views }) => {
    for (const found of [counts, none])
      expect(views.results.sentence(patient, found, 'loading').length).toBeLessThanOrEqual(
        views.results.sentence(patient, found, 'none').length,
      )
  },
)

it.each([english, spanish])('says at most 60 words about the page', ({ views: { results } }) => {
  const words = `${results.about(patient, 0)} ${results.aboutMissing}`.split(/\s+/)
  expect(words.length).toBeLessThanOrEqual(60)
})

it('gives no advice about the care of a person who has died', () => {
  expect(english.views.results.about({ ...proxy, hasDied: true }, 0)).not.toContain('care team')
  expect(spanish.views.results.about({ ...proxy, hasDied: true }, 0)).not.toContain('equipo de atención')
})
