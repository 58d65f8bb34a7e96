import { describe, expect, it } from 'vitest'
import { describeEverySentence } from '../shared/__fixtures__/expect-sentences'
import {
  allergyResult,
  allergyText,
  combinedAllergyRows,
  reactionRows,
  riskRows,
  statusRows,
  type AllergyCase,
  type AllergyRow,
} from './__fixtures__/allergy-sentence-cases'

const all: readonly AllergyRow[] = [...riskRows, ...reactionRows, ...statusRows, ...combinedAllergyRows]
const named = (rows: readonly AllergyRow[], wanted: string): AllergyCase => {
  const found = rows.find(([facts]) => facts === wanted)
  if (!found) throw new Error(`no case “${wanted}”`)
  return found[1]
}

type Expected = readonly (readonly [facts: string, english: string, spanish: string])[]

const RISK: Expected = [
  [
    'high',
    'High risk of a serious reaction. No reaction is written down. Allergy, confirmed.',
    'Riesgo alto de una reacción grave. No hay ninguna reacción anotada. Alergia, confirmada.',
  ],
  ['low', 'No reaction is written down. Allergy, confirmed.', 'No hay ninguna reacción anotada. Alergia, confirmada.'],
  [
    'high, not confirmed',
    'High risk of a serious reaction. No reaction is written down. Allergy, not confirmed.',
    'Riesgo alto de una reacción grave. No hay ninguna reacción anotada. Alergia, no confirmada.',
  ],
  ['high, ruled out', 'Ruled out: not an allergy.', 'Descartada: no es una alergia.'],
]
const REACTION: Expected = [
  [
    'two signs of a severe reaction',
    'It caused hives and anaphylaxis, a severe reaction. Allergy, confirmed.',
    'Causó ronchas y anafilaxia, una reacción grave. Alergia, confirmada.',
  ],
  [
    'a sign with the word of the record in its plain name',
    'It caused itching (pruritus). Allergy, confirmed.',
    'Causó comezón. Alergia, confirmada.',
  ],
  [
    'a severe and a moderate reaction',
    'It caused hives, a severe reaction. It also caused nausea. Allergy, confirmed.',
    'Causó ronchas, una reacción grave. También causó náuseas. Alergia, confirmada.',
  ],
  [
    'the same sign in a severe and a mild reaction',
    'It caused hives, a severe reaction. Allergy, confirmed.',
    'Causó ronchas, una reacción grave. Alergia, confirmada.',
  ],
  [
    'three signs',
    'It caused hives, “Red rash”, and nausea. Allergy, confirmed.',
    'Causó ronchas, “Red rash” y náuseas. Alergia, confirmada.',
  ],
  [
    'a severe reaction without signs',
    'A severe reaction is written down, without details. Allergy, confirmed.',
    'Hay una reacción grave anotada, sin más detalles. Alergia, confirmada.',
  ],
  [
    'not confirmed, two reactions',
    'Reaction written down: hives, a severe reaction. Also written down: nausea. Allergy, not confirmed.',
    'Reacción anotada: ronchas, una reacción grave. También anotada: náuseas. Alergia, no confirmada.',
  ],
  ['ruled out', 'Ruled out: not an allergy.', 'Descartada: no es una alergia.'],
]
const STATUS: Expected = [
  [
    'an allergy since a year, confirmed',
    'No reaction is written down. Allergy since 1974, confirmed.',
    'No hay ninguna reacción anotada. Alergia desde 1974, confirmada.',
  ],
  [
    'an intolerance',
    'No reaction is written down. Sensitivity since 1974, confirmed.',
    'No hay ninguna reacción anotada. Sensibilidad desde 1974, confirmada.',
  ],
  [
    'thought to be true',
    'No reaction is written down. Allergy since 1974, thought to be true but not confirmed.',
    'No hay ninguna reacción anotada. Alergia desde 1974, se cree que es cierta, pero no está confirmada.',
  ],
  [
    'without any status',
    'No reaction is written down. Allergy since 1974. Status not given.',
    'No hay ninguna reacción anotada. Alergia desde 1974. No se dio el estado.',
  ],
  [
    'no longer an allergy',
    'No longer allergic. No reaction is written down.',
    'Ya no hay alergia. No hay ninguna reacción anotada.',
  ],
  [
    'not active, was not confirmed',
    'Not active now. It was not confirmed. No reaction is written down.',
    'No está activa ahora. No se confirmó. No hay ninguna reacción anotada.',
  ],
  ['entered by mistake', '', ''],
]

describe.each<readonly [rule: string, rows: readonly AllergyRow[], table: Expected]>([
  ['A1, the risk', riskRows, RISK],
  ['A2, reactions', reactionRows, REACTION],
  ['A3, kind and certainty', statusRows, STATUS],
])('%s', (_rule, rows, table) => {
  it.each([...table])('%s', (facts, english, spanish) => {
    expect([allergyText(named(rows, facts), 'en'), allergyText(named(rows, facts), 'es')]).toEqual([english, spanish])
  })
})

it('is severe with a high risk or a severe reaction, while it is current and the person lives', () => {
  const isSevere = (rows: readonly AllergyRow[], facts: string) => allergyResult(named(rows, facts), 'en').isSevere
  expect(['high', 'high, not confirmed', 'low', 'high, ruled out'].map((facts) => isSevere(riskRows, facts))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isSevere(riskRows, 'high, the person has died')).toBe(false)
  expect(isSevere(reactionRows, 'two severe reactions')).toBe(true)
  expect(isSevere(reactionRows, 'no longer an allergy')).toBe(false)
})

describeEverySentence({
  texts: (language) => all.map(([facts, data]) => [facts, allergyText(data, language)] as const),
  isSilent: (facts) => facts === 'entered by mistake',
  minDifferent: 60,
})
