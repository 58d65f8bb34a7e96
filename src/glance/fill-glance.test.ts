import { expect, it } from 'vitest'
import { loadPageMessages } from '../i18n/messages'
import { patientContext as context } from './__fixtures__/glance-context'
import { fillGlance } from './fill-glance'
import type { ResourceOf } from '../fhir/resource'

const { views } = await loadPageMessages('en')
const tablets = { value: 90, unit: 'tablets' }
const days = { value: 30, unit: 'days' }
const fill: ResourceOf<'MedicationDispense'> = {
  resourceType: 'MedicationDispense',
  id: 'fill',
  status: 'completed',
  medicationCodeableConcept: { text: 'Lisinopril' },
  whenHandedOver: '2026-10-07T16:30:00-05:00',
}

it.each<readonly [string, object, readonly string[]]>([
  ['how much, and for how long', { quantity: tablets, daysSupply: days }, ['Filled: 90 tablets for 30 days']],
  ['for how long', { daysSupply: days }, ['Filled, for 30 days']],
  ['how much', { quantity: tablets }, ['Filled: 90 tablets']],
  ['only that it was filled', {}, ['Filled']],
  [
    'that it was another version',
    { substitution: { wasSubstituted: true } },
    ['Filled', 'The pharmacy gave a different version of this medicine.'],
  ],
  ['no amount of what was not handed over', { status: 'declined', quantity: tablets }, ['[stop] Not filled']],
  ['a recall first', { note: [{ text: 'Recalled by the maker' }] }, ['[warn] Marked as recalled', 'Filled']],
])('the row of a fill has %s', (_what, elements, expected) => {
  const { name, phrases, date } = fillGlance({ ...fill, ...elements }, context, views.medicines)
  expect(phrases.map(({ text, tone }) => (tone === undefined ? text.text : `[${tone}] ${text.text}`))).toEqual(expected)
  expect([name.text, date?.text.text]).toEqual(['Lisinopril', 'October 7'])
})
