import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { ReferenceProvider } from '../../ui/reference-context'
import { Value } from '../../ui/value'
import { loadPageWords } from '../../i18n/load'
import { textIn } from './__fixtures__/render-page'
import type { ResolvedReference } from '../../ui/reference-context'
import type { Audience } from '../../i18n/code-text'

async function read(
  display: string | undefined,
  found: ResolvedReference,
  audience: Audience,
  inFull: boolean,
): Promise<string> {
  const words = await loadPageWords('en')
  const shown = {
    kind: 'reference',
    reference: 'Practitioner/1',
    ...(display === undefined ? {} : { display }),
  } as const
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <ReferenceProvider value={{ inFull, resolve: () => found }}>
            <Value shown={shown} />
          </ReferenceProvider>
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return textIn(markup).replace(/^\||\|$/g, '')
}

const open = { state: 'open', href: '/record/Practitioner/1' } as const

it.each<
  readonly [
    what: string,
    display: string | undefined,
    found: ResolvedReference,
    audience: Audience,
    inFull: boolean,
    expected: string,
  ]
>([
  ['a record that is not loaded is named as the reference says', 'Dr Old', open, 'patient', false, 'Dr Old'],
  ['a loaded record goes by its own name', 'Dr Old', { ...open, text: 'Dr New' }, 'patient', false, 'Dr New'],
  [
    'care staff read both names where they differ',
    'Dr Old',
    { ...open, text: 'Dr New' },
    'provider',
    false,
    'Dr New|Named here: Dr Old',
  ],
  [
    'on the page of one record both names stand for everybody',
    'Dr Old',
    { ...open, text: 'Dr New' },
    'patient',
    true,
    'Dr New|Named here: Dr Old',
  ],
  ['a shorter name says nothing new', 'New', { ...open, text: 'Dr New' }, 'patient', true, 'Dr New'],
  [
    'a covered record is not named on the page of another one',
    'HIV infection',
    { ...open, text: 'Private record', covered: true },
    'patient',
    true,
    'Private record',
  ],
  ['one name in two spellings stands once', 'DR NEW', { ...open, text: 'Dr New' }, 'provider', false, 'Dr New'],
  [
    'a covered record is never named by the reference',
    'HIV infection',
    { ...open, text: 'Private record', covered: true },
    'patient',
    false,
    'Private record',
  ],
  [
    'a covered record keeps its cover in the clinical reading',
    'HIV infection',
    { ...open, text: 'Private record', covered: true },
    'provider',
    false,
    'Private record',
  ],
  [
    'a record without any name is named by its kind',
    undefined,
    open,
    'patient',
    false,
    'Care provider (name not given here)',
  ],
])('%s', async (_, display, found, audience, inFull, expected) =>
  expect(await read(display, found, audience, inFull)).toBe(expected),
)
