import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { loadProviderMessages, loadMessages } from '../i18n/messages'
import { LanguageProvider } from '../language/language-context'
import { AudienceProvider } from './audience'
import { SectionState } from './section-state'
import type { RecordSetShape } from './records-result-shape'
import type { Resource } from '../fhir/resource'
import type { LanguageCode } from '../i18n/language'

/** The text that providers see for a record set. */
async function stateText(code: LanguageCode, more: Partial<RecordSetShape<Resource>>): Promise<string> {
  const [messages] = await Promise.all([loadMessages(code), loadProviderMessages(code)])
  const set = {
    matches: [],
    included: [],
    issues: [],
    dropped: [],
    total: undefined,
    pages: 1,
    complete: false,
    fetchedAt: 0,
    ...more,
  }
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
        <AudienceProvider audience="provider">
          <SectionState
            loaded={{ state: 'ready', set, failure: undefined, fetching: false, retry: () => undefined }}
            what={messages.typeNames.Condition.provider.many.toLowerCase()}
          >
            {() => null}
          </SectionState>
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  ['en', 'pageFailed', 'Partial: not all problems loaded.'],
  ['en', 'loop', 'Partial: not all problems loaded.'],
  ['es', 'pageFailed', 'Parcial: no se cargó todo (problemas).'],
] as const)(
  'tells providers that a list is incomplete, without internal codes (%s, %s)',
  async (code, truncationReason, sentence) => {
    const text = await stateText(code, { truncationReason })
    expect(text).toContain(sentence)
    expect(text).not.toContain(truncationReason)
  },
)

it('tells providers why entries were left out', async () => {
  expect(
    await stateText('en', {
      complete: true,
      matches: [{ resourceType: 'Condition' }],
      dropped: [{ type: 'Condition', reason: 'otherPatient' }],
    }),
  ).toContain('1 returned but left out: other patient')
})

const otherPatient = { type: 'Condition', id: 'x', reason: 'otherPatient' } as const
it.each([
  ['en', [{ resourceType: 'Condition', id: 'a' }], '2 returned but left out: other patient, other type or unreadable.'],
  ['en', [], 'No problems shown: all 2 returned records were left out. Do not read as none on file.'],
  ['es', [{ resourceType: 'Condition', id: 'a' }], 'Recibidos y dejados fuera: 2'],
] as const)(
  'tells providers how many entries were left out, and why each was (%s)',
  async (code, matches, sentence) => {
    const text = await stateText(code, { matches, dropped: [otherPatient, otherPatient], complete: true })
    expect(text).toContain(sentence)
    expect(text.match(code === 'en' ? /It names another person/g : /otra persona/g)?.length).toBe(2)
  },
)

it('lists the first twenty of thousands of entries that were left out, and the number of the others', async () => {
  const repeated = { type: 'Condition', id: 'a', reason: 'duplicate' } as const
  const text = await stateText('en', {
    matches: [{ resourceType: 'Condition', id: 'a' }],
    dropped: Array.from({ length: 14_577 }, () => repeated),
    issues: Array.from({ length: 2000 }, (_, index) => `note ${index}`),
    complete: true,
  })
  expect(text.match(/Condition\/a/g)).toHaveLength(20)
  expect(text.match(/note \d+/g)).toHaveLength(20)
  expect(text).toContain('And 14,557 more')
  expect(text).toContain('And 1,980 more')
})
