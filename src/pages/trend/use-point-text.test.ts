import { expect, it } from 'vitest'
import { values as english } from '../../i18n/locales/en/values'
import { values as spanish } from '../../i18n/locales/es/values'
import { unitLabel } from './use-point-text'

it.each([
  ['breaths/minute', 'breaths/minute', 'respiraciones por minuto'],
  ['mg/dL', 'mg/dL', 'mg/dL'],
])('unitLabel translates %s', (unit, inEnglish, inSpanish) => {
  expect([unitLabel(unit, english), unitLabel(unit, spanish)]).toEqual([inEnglish, inSpanish])
})
