import { expect, it } from 'vitest'
import { pageMessagesOf, messagesOf } from '../../i18n/messages'
import { home } from '../../i18n/locales/en/home'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { nameSuggestions } from './name-suggestions'

const english = pageMessagesOf(messagesOf('en', home), recordPages)
const records = new Map([
  [
    'Encounter',
    [
      { resourceType: 'Encounter', id: 'v-1', period: { start: '2024-03-05T10:00:00Z' } },
      { resourceType: 'Encounter', id: 'v-2' },
    ],
  ],
])

it('describes a record without a name by its kind and date, never by its id', () => {
  const texts = ['Encounter/v-1', 'Encounter/v-2', 'Encounter/not-loaded'].map((value) => ({
    value,
    text: value.split('/')[1] ?? '',
  }))
  const named = { value: 'Practitioner/p', text: 'Dr. Lee' }
  expect(nameSuggestions([...texts, named], records, english).map(({ text }) => text)).toEqual([
    'Encounter (name not given here), 05 Mar 2024',
    'Encounter (name not given here)',
    'Encounter (name not given here)',
    'Dr. Lee',
  ])
})
