import { expect, test } from 'vitest'
import { pageMessagesOf, messagesOf } from '../../i18n/messages'
import { home } from '../../i18n/locales/en/home'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { statusOf } from '../../clinical/status/status-of'
import { formatStatus } from '../../clinical/status/format-status'
import { parseSearchTerms } from '../../resources/text-search'
import { createSearch } from './search'
import type { Resource } from '../../fhir/resource'

const messages = pageMessagesOf(messagesOf('en', home), recordPages)
const statusTextOf = (resource: Resource): string | undefined => {
  const status = statusOf(resource, { today: '2026-11-21', died: undefined })
  return status && formatStatus(status, messages, 'patient')
}
const search = createSearch(
  {
    messages,
    audience: 'patient',
    nameOf: () => 'A note',
    statusOf: statusTextOf,
    assertionTextsOf: ({ implicitRules }) => (implicitRules === undefined ? [] : ['Unknown modifier']),
    isStated: () => true,
    isNewestCandidate: () => true,
  },
  ({ id }) => (id === 'plain' ? ['Blood sugar · glucose'] : []),
)
const note: Resource = {
  resourceType: 'DocumentReference',
  id: 'd',
  status: 'superseded',
  content: [
    { attachment: { contentType: 'text/plain; charset=utf-8', data: btoa('Slept well') } },
    {
      attachment: {
        contentType: 'text/html',
        data: btoa('<p title="hidden">Ate <b>fish</b></p><script>var secret</script>'),
      },
    },
    { attachment: { contentType: 'application/pdf', data: btoa('%PDF pages') } },
    { attachment: { contentType: 'text/plain', url: 'Binary/x' } },
  ],
}
const found = (typed: string) => search.hit(note, parseSearchTerms(typed))?.entries.map(({ field }) => field)

test.each([
  ['slept', ['file']],
  ['fish', ['file']],
  ['note', ['name']],
  ['older', ['status']],
])('the word %s matches %j of a note', (typed, fields) => expect(found(typed)).toEqual(fields))

test.each(['secret', 'hidden', 'pages', 'superseded'])('the word %s does not match the note', (typed) =>
  expect(found(typed)).toBeUndefined(),
)

test('a record is found by what another part of it says against it', () => {
  const odd: Resource = { resourceType: 'Goal', implicitRules: 'http://example.org/rules', lifecycleStatus: 'active' }
  expect(search.hit(odd, parseSearchTerms('unknown modifier'))?.entries).toMatchObject([{ field: 'status' }])
})

test('a record is found by its plain name', () => {
  const sugar: Resource = { resourceType: 'Observation', id: 'plain', code: { text: 'GLU' } }
  expect(search.hit(sugar, parseSearchTerms('sugar'))?.entries).toMatchObject([
    { field: 'plain', text: 'Blood sugar · glucose' },
  ])
  expect(search.hit(note, parseSearchTerms('sugar'))).toBeUndefined()
})

test('remote and non-text files are counted as unread', () => expect(search.unreadFiles(note)).toBe(2))
