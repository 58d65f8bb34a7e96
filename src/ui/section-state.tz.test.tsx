import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { loadStaffWords, loadWords } from '../i18n/load'
import { AudienceProvider, LanguageProvider } from './language'
import { SectionState } from './section-state'
import type { SetShape } from './state-types'
import type { Resource } from '../fhir/resource'
import type { LanguageCode } from '../i18n/language'

/** What care staff read above a list that ended in this way. */
async function above(code: LanguageCode, more: Partial<SetShape<Resource>>): Promise<string> {
  const [words] = await Promise.all([loadWords(code), loadStaffWords(code)])
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
      <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
        <AudienceProvider audience="provider">
          <SectionState
            loaded={{ state: 'ready', set, failure: undefined, fetching: false, retry: () => undefined }}
            what={words.typeNames.Condition.provider.many.toLowerCase()}
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
] as const)('care staff read in words that a list is not whole (%s, %s)', async (code, cutOff, sentence) => {
  const text = await above(code, { cutOff })
  expect(text).toContain(sentence)
  expect(text).not.toContain(cutOff)
})

it('care staff read what kinds of entries were left out', async () => {
  expect(
    await above('en', {
      complete: true,
      matches: [{ resourceType: 'Condition' }],
      dropped: [{ type: 'Condition', reason: 'otherPatient' }],
    }),
  ).toContain('1 returned but left out: other patient')
})

const another = { type: 'Condition', id: 'x', reason: 'otherPatient' } as const
it.each([
  ['en', [{ resourceType: 'Condition', id: 'a' }], '2 returned but left out: other patient, other type or unreadable.'],
  ['en', [], 'No problems shown: all 2 returned entries were left out. Do not read as none on file.'],
  ['es', [{ resourceType: 'Condition', id: 'a' }], 'Recibidos y dejados fuera: 2'],
] as const)(
  'care staff who search over all patients read how many were left out, and why (%s)',
  async (code, matches, sentence) => {
    const text = await above(code, { matches, dropped: [another, another], complete: true })
    expect(text).toContain(sentence)
    expect(text.match(code === 'en' ? /It names another person/g : /otra persona/g)?.length).toBe(2)
  },
)
