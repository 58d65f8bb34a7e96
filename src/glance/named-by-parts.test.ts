import { expect, test } from 'vitest'
import { namedByParts } from './named-by-parts'
import { appText, codedText } from './text'
import type { Glance } from './glance'

const row = (name: Glance['name'], elements: Partial<Glance> = {}): Glance => ({
  key: 'a',
  href: '/record/MedicationRequest/a',
  name,
  phrases: [],
  ...elements,
})
const partsOf = (text: string) => {
  const { name, detail } = namedByParts(row(appText(text)))
  return [name?.text, detail?.text]
}

test.each([
  ['Apixaban 5 mg, tablet', 'Apixaban', '5 mg, tablet'],
  ['Insulin glargine, injection', 'Insulin glargine', 'injection'],
  ['Apixaban', undefined, undefined],
  ['Lisinopril 10 mg and hydrochlorothiazide 12.5 mg', undefined, undefined],
])('%s', (name, ingredients, form) => {
  expect(partsOf(name)).toEqual([ingredients, form])
})

test('the name of the record and a name with a part of its own stay whole', () => {
  expect(namedByParts(row(codedText('apixaban 5 MG Oral Tablet')))).toEqual({})
  expect(namedByParts(row(appText('Apixaban 5 mg'), { detail: appText('tablet') }))).toEqual({})
})
