import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { loadMessages } from '../i18n/messages'
import { FailureNote } from './failure-note'
import { LanguageProvider } from '../language/language-context'
import { FhirError, type FhirErrorKind } from '../fhir/errors'

/** The text of a failure note for patients. */
async function failureText(kind: FhirErrorKind, status?: number): Promise<string> {
  const messages = await loadMessages('en')
  const failure = new FhirError(kind, 'Encounter read', status)
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
        <FailureNote failure={failure} what="visits" fetching={false} retry={() => undefined} />
      </LanguageProvider>
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, ' ')
}

it.each([
  ['a record of another person', 'otherPerson', undefined, 'about another person than the one you have open'],
  ['a response that is too large for this app', 'refused', 200, 'There is too much of it to send at once'],
  ['a record that does not exist', 'notFound', 404, 'It may have been removed or changed'],
  ['a record that may not be read', 'notShared', 403, 'The health system does not share this part of your record'],
  [
    'a response that is truncated, null, nested too deeply or not FHIR',
    'notFhir',
    undefined,
    'sent an answer that this app cannot use',
  ],
  ['a response that rejects the query', 'failed', 400, 'sent an answer that this app cannot use'],
  ['a server error', 'failed', 503, 'The health system has a problem, or is closed for a while'],
] as const)('%s is not reported as a connection problem', async (_, kind, status, sentence) => {
  const text = await failureText(kind, status)
  expect(text).toContain(sentence)
  expect(text).not.toContain('connection')
})

it.each([
  ['no response', undefined],
  ['a failed token refresh', 401],
] as const)('%s is reported as a connection problem', async (_, status) =>
  expect(await failureText('failed', status)).toContain('This is a problem with the connection'),
)
