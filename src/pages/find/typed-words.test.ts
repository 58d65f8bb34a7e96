import { expect, it } from 'vitest'
import { typedWords } from './typed-words'

it.each([
  [['blood', 'pressur'], ['what do I take for blood pressure?'], 'blood pressure'],
  [['presion', 'arteri'], ['¿Qué tomo para la presión arterial?'], 'presión arterial'],
  [['cholesterol'], ['last cholestrol', 'cholesterol'], 'cholesterol'],
  [['kidney'], ['other words'], 'kidney'],
  [[], ['words'], ''],
] as const)('the terms %j of %j are shown as “%s”', (terms, texts, shown) => {
  expect(typedWords(terms, texts)).toBe(shown)
})
