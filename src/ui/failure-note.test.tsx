import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { loadWords } from '../i18n/load'
import { FailureNote } from './failure-note'
import { LanguageProvider } from './language'
import type { FailureShape } from './state-types'

/** What a person reads where the answer was no record. */
async function said(kind: FailureShape['kind'], status?: number): Promise<string> {
  const words = await loadWords('en')
  const failure = { kind, what: 'Encounter read', status, issues: [] }
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
        <FailureNote failure={failure} what="visits" fetching={false} retry={() => undefined} />
      </LanguageProvider>
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, ' ')
}

it.each([
  ['a record of somebody else', 'otherPerson', undefined, 'about another person than the one you have open'],
  ['an answer that is too large for this app', 'refused', 200, 'There is too much of it to send at once'],
  ['a record that is not there', 'notFound', 404, 'It may have been removed or changed'],
  ['a record that is closed', 'notShared', 403, 'The health system keeps this part of your record closed'],
  [
    'an answer that breaks off, is null, is nested too deeply or is no FHIR',
    'notFhir',
    undefined,
    'sent an answer that this app cannot use',
  ],
  ['an answer that the question is not understood', 'failed', 400, 'sent an answer that this app cannot use'],
  ['a server in trouble', 'failed', 503, 'The health system has a problem, or is closed for a while'],
] as const)('%s is no problem of the connection', async (_, kind, status, sentence) => {
  const text = await said(kind, status)
  expect(text).toContain(sentence)
  expect(text).not.toContain('connection')
})

it.each([
  ['no answer at all', undefined],
  ['a renewal that cannot be reached', 401],
] as const)('%s is one', async (_, status) =>
  expect(await said('failed', status)).toContain('This is a problem with the connection'),
)
