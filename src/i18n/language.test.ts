import { describe, expect, it } from 'vitest'
import { pickLanguage, isLanguageCode } from './language'
import { loadCodeSystemTexts, loadMessages, loadPageMessages, withCodeSystemTexts } from './messages'
import { loadSignInMessages } from './loader'

describe('pickLanguage', () => {
  it.each([
    ['the stored choice', 'es', ['en-US'], 'es'],
    ['the first supported language of the browser', null, ['fr-CA', 'es-MX', 'en'], 'es'],
    ['an uppercase language of the browser', null, ['ES'], 'es'],
    ['English for an unsupported browser language', null, ['fr', 'de-AT'], 'en'],
    ['English for a browser without languages', null, [], 'en'],
    ['the browser language for an invalid stored choice', 'toString', ['es'], 'es'],
    ['no pseudo-locale from the browser', null, ['ar-XB', 'en-XA'], 'en'],
    ['a chosen pseudo-locale', 'ar-XB', ['es'], 'ar-XB'],
  ] as const)('takes %s', (_title, chosen, preferred, code) => {
    expect(pickLanguage(chosen, preferred)).toBe(code)
  })

  it('recognizes language codes', () => {
    expect(['en', 'es', 'constructor', '', undefined, 7].map(isLanguageCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('loading', () => {
  it('returns the messages of a language, the same object each time', async () => {
    const [english, spanish] = [await loadMessages('en'), await loadMessages('es')]
    expect([english.appShell.signOut, spanish.appShell.signOut]).toEqual(['Sign out', 'Cerrar sesión'])
    expect(await loadMessages('es')).toBe(spanish)
    expect((await loadSignInMessages('es')).title).toBe('Su registro de salud, en palabras sencillas')
  })

  it('adds the codes of the record pages, and leaves the messages of the home page as they are', async () => {
    const [home, pages] = [await loadMessages('es'), await loadPageMessages('es')]
    expect([home, pages].map(({ codeText }) => codeText('Device.statusReason', 'off', 'patient'))).toEqual([
      'Off',
      'Apagado',
    ])
    expect(pages.format.codeText).toBe(pages.codeText)
  })

  it('adds the texts of code systems, and returns the same object for the same messages', async () => {
    const pages = await loadPageMessages('en')
    await loadCodeSystemTexts('en')
    const added = withCodeSystemTexts(pages)
    expect([pages.format.matchesOfficialName, typeof added.format.matchesOfficialName]).toEqual([undefined, 'function'])
    expect(withCodeSystemTexts(pages)).toBe(added)
  })
})
