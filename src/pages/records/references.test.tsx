import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryRouter } from 'react-router'
import { LanguageProvider } from '../../language/language-context'
import { AudienceProvider } from '../../ui/audience'
import { ReferenceProvider } from '../../ui/reference-context'
import { Value } from '../../ui/value'
import { loadPageMessages } from '../../i18n/messages'
import { visibleText } from './__fixtures__/render-page'
import type { ResolvedReference } from '../../ui/reference-context'
import type { Audience } from '../../i18n/audience'

async function renderReference(
  display: string | undefined,
  found: ResolvedReference,
  audience: Audience,
  inFull: boolean,
): Promise<string> {
  const messages = await loadPageMessages('en')
  const shown = {
    kind: 'reference',
    reference: 'Practitioner/1',
    ...(display === undefined ? {} : { display }),
  } as const
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={{ messages, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <ReferenceProvider value={{ hasRoomForDetails: inFull, resolve: () => found }}>
            <Value value={shown} />
          </ReferenceProvider>
        </AudienceProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return visibleText(markup).replace(/^\||\|$/g, '')
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
  ['a record that is not loaded has the display of the reference', 'Dr Old', open, 'patient', false, 'Dr Old'],
  ['a loaded record has its own title', 'Dr Old', { ...open, text: 'Dr New' }, 'patient', false, 'Dr New'],
  [
    'a provider sees both names when they differ',
    'Dr Old',
    { ...open, text: 'Dr New' },
    'provider',
    false,
    'Dr New|Named here: Dr Old',
  ],
  [
    'the page of a record shows both names to every audience',
    'Dr Old',
    { ...open, text: 'Dr New' },
    'patient',
    true,
    'Dr New|Named here: Dr Old',
  ],
  [
    'a display that is part of the title is not repeated',
    'New',
    { ...open, text: 'Dr New' },
    'patient',
    true,
    'Dr New',
  ],
  [
    'a masked record is not named on the page of another record',
    'HIV infection',
    { ...open, text: 'Private record', isMasked: true },
    'patient',
    true,
    'Private record',
  ],
  ['a name in two spellings is shown once', 'DR NEW', { ...open, text: 'Dr New' }, 'provider', false, 'Dr New'],
  [
    'a masked record never has the display of the reference',
    'HIV infection',
    { ...open, text: 'Private record', isMasked: true },
    'patient',
    false,
    'Private record',
  ],
  [
    'a masked record stays masked in the clinical view',
    'HIV infection',
    { ...open, text: 'Private record', isMasked: true },
    'provider',
    false,
    'Private record',
  ],
  ['a record that was not asked for its name has that of its type', undefined, open, 'patient', false, 'Care provider'],
  [
    'a record without a name',
    undefined,
    { ...open, whyUnnamed: 'name not given' },
    'patient',
    false,
    'Care provider (name not given)',
  ],
  [
    'a record that did not load',
    undefined,
    { ...open, whyUnnamed: 'name could not be loaded' },
    'provider',
    false,
    'Practitioner (name could not be loaded)',
  ],
  [
    'a record that is not read',
    undefined,
    { ...open, whyUnnamed: 'name not loaded' },
    'patient',
    false,
    'Care provider (name not loaded)',
  ],
  [
    'a record that is not shared',
    undefined,
    { state: 'notShared', whyUnnamed: 'name not shared' },
    'patient',
    false,
    'Care provider (name not shared)',
  ],
  [
    'a record that is gone',
    undefined,
    { state: 'notFound', whyUnnamed: 'name not found' },
    'patient',
    false,
    'Care provider (name not found)',
  ],
  [
    'a type that is not offered',
    undefined,
    { state: 'notOffered', whyUnnamed: 'name not available' },
    'patient',
    false,
    'Care provider (name not available)',
  ],
  [
    'a record of another system',
    undefined,
    { state: 'elsewhere', whyUnnamed: 'name in another system' },
    'patient',
    false,
    'Care provider (name in another system)',
  ],
  [
    'a note says why there is no name',
    undefined,
    { state: 'notShared', note: 'Not shared', whyUnnamed: 'name not shared' },
    'patient',
    true,
    'Care provider| |Not shared',
  ],
  ['a reference to nowhere', undefined, { state: 'broken' }, 'patient', false, 'Care provider (name not given here)'],
])('%s', async (_, display, found, audience, inFull, expected) =>
  expect(await renderReference(display, found, audience, inFull)).toBe(expected),
)
