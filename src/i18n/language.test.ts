import { describe, expect, it } from 'vitest'
import { pickLanguage, isLanguageCode } from './language'
import { loadPageMessages, loadMessages } from './messages'
import { loadSignInMessages } from './loader'
import { activateValueTables, activeValueTables } from './value-tables'

describe('firstLanguage', () => {
  it.each([
    ['what was chosen before', 'es', ['en-US'], 'es'],
    ['the first of the browser that the app speaks', null, ['fr-CA', 'es-MX', 'en'], 'es'],
    ['the browser in capitals', null, ['ES'], 'es'],
    ['English for a browser in another language', null, ['fr', 'de-AT'], 'en'],
    ['English for a browser that names none', null, [], 'en'],
    ['the browser when something else was kept', 'toString', ['es'], 'es'],
    ['a test language only when it was chosen', null, ['ar-XB', 'en-XA'], 'en'],
    ['a test language that was chosen', 'ar-XB', ['es'], 'ar-XB'],
  ] as const)('takes %s', (_what, chosen, preferred, code) => {
    expect(pickLanguage(chosen, preferred)).toBe(code)
  })

  it('knows a code from any other text', () => {
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
  it('gives each language its own words, the same each time', async () => {
    const [english, spanish] = [await loadMessages('en'), await loadMessages('es')]
    expect([english.appShell.signOut, spanish.appShell.signOut]).toEqual(['Sign out', 'Cerrar sesión'])
    expect(await loadMessages('es')).toBe(spanish)
    expect((await loadSignInMessages('es')).title).toBe('Vea su registro de salud')
    activateValueTables(english.language.locale, english.valueTables)
  })

  it('teaches the first words the other codes', async () => {
    const words = await loadMessages('es')
    await loadPageMessages('es')
    expect(words.codeText('Device.statusReason', 'off', 'patient')).toBe('Apagado')
    const english = await loadMessages('en')
    activateValueTables(english.language.locale, english.valueTables)
  })

  it('takes values from the locale that is asked for, else from the language in use', async () => {
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
