import { expect, test } from 'vitest'
import { initialsOf } from './human-name'

test.each([
  [{ given: ['Walter', 'James'], family: 'Exampleby' }, 'WE'],
  [{ text: 'Dr. Ana García', prefix: ['Dr.'], given: ['ana'], family: 'García' }, 'AG'],
  [{ text: 'Leo' }, 'L'],
  [{ text: '  Ørsted   ångström ' }, 'ØÅ'],
  [{ text: '(Bo) “Sam” 3rd' }, 'BR'],
  [{ text: '山田 太郎' }, '山太'],
  [{ text: '123 …' }, ''],
  [{ given: [7], family: {} }, ''],
  [undefined, ''],
])('the initials of %j are "%s"', (name, initials) => {
  expect(initialsOf([name])).toBe(initials)
})
