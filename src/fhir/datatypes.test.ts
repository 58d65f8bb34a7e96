import { describe, expect, it } from 'vitest'
import { createCodeText } from '../i18n/code-text'
import { home } from '../i18n/locales/en/home'
import { recordPages } from '../i18n/locales/en/record-pages'
import { conceptText } from './concept'
import { preferredNameText } from './human-name'
import { parseReference } from './reference'
import { showAddress, showContactPoint } from './show-details'
import { english } from '../i18n/__fixtures__/format'

describe('concepts read', () => {
  it.each([
    [{ text: 'T', coding: [{ display: 'D', code: 'c' }] }, 'T'],
    [{ coding: [{ code: 'c' }, { display: 'D' }] }, 'D'],
    [{ coding: [{ display: 'D' }, { display: 'Chosen', userSelected: true }] }, 'Chosen'],
    [{ coding: [{ code: 'c' }] }, 'Code c'],
    [{}, undefined],
  ])('%j as %s', (concept, text) => expect(conceptText(concept, english)).toBe(text))
})

describe('names read', () => {
  it.each([
    [
      [
        { use: 'old', family: 'Old' },
        { use: 'usual', given: ['Ana'], family: 'Ruiz' },
      ],
      'Ana Ruiz',
    ],
    [
      [
        { use: 'usual', text: 'Annie' },
        { use: 'official', family: 'Ruiz' },
      ],
      'Ruiz',
    ],
    [[{ use: 'official', family: 'Before', period: { end: '2020' } }, { family: 'Now' }], 'Now'],
    [[{ use: 'old', family: 'Only' }], 'Only'],
    [[{}], undefined],
  ])('%j as %s', (names, text) => expect(preferredNameText(names)).toBe(text))
})

describe('references are', () => {
  it.each([
    ['Patient/p1', { kind: 'relative', type: 'Patient', id: 'p1' }],
    [
      'https://ehr.example/fhir/Patient/p1/_history/2',
      { kind: 'absolute', url: 'https://ehr.example/fhir/Patient/p1/_history/2', type: 'Patient', id: 'p1' },
    ],
    ['https://ehr.example/odd?x=1', { kind: 'absolute', url: 'https://ehr.example/odd?x=1' }],
    ['#m1', { kind: 'contained', id: 'm1' }],
    ['urn:uuid:1', { kind: 'urn', urn: 'urn:uuid:1' }],
    ['#', undefined],
    ['javascript:alert(1)', undefined],
    ['Patient/../x', undefined],
  ])('%s', (reference, parsed) => expect(parseReference(reference)).toEqual(parsed))
})

describe('contact', () => {
  it.each([
    [{ system: 'phone', value: '(555) 010-0100' }, 'tel:5550100100'],
    [{ system: 'url', value: 'javascript:alert(1)' }, undefined],
    [{ system: 'url', value: 'https://clinic.example' }, 'https://clinic.example'],
  ])('%j links to %s', (contact, href) => {
    const text = JSON.stringify(showContactPoint(contact))
    expect(text).toContain(contact.value)
    expect(/"href":"([^"]+)"/.exec(text)?.[1]).toBe(href)
  })

  it('formats an address on one line', () => {
    expect(showAddress({ line: ['1 Main St'], city: 'Oslo', state: ['OH'], postalCode: '44000' })).toEqual({
      kind: 'text',
      text: '1 Main St, Oslo, OH 44000',
    })
  })
})

it.each([
  ['Condition.clinicalStatus', 'active', 'patient', undefined, 'Current'],
  ['Condition.clinicalStatus', 'active', 'provider', undefined, 'Active'],
  ['Condition.clinicalStatus', 'brand-new', 'patient', undefined, 'Brand new'],
  ['Condition.clinicalStatus', 'brand-new', 'patient', 'Said', 'Said'],
  ['Nothing.known', 'entered-in-error', 'proxy', undefined, 'Entered by mistake'],
  ['Condition.clinicalStatus', 'toString', 'patient', undefined, 'ToString'],
] as const)('%s %s for a %s (display %s) reads %s', (group, code, audience, display, text) => {
  expect(createCodeText({ ...home.codes, ...recordPages.codes })(group, code, audience, display)).toBe(text)
})
