import { describe, expect, it } from 'vitest'
import { pickLanguage, isLanguageCode } from './language'
import { loadPageMessages, loadMessages } from './messages'
import { loadSignInMessages } from './loader'
import { activateValueTables, activeValueTables } from './value-tables'

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
    expect((await loadSignInMessages('es')).title).toBe('Vea su registro de salud')
    activateValueTables(english.language.locale, english.valueTables)
  })

  it('adds the codes of the record pages to the home page messages', async () => {
    const messages = await loadMessages('es')
    await loadPageMessages('es')
    expect(messages.codeText('Device.statusReason', 'off', 'patient')).toBe('Apagado')
    const english = await loadMessages('en')
    activateValueTables(english.language.locale, english.valueTables)
  })

  it('uses the tables of a given locale, else the active ones', async () => {
    const spanish = await loadMessages('es')
    activateValueTables(spanish.language.locale, spanish.valueTables)
    expect([
      activeValueTables().values.yes,
      activeValueTables('en-US').values.yes,
      activeValueTables('fr-FR').values.yes,
    ]).toEqual(['Sí', 'Yes', 'Sí'])
    const english = await loadMessages('en')
    activateValueTables(english.language.locale, english.valueTables)
    expect([activeValueTables().values.yes, activeValueTables('es-US').values.yes]).toEqual(['Yes', 'Sí'])
  })
})
