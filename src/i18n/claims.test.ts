import { describe, expect, it } from 'vitest'
import { findSystem as findSystemEn } from './locales/en/find-system'
import { correct as correctEn } from './locales/en/correct'
import { shared as sharedEn } from './locales/en/shared'
import { openFile as openFileEn } from './locales/en/open-file'
import { home as firstPageEn } from './locales/en/home'
import { navigation as placesEn } from './locales/en/navigation'
import { recordPages as recordPagesEn } from './locales/en/record-pages'
import { signIn as signInEn } from './locales/en/sign-in'
import { provider as staffEn } from './locales/en/provider'
import { start as startEn } from './locales/en/start'
import { codeSystems as systemsEn } from './locales/en/code-systems'
import { findSystem as findSystemEs } from './locales/es/find-system'
import { correct as correctEs } from './locales/es/correct'
import { shared as sharedEs } from './locales/es/shared'
import { openFile as openFileEs } from './locales/es/open-file'
import { home as firstPageEs } from './locales/es/home'
import { navigation as placesEs } from './locales/es/navigation'
import { recordPages as recordPagesEs } from './locales/es/record-pages'
import { signIn as signInEs } from './locales/es/sign-in'
import { provider as staffEs } from './locales/es/provider'
import { start as startEs } from './locales/es/start'
import { codeSystems as systemsEs } from './locales/es/code-systems'
import { collectTexts } from './__fixtures__/collect-texts'

const english = {
  firstPage: firstPageEn,
  recordPages: recordPagesEn,
  systems: systemsEn,
  places: placesEn,
  signIn: signInEn,
  findSystem: findSystemEn,
  correct: correctEn,
  openFile: openFileEn,
  shared: sharedEn,
  start: startEn,
  staff: staffEn,
}
const spanish = {
  firstPage: firstPageEs,
  recordPages: recordPagesEs,
  systems: systemsEs,
  places: placesEs,
  signIn: signInEs,
  findSystem: findSystemEs,
  correct: correctEs,
  openFile: openFileEs,
  shared: sharedEs,
  start: startEs,
  staff: staffEs,
}
const all = Object.entries({ english, spanish }).flatMap(([language, tables]) => collectTexts(tables, language))

// Claims beyond what the record or the app knows: each was once on a page, and false for some record.
describe('no message of the app', () => {
  it('is missed by these tests, in either language', () => {
    expect(
      ['english', 'spanish'].map((language) => all.filter(([path]) => path.startsWith(language)).length > 2000),
    ).toEqual([true, true])
  })

  it.each([
    [
      'says that the reader decides what is shared, as the health system may not ask',
      /you decide what|usted decide qué/i,
    ],
    [
      'says that the reader left a part out, as it may have been the health system',
      /^(?!.* or the health system).*you (?:have not|did not|haven’t|didn’t) share|^(?!.*o el sistema de salud).*usted no (?:ha compartido|compartió)/i,
    ],
    [
      'says that the clinic did not prescribe or give what someone else reported',
      /clinic did not (?:prescribe|give)|la clínica no l[ao] (?:recetó|aplicó)/i,
    ],
    [
      'says that a prescription has ended because its dates have passed',
      /this prescription has ended|esta receta ya venció/i,
    ],
    ['hedges with "as far as"', /\bas far as\b|hasta donde se sabe/i],
    ['says that a draft is still to be sent', /not sent yet|aún no enviad|todavía no enviad/i],
    [
      'says in a label that a goal is still to be reached, or that a fill was picked up',
      /^to reach by$|^para lograrla a más tardar$|^picked up$|^recogido$/i,
    ],
    [
      'advises to stop a recalled medicine, as another page says to call first',
      /do not use it until|should not be used until|no lo use hasta|no se debe usar hasta/i,
    ],
    ['calls a signer or attester a legal guardian or a witness', /^responsable legal$|^testigo$/i],
  ])('%s', (_rule, wrong) => {
    expect(all.filter(([, text]) => wrong.test(text))).toEqual([])
  })
})
