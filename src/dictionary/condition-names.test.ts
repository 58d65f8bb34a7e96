import { expect, it } from 'vitest'
import { entriesOf, type DictionaryFile } from './entry'

const files = import.meta.glob<DictionaryFile>('./data/conditions/*.ts', { eager: true, import: 'default' })
const named = Object.values(files)
  .flatMap(entriesOf)
  .flatMap(({ codes, en, es }) =>
    codes.flatMap(({ code, name }) => (name === undefined ? [] : [{ code, official: name, en: en.name, es: es.name }])),
  )

/** What an official name says, and what the plain names in both languages must then also say. */
const requiredWords: readonly (readonly [official: RegExp, en: RegExp, es: RegExp])[] = [
  [/^(?:old|history of|personal history)\b/i, /past|artificial/i, /pasado|prótesis/i],
  [/\bsuspected\b/i, /suspected/i, /sospecha|posible/i],
  [/^at risk/i, /risk/i, /riesgo/i],
  [/^malignant (?:neoplasm|tumor) of\b/i, /cancer|melanoma/i, /cáncer|melanoma/i],
  [/^secondary malignant/i, /spread/i, /extendió/i],
  [/\bstage 1\b/i, /stage 1\b/, /etapa 1\b/],
  [/\bstage 2\b/i, /stage 2\b/, /etapa 2\b/],
  [/\bstage 3/i, /stage 3\b/, /etapa 3\b/],
  [/\bstage 4\b/i, /stage 4\b/, /etapa 4\b/],
  [/^(?:type 1 diabetes mellitus|diabetes mellitus type 1)\b/i, /type 1/i, /tipo 1/i],
  [/\bseasonal\b/i, /season/i, /temporada/i],
  [/^perennial/i, /all year/i, /todo el año/i],
  [/^acute bronchitis/i, /^acute/i, /aguda/i],
  [/^(?:acute )?upper respiratory infection/i, /^upper airway/i, /vías altas/i],
  [/^chronic (?!obstructive|congestive|systolic|diastolic|atrial|gingivitis)/i, /chronic/i, /crónic/i],
]

it.each(requiredWords)(
  'the plain name of a condition keeps the meaning of its official name: %s',
  (official, en, es) => {
    const of = named.filter((each) => official.test(each.official))
    expect(of.length).toBeGreaterThan(0)
    expect(of.filter((each) => !en.test(each.en) || !es.test(each.es))).toEqual([])
  },
)

it('a perennial allergy is not called hay fever', () => {
  expect(
    named.filter((each) => /perennial/i.test(each.official) && /hay fever|heno/i.test(`${each.en} ${each.es}`)),
  ).toEqual([])
})
