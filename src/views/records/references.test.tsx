import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { AudienceProvider, LanguageProvider } from '../../ui/language'
import { ReferenceProvider } from '../../ui/reference-context'
import { Value } from '../../ui/value'
import { loadPageWords } from '../../words/load'
import { textIn } from './page-for-tests'
import type { ResolvedReference } from '../../ui/reference-context'
import type { Audience } from '../../words/code-text'

async function read(display: string | undefined, found: ResolvedReference, audience: Audience): Promise<string> {
  const words = await loadPageWords('en')
  const shown = { kind: 'reference', reference: 'Practitioner/1', ...(display === undefined ? {} : { display }) } as const
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <LanguageProvider value={{ words, choose: () => Promise.resolve() }}>
        <AudienceProvider audience={audience}>
          <ReferenceProvider value={{ resolve: () => found }}>
            <Value shown={shown} />
          </ReferenceProvider>
        </AudienceProvider>
      </LanguageProvider>
    </Router>,
  )
  return textIn(markup).replace(/^\||\|$/g, '')
}

const open = { state: 'open', href: '/record/Practitioner/1' } as const

it.each<readonly [what: string, display: string | undefined, found: ResolvedReference, audience: Audience, expected: string]>([
  ['a record that is not loaded is named as the reference says', 'Dr Old', open, 'patient', 'Dr Old'],
  ['a loaded record goes by its own name', 'Dr Old', { ...open, text: 'Dr New' }, 'patient', 'Dr New'],
  ['care staff read both names where they differ', 'Dr Old', { ...open, text: 'Dr New' }, 'provider', 'Dr New|Named here: Dr Old'],
  ['one name in two spellings stands once', 'DR NEW', { ...open, text: 'Dr New' }, 'provider', 'Dr New'],
  ['a covered record is never named by the reference', 'HIV infection', { ...open, text: 'Private record', covered: true }, 'patient', 'Private record'],
  ['a covered record keeps its cover in the clinical reading', 'HIV infection', { ...open, text: 'Private record', covered: true }, 'provider', 'Private record'],
  ['a record without any name is named by its kind', undefined, open, 'patient', 'A linked record (care provider)'],
])('%s', async (_, display, found, audience, expected) => expect(await read(display, found, audience)).toBe(expected))
