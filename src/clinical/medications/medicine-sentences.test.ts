import { describe, expect, it } from 'vitest'
import {
  allSentences,
  directionRows,
  forbiddenRows,
  sentencesOf,
  statusRows,
  supplyRows,
  textOf,
  type Facts,
  type Row,
} from './__fixtures__/medicine-sentence-cases'
import { sentencesText } from '../shared/opening-sentence'
import type { MessageAudience } from '../../i18n/audience'

const rows: readonly Row[] = [...forbiddenRows, ...supplyRows, ...statusRows, ...directionRows]
const readers: readonly Partial<MessageAudience>[] = [
  { audience: 'patient' },
  { audience: 'proxy', firstName: 'Leo' },
  { audience: 'proxy' },
  { audience: 'patient', hasDied: true },
  { audience: 'proxy', firstName: 'Leo', hasDied: true },
]
const all: readonly Row[] = rows.flatMap(([facts, data]) =>
  readers.map((reader): Row => [`${facts}, ${JSON.stringify(reader)}`, { ...data, reader }]),
)

const named = (facts: string): Facts => {
  const found = rows.find(([name]) => name === facts)
  if (!found) throw new Error(`no case: ${facts}`)
  return found[1]
}

const expected: readonly (readonly [facts: string, english: string, spanish: string])[] = [
  ['an order not to take it', 'Do not take apixaban.', 'No tome apixabán.'],
  [
    'with words',
    'Do not take apixaban. “Do not take this or similar”',
    'No tome apixabán. “Do not take this or similar”',
  ],
  ['under the record’s own name', 'Do not take “apixaban 5 MG Oral Tablet”.', 'No tome “apixaban 5 MG Oral Tablet”.'],
  [
    'another order says not to take it',
    'Another order says: do not take. Ask before you take it. Take 1 tablet twice a day',
    'Otra orden dice que no la tome. Pregunte antes de tomarla. “Take 1 tablet twice a day”',
  ],
  [
    'a fill is recalled',
    'A fill is marked “Recalled by the maker”. Call your pharmacist now. Take 1 tablet twice a day',
    'Un surtido está marcado “Recalled by the maker”. Llame ahora a su farmacia. “Take 1 tablet twice a day”',
  ],
  [
    'ended, and filled as often as allowed',
    'Your supply should have ended on November 13. No refills left. Take 1 tablet twice a day',
    'Su medicina debía durar hasta el 13 de noviembre. No quedan surtidos. “Take 1 tablet twice a day”',
  ],
  [
    'one refill left',
    'Supply until about January 5, 2027. At most 1 refill left. Take 1 tablet twice a day',
    'Alcanza hasta el 5 de enero de 2027, más o menos. Queda como mucho 1 surtido. “Take 1 tablet twice a day”',
  ],
  ['fills are missing', 'Take 1 tablet twice a day', '“Take 1 tablet twice a day”'],
  [
    'it ended in a month',
    'This prescription ended in October 2026. Ask if you should still take it. Take 1 tablet twice a day',
    'Esta receta venció en octubre de 2026. Pregunte si debe seguir tomándola. “Take 1 tablet twice a day”',
  ],
  [
    'ordered in 1985',
    'Old entry, from 1985. Ask if you still take it. Take 1 tablet twice a day',
    'Anotada hace tiempo, en 1985. Pregunte si todavía la toma. “Take 1 tablet twice a day”',
  ],
  [
    'paused, with a reason',
    'Paused. “Slow pulse: wait”. Take 1 tablet twice a day',
    'En pausa. “Slow pulse: wait”. “Take 1 tablet twice a day”',
  ],
  [
    'reported',
    'Reported to the clinic. It may not be prescribed here. Take 1 tablet twice a day',
    'Informada a la clínica. Tal vez no se recetó aquí. “Take 1 tablet twice a day”',
  ],
  [
    'the data say the same as the words',
    'Take 1 tablet twice a day',
    'Tome 1 tableta 2 veces al día. La receta dice: “Take 1 tablet twice a day”.',
  ],
  ['as needed alone', 'As needed. No directions written.', 'Si hace falta. No hay indicaciones escritas.'],
  [
    'two that follow each other',
    'Take 2 tablets a day Then: Take 1 tablet a day',
    '“Take 2 tablets a day” Después: “Take 1 tablet a day”',
  ],
]
it.each(expected)('says of a medicine: %s', (facts, english, spanish) =>
  expect([textOf(named(facts), 'en'), textOf(named(facts), 'es')]).toEqual([english, spanish]),
)

/** What no sentence may say, apart from words of the record in quotation marks. */
const NEVER = {
  en: /\b(?:better|worse|(?:ab)?normal|(?:un)?stable|improv|controlled|(?:over)?due\b|up to date|protected|(?:un)?safe|good|bad|fine|worr|danger|serious|alarm|must|because|caused?|risk|diagnos|listed as|as sent|in words|refused|denie|very)|!/i,
  es: /(?<!\p{L})(?:mejor|peor|(?:a)?normal|estable|controlad|al día|protegid|segur|buen|mal[oa]?(?!\p{L})|peligr|grave|alarm|porque|riesgo|diagn|vigente|expediente|rechaz)|!/iu,
} as const
/** Words of advice, which only the fixed lines of M2, M5 and M6 have. */
const ADVICE = { en: /\b(?:ask|call|should still)\b/i, es: /(?<!\p{L})(?:pregunte|llame)/iu } as const
const withoutQuotes = (text: string): string => text.replace(/“[^”]*”/g, '“”')

describe.each(['en', 'es'] as const)('every sentence (%s)', (language) => {
  const texts = all.map(([facts, data]) => [facts, textOf(data, language)] as const)
  const isOwn = (facts: string) => !directionRows.some(([name]) => facts.startsWith(name))

  it('is tested with at least 200 cases', () => {
    expect(texts.length).toBeGreaterThanOrEqual(200)
    expect(new Set(texts.map(([, text]) => text)).size).toBeGreaterThan(70)
  })

  it('has none of the words that no sentence may have', () => {
    const own = all.map(([facts, data]) => {
      const sentences = allSentences(sentencesOf(data, language)).filter(({ rule }) => rule !== 'D')
      return [facts, sentencesText(sentences)] as const
    })
    expect(own.filter(([, text]) => NEVER[language].test(withoutQuotes(text)))).toEqual([])
  })

  it('is complete, and says nothing that was not sent', () => {
    for (const [facts, text] of texts) {
      expect(text, facts).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|\uFFFC/)
      if (isOwn(facts)) expect(text, facts).not.toMatch(/(?:^| )[.,]/)
    }
  })

  it('gives advice in the rules M2, M5 and M6 alone, and none about a person who has died', () => {
    for (const [facts, data] of all) {
      const advising = allSentences(sentencesOf(data, language)).filter(
        ({ rule, parts }) =>
          rule !== 'D' && parts.some(({ kind, text }) => kind !== 'quote' && ADVICE[language].test(text)),
      )
      expect(
        advising.every(({ rule }) => ['M2', 'M5', 'M6'].includes(rule)),
        facts,
      ).toBe(true)
      if (data.reader?.hasDied === true) expect(advising, facts).toEqual([])
    }
  })

  it('never addresses a proxy as the patient', () => {
    const address = { en: /\byou(?:r)?\b/i, es: /(?<!\p{L})(?:su|sus|usted)(?!\p{L})/iu }[language]
    for (const [facts, data] of all)
      if (data.reader?.audience === 'proxy')
        for (const { rule, parts } of allSentences(sentencesOf(data, language)))
          if (rule !== 'D')
            expect(
              parts.some(({ kind, text }) => kind !== 'quote' && address.test(text)),
              facts,
            ).toBe(false)
  })

  it('gives no supply and no refills where fills are missing', () => {
    for (const [facts, data] of all) {
      const rules = allSentences(sentencesOf({ ...data, hasAllFills: false }, language)).map(({ rule }) => rule)
      expect(
        rules.filter((rule) => ['M3', 'M4', 'M6'].includes(rule)),
        facts,
      ).toEqual([])
    }
  })
})

it('composes no directions for a medicine not to take', () => {
  const facts = { order: { doNotPerform: true, dosageInstruction: [{ asNeededBoolean: true }] } }
  expect(textOf(facts, 'en')).toBe('Do not take apixaban.')
})
