import { describe, expect, it } from 'vitest'
import { contractElements } from '../contract/elements'
import { provenanceElements } from '../resources/undocumented-elements'
import { codeMeaning, codeMeanings } from './code-meaning'
import { createCodeText } from './code-text'
import { type Audience } from './audience'
import { home as firstPageEn } from './locales/en/home'
import { recordPages as recordPagesEn } from './locales/en/record-pages'
import { codeSystems as systemsEn } from './locales/en/code-systems'
import { findSystem as findSystemEn } from './locales/en/find-system'
import { correct as correctEn } from './locales/en/correct'
import { shared as sharedEn } from './locales/en/shared'
import { openFile as openFileEn } from './locales/en/open-file'
import { navigation as placesEn } from './locales/en/navigation'
import { signIn as signInEn } from './locales/en/sign-in'
import { provider as staffEn } from './locales/en/provider'
import { start as startEn } from './locales/en/start'
import { home as firstPageEs } from './locales/es/home'
import { recordPages as recordPagesEs } from './locales/es/record-pages'
import { codeSystems as systemsEs } from './locales/es/code-systems'
import { findSystem as findSystemEs } from './locales/es/find-system'
import { correct as correctEs } from './locales/es/correct'
import { shared as sharedEs } from './locales/es/shared'
import { openFile as openFileEs } from './locales/es/open-file'
import { navigation as placesEs } from './locales/es/navigation'
import { signIn as signInEs } from './locales/es/sign-in'
import { provider as staffEs } from './locales/es/provider'
import { start as startEs } from './locales/es/start'
import { createLabel } from './labels'
import { pseudoLocalize } from './pseudo-locale'
import { pageMessagesOf, messagesOf } from './messages'

const tables = {
  en: {
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
  },
  es: {
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
  },
}
const languages = ['en', 'es'] as const

/** Every text and function of a table, by its path. */
function leaves(value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}/${key}`))
    : [[path, value]]
}
const paths = (value: unknown) =>
  leaves(value)
    .map(([path]) => path)
    .toSorted()

describe('both locales', () => {
  it.each([
    'firstPage',
    'signIn',
    'findSystem',
    'correct',
    'openFile',
    'shared',
    'recordPages',
    'systems',
    'places',
    'start',
    'staff',
  ] as const)('have the same keys in %s', (part) => {
    const spanish = new Set(paths(tables.es[part]))
    expect(paths(tables.en[part]).filter((path) => !spanish.has(path))).toEqual([])
    const english = new Set(paths(tables.en[part]))
    expect(paths(tables.es[part]).filter((path) => !english.has(path))).toEqual([])
  })

  it.each(languages)('have no empty text in %s, except codes without a text', (language) => {
    const empty = leaves(tables[language])
      .filter(([, value]) => value === '')
      .map(([path]) => path)
    expect(empty).toEqual([
      '/recordPages/codes/MedicationRequest.doNotPerform/false/0',
      '/recordPages/codes/MedicationRequest.doNotPerform/false/1',
      '/recordPages/codes/active/true/0',
    ])
  })

  it('have a different text for every sentence', () => {
    const spanish = new Map(leaves(tables.es))
    const same = leaves(tables.en).filter(
      ([path, text]) => typeof text === 'string' && text.split(' ').length > 3 && spanish.get(path) === text,
    )
    expect(same).toEqual([])
  })
})

describe('codes', () => {
  it('have a text and a meaning in all 69 groups', () => {
    expect(Object.keys(codeMeanings)).toHaveLength(69)
    const perGroup = Object.entries({ ...firstPageEn.codes, ...recordPagesEn.codes }).map(([group, codes]) => [
      group,
      Object.keys(codes).toSorted(),
    ])
    const meant = Object.entries(codeMeanings).map(([group, codes]) => [group, Object.keys(codes).toSorted()])
    expect(Object.fromEntries(perGroup)).toEqual(Object.fromEntries(meant))
    expect(Object.values(codeMeanings).flatMap((codes) => Object.keys(codes))).toHaveLength(451)
  })

  const textOf = createCodeText({ ...firstPageEn.codes, ...recordPagesEn.codes })
  const spanishTextOf = createCodeText(firstPageEs.codes)
  it.each([
    ['Observation.status', 'brand-new-code', 'patient', undefined, 'Brand new code'],
    ['Observation.status', 'brand-new-code', 'provider', 'Brand New', 'Brand New'],
    ['No.group', 'toString', 'patient', undefined, 'ToString'],
    ['Observation.status', 'constructor', 'patient', undefined, 'Constructor'],
    ['Medication.code', 'entered-in-error', 'proxy', undefined, 'Entered by mistake'],
    ['Condition.verificationStatus', 'refuted', 'patient', 'Refuted', 'Ruled out: found not to be this condition'],
    ['Immunization.status', 'not-done', 'provider', undefined, 'Not done'],
    ['MedicationRequest.doNotPerform', 'true', 'patient', undefined, 'Do not take this medicine'],
  ] as const satisfies readonly (readonly [string, string, Audience, string | undefined, string])[])(
    '%s %s for a %s, with display %s, has the text %s',
    (group, code, audience, display, text) => {
      expect(textOf(group, code, audience, display)).toBe(text)
    },
  )

  it('have the same fallback in Spanish', () => {
    expect([
      spanishTextOf('Observation.status', 'brand-new-code', 'patient'),
      spanishTextOf('Medication.code', 'entered-in-error', 'patient'),
    ]).toEqual(['Brand new code', 'Anotado por error'])
  })

  it.each([
    ['Observation.status', 'entered-in-error', 'enteredInError', true],
    ['Anything.status', 'entered-in-error', 'enteredInError', true],
    ['Condition.verificationStatus', 'refuted', 'past', true],
    ['Procedure.status', 'not-done', 'past', true],
    ['Procedure.status', 'brand-new', 'main', false],
    ['Procedure.status', 'valueOf', 'main', false],
  ] as const)('%s %s belongs to section %s', (group, code, section, known) => {
    expect(codeMeaning(group, code)).toMatchObject({ section, known })
  })
})

/** Nested elements that pages show in addition to those of the contract. */
const nestedElements: Readonly<Record<string, readonly string[]>> = {
  SampledData: ['origin', 'period', 'factor', 'lowerLimit', 'upperLimit', 'dimensions', 'data'],
  'Provenance.entity': ['role', 'what'],
  'CarePlan.activity.detail': [
    'kind',
    'goal',
    'status',
    'statusReason',
    'scheduledTiming',
    'scheduledPeriod',
    'scheduledString',
    'productCodeableConcept',
    'productReference',
    'dailyAmount',
    'quantity',
    'description',
  ],
  'Patient.extension(tribalAffiliation)': ['extension(tribalAffiliation)', 'extension(isEnrolled)'],
  ImagingStudy: ['started', 'numberOfInstances'],
  Media: ['content'],
  DeviceDefinition: ['manufacturerString', 'modelNumber'],
}

describe('labels', () => {
  it('exist in Spanish for every element of the contract and of Provenance', () => {
    const known = [firstPageEs.labelsOfDates, recordPagesEs.labelsByPath, recordPagesEs.labelsByElement]
    const elementNameOnly = createLabel()
    const label = createLabel(...known)
    const shown = Object.entries({ ...contractElements, Provenance: provenanceElements }).map(
      ([type, table]) => [type, Object.keys(table)] as const,
    )
    const missing = [...shown, ...Object.entries(nestedElements)].flatMap(([type, all]) =>
      all.filter((path) => {
        const key = `${type}.${path}`
        const last = key
          .slice(key.lastIndexOf('.') + 1)
          .replace(/^(?:modifierE|e)xtension\((.+)\)$/, '$1')
          .replace(/:.*$/, '')
        return (
          label(key, 'patient') === elementNameOnly(key, 'patient') &&
          !known.some((each) => Object.hasOwn(each, key) || Object.hasOwn(each, last))
        )
      }),
    )
    expect(missing).toEqual([])
  })

  it('prefer the path to the element, and fall back to the element name', () => {
    const label = createLabel({ 'Goal.code': ['Aim', 'Goal code'], code: 'Name' })
    expect([
      label('Goal.code', 'proxy'),
      label('Goal.code', 'provider'),
      label('Group.code', 'patient'),
      label('Group.extension(brandNewThing)', 'patient'),
    ]).toEqual(['Aim', 'Goal code', 'Name', 'Brand new thing'])
  })
})

describe('the pseudo-locale', () => {
  it('marks each text once, including results of functions', () => {
    const messages = messagesOf('en-XA', pseudoLocalize(firstPageEn))
    const pages = pageMessagesOf(messages, pseudoLocalize(recordPagesEn))
    expect(messages.appShell.source('Clinic')).toBe('⟦This record comes from Clinic.⟧')
    expect(messages.codeText('Observation.status', 'final', 'patient')).toBe('⟦Final⟧')
    expect(pages.label('Goal.description', 'patient')).toBe('⟦Goal⟧')
    expect(messages.dateLabel('Condition.recordedDate', 'provider')).toBe('⟦Recorded date⟧')
  })
})
