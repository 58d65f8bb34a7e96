import { expect, test } from 'vitest'
import { pageWordsOf, wordsOf } from '../../i18n'
import { firstPage } from '../../i18n/locales/en/first-page'
import { recordPages } from '../../i18n/locales/en/record-pages'
import { phraseOf } from '../../clinical/status/registry'
import { phraseText } from '../../clinical/status/format-status'
import { wordsToFind } from '../../resources/find'
import { searcher } from './search'
import type { Resource } from '../../fhir/resource'

const words = pageWordsOf(wordsOf('en', firstPage), recordPages)
const said = (resource: Resource): string | undefined => {
  const phrase = phraseOf(resource, { today: '2026-11-21', died: undefined })
  return phrase && phraseText(phrase, words, 'patient')
}
const search = searcher({ words, audience: 'patient', nameOf: () => 'A note', phraseOf: said }, ({ id }) =>
  id === 'plain' ? ['Blood sugar · glucose'] : [],
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
const found = (typed: string) => search.hit(note, wordsToFind(typed))?.entries.map(({ field }) => field)

test.each([
  ['slept', ['file']],
  ['fish', ['file']],
  ['note', ['name']],
  ['older', ['status']],
])('%s is found in %j of a note', (typed, fields) => expect(found(typed)).toEqual(fields))

test.each(['secret', 'hidden', 'pages', 'superseded'])('%s is not a word of the note', (typed) =>
  expect(found(typed)).toBeUndefined(),
)

test('a record is found by its plain words', () => {
  const sugar: Resource = { resourceType: 'Observation', id: 'plain', code: { text: 'GLU' } }
  expect(search.hit(sugar, wordsToFind('sugar'))?.entries).toMatchObject([
    { field: 'plain', text: 'Blood sugar · glucose' },
  ])
  expect(search.hit(note, wordsToFind('sugar'))).toBeUndefined()
})

test('files that are elsewhere or are no text are counted, not passed over in silence', () =>
  expect(search.unreadFiles(note)).toBe(2))
