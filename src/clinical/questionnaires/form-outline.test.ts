import { expect, test } from 'vitest'
import '../../i18n/__fixtures__/english'
import { formOutline, type FormPart } from './form-outline'
import type { Resource } from '../../fhir/resource'

const form = (elements: object): Resource => ({ resourceType: 'Questionnaire', id: 'f', ...elements })
const parts = (item: object, besides: object = {}): readonly FormPart[] =>
  formOutline(form({ item: [item], ...besides }))
const texts = (all: readonly FormPart[]): unknown[] =>
  all.map(({ text, kind, parts: below }) => (below.length > 0 ? [text, kind, texts(below)] : [text, kind]))

test('groups, questions and what is only read stand in their order, however deep', () => {
  const item = [
    { type: 'display', text: 'Hello' },
    { type: 'group', text: 'One', item: [{ type: 'boolean', text: 'Sure?', item: [{ type: 'text', text: 'Why?' }] }] },
  ]
  expect(texts(formOutline(form({ item })))).toEqual([
    ['Hello', 'display'],
    ['One', 'group', [['Sure?', 'yesNo', [['Why?', 'words']]]]],
  ])
})

test('groups and questions of DSTU2 are read the same', () => {
  const group = {
    title: 'All',
    group: [
      {
        text: 'One',
        question: [{ text: 'Age?', type: 'integer', group: [{ question: [{ text: 'Months?', type: 'decimal' }] }] }],
      },
    ],
  }
  expect(texts(formOutline(form({ group })))).toEqual([
    ['All', 'group', [['One', 'group', [['Age?', 'whole', [[undefined, 'group', [['Months?', 'number']]]]]]]]],
  ])
})

test.each([
  ['integer', 'whole'],
  ['open-choice', 'openChoice'],
  ['constructor', undefined],
  ['newest', undefined],
])('a question of the type %s is answered by %s', (type, kind) => {
  expect(parts({ type, text: 'x' })[0]).toMatchObject({ kind, kindSent: type })
})

test.each([
  [{ required: true }, { required: true, repeats: false, readOnly: false, longest: undefined }],
  [
    { repeats: true, maxLength: 5 },
    { required: false, repeats: true, longest: 5 },
  ],
  [
    { readOnly: true, required: 'true' },
    { readOnly: true, required: false },
  ],
])('what is said of the answer is read: %j', (sent, expected) => {
  expect(parts({ type: 'string', text: 'x', ...sent })[0]).toMatchObject(expected)
})

const named = (text: string) => expect.objectContaining({ kind: 'concept', text }) as unknown
const contained = (set: object) => ({ contained: [{ resourceType: 'ValueSet', id: 's', ...set }] })
const concepts = [
  { code: 'a', display: 'Apple' },
  { code: 'b', display: 'Pear' },
]

test.each([
  [
    'in the question',
    { answerOption: [{ valueString: 'Walk' }, { valueInteger: 3 }, { valueCoding: concepts[0] }] },
    {},
    [{ kind: 'text', text: 'Walk' }, { kind: 'quantity', value: '3' }, named('Apple')],
  ],
  ['as DSTU2 has them', { option: concepts }, {}, [named('Apple'), named('Pear')]],
  [
    'in a set inside the form',
    { answerValueSet: '#s' },
    contained({ compose: { include: [{ system: 'x', concept: concepts }] } }),
    [named('Apple'), named('Pear')],
  ],
  [
    'in a set that is drawn up',
    { options: { reference: '#s' } },
    contained({ expansion: { contains: [{ abstract: true, code: 'q', display: 'Fruit', contains: concepts }] } }),
    [named('Apple'), named('Pear')],
  ],
])('choices are found %s', (_, sent, besides, expected) => {
  expect(parts({ type: 'choice', text: 'x', ...sent }, besides)[0]).toMatchObject({
    choices: expected,
    choicesAt: undefined,
  })
})

test.each([
  ['elsewhere', { answerValueSet: 'https://sets.example/fruit' }, 'https://sets.example/fruit'],
  ['nowhere in the form', { answerValueSet: '#none' }, '#none'],
])('a set of choices that is %s is told by its address', (_, sent, at) => {
  expect(parts({ type: 'choice', text: 'x', ...sent })[0]).toMatchObject({ choices: [], choicesAt: at })
})

test('what is filled in already is told: initial values, and choices that are made', () => {
  const [first] = parts({
    type: 'choice',
    text: 'x',
    initial: [{ valueString: 'Swim' }],
    answerOption: [{ valueString: 'Walk', initialSelected: true }, { valueString: 'Run' }],
  })
  expect(first?.filledIn).toEqual([
    { kind: 'text', text: 'Swim' },
    { kind: 'text', text: 'Walk' },
  ])
})

const smokes = { linkId: 's', type: 'boolean', text: 'Do you smoke?' }
test.each([
  [
    { question: 's', operator: '=', answerBoolean: true },
    { question: 'Do you smoke?', is: '=', answer: { kind: 'boolean', value: true } },
  ],
  [
    { question: 's', operator: '>=', answerInteger: 5 },
    { question: 'Do you smoke?', is: '>=', answer: { kind: 'quantity', value: '5' } },
  ],
  [
    { question: 's', operator: 'exists', answerBoolean: false },
    { question: 'Do you smoke?', is: 'open' },
  ],
  [
    { question: 's', hasAnswer: true },
    { question: 'Do you smoke?', is: 'answered' },
  ],
  [
    { question: 's', answerString: 'x' },
    { question: 'Do you smoke?', is: '=', answer: { kind: 'text', text: 'x' } },
  ],
  [
    { question: 'gone', operator: 'exists', answerBoolean: true },
    { question: 'gone', is: 'answered' },
  ],
  [
    { question: 's', operator: 'exists' },
    { question: 'Do you smoke?', is: 'unclear' },
  ],
  [
    { question: 's', operator: 'like', answerString: 'x' },
    { question: 'Do you smoke?', is: 'unclear' },
  ],
  [{ operator: '=' }, { question: undefined, is: 'unclear' }],
])('a condition is told by the words of the question that it names: %j', (enableWhen, expected) => {
  const [, second] = formOutline(form({ item: [smokes, { type: 'text', text: 'x', enableWhen: [enableWhen] }] }))
  expect(second?.conditions).toEqual([expected])
})

test.each([
  ['all', false],
  ['any', true],
  [undefined, true],
])('of several conditions with enableBehavior %s it is %s that one is enough', (enableBehavior, anyOf) => {
  expect(parts({ type: 'text', text: 'x', enableBehavior })[0]?.anyOf).toBe(anyOf)
})

test.each([
  [{}],
  [{ item: null }],
  [{ item: ['x', null, 5] }],
  [{ item: [{ item: 'x', enableWhen: 5, answerOption: [null], initial: {} }] }],
])('whatever is sent, something is read: %j', (sent) => {
  expect(() => formOutline(form(sent))).not.toThrow()
})
