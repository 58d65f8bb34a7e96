import { codingsOf } from '../../fhir/concept'
import { listOf, textOf, isObject } from '../../lib/json'
import { comparedPart } from '../../lib/matched-text'
import type { Resource } from '../../fhir/resource'

/** Elements with the concept that a record is about. */
const namingElements = ['code', 'medicationCodeableConcept', 'vaccineCode', 'type'] as const

const micrograms: Readonly<Record<string, number>> = { mcg: 1, ug: 1, mg: 1e3, g: 1e6, gm: 1e6 }

/** Strengths that are no concentration: those of a liquid are written in many ways. */
const strengthsIn = (name: string): readonly string[] =>
  [
    ...comparedPart(name).matchAll(
      /(?<!\d)(\d[\d,]{0,20}(?:\.\d{1,20})?|\.\d{1,20}) ?(mcg|ug|mg|gm?)\b(?! ?\/ ?(?:\d|ml))/gi,
    ),
  ].map(([, digits = '', unit = '']) =>
    String(Number(digits.replaceAll(',', '')) * (micrograms[unit.toLowerCase()] ?? NaN)),
  )

const romanNumerals = ['', 'i', 'ii', 'iii', 'iv']

/** Types by number or letter: "type 2", "stage IV", "hepatitis B". */
const typesIn = (name: string): readonly string[] =>
  [...comparedPart(name).matchAll(/\b(type|stage|grade|hepatitis) (\d|i{1,3}|iv|[a-e])\b/gi)].map(
    ([, word = '', mark = '']) => {
      const numeral = word.toLowerCase() === 'hepatitis' ? -1 : romanNumerals.indexOf(mark.toLowerCase())
      return `${word} ${numeral > 0 ? numeral : mark}`.toLowerCase()
    },
  )

/** Whether both lists have entries, and each has one that the other has not. */
const conflict = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((each) => !b.includes(each)) && b.some((each) => !a.includes(each))

/** True when the text of a record and the display of a code name different strengths or types, as 500 mg beside 325 mg. */
export const hasConflictingNames = (record: Resource): boolean =>
  namingElements
    .flatMap((element) => listOf(record[element]))
    .some((concept) => {
      const text = isObject(concept) ? textOf(concept['text']) : undefined
      return (
        text !== undefined &&
        codingsOf(concept).some(
          ({ display = '' }) =>
            conflict(strengthsIn(text), strengthsIn(display)) || conflict(typesIn(text), typesIn(display)),
        )
      )
    })
