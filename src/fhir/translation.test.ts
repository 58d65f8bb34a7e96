import { expect, it } from 'vitest'
import { conceptText, medicineText, showCoding } from './concept'
import { translationOf } from './translation'
import { english, spanish } from '../i18n/__fixtures__/format'

const translated = (...translations: readonly (readonly [lang: string, content: unknown])[]) => ({
  extension: translations.map(([lang, content]) => ({
    url: 'http://hl7.org/fhir/StructureDefinition/translation',
    extension: [
      { url: 'lang', valueCode: lang },
      { url: 'content', valueString: content },
    ],
  })),
})

it.each<readonly [what: string, sibling: unknown, text: string | undefined]>([
  ['the language', translated(['fr', 'asthme'], ['es', 'asma']), 'asma'],
  ['a variety of the language', translated(['es-MX', 'asma']), 'asma'],
  ['another language alone', translated(['fr', 'asthme']), undefined],
  ['no content', translated(['es', 7]), undefined],
  ['another extension', { extension: [{ url: 'https://example.org/x' }] }, undefined],
  ['nothing', undefined, undefined],
  ['an odd shape', ['asma'], undefined],
])('a translation with %s', (_what, sibling, text) =>
  expect(translationOf({ display: 'Asthma', _display: sibling }, 'display', 'es-US')).toBe(text),
)

const coding = {
  system: 'http://snomed.info/sct',
  code: '195967001',
  display: 'Asthma',
  _display: translated(['es', 'asma bronquial']),
}

it('a name is followed by the original where the record translates it, in the reader’s language only', () => {
  expect(conceptText({ coding: [coding] }, spanish)).toBe('asma bronquial (Asthma)')
  expect(medicineText({ coding: [coding] }, spanish)).toBe('asma bronquial (Asthma)')
  expect(showCoding(coding, spanish)).toMatchObject({ text: 'asma bronquial (Asthma)' })
  expect(conceptText({ coding: [coding] }, english)).toBe('Asthma')
})

it('a translation of a display does not stand for another text', () => {
  expect(conceptText({ text: 'Asthma as a child', coding: [coding] }, spanish)).toBe('Asthma as a child')
  expect(conceptText({ text: 'Cough', _text: translated(['es', 'tos']), coding: [coding] }, spanish)).toBe(
    'tos (Cough)',
  )
})
