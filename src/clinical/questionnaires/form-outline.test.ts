import { expect, test } from 'vitest'
import { formOutline, type FormItem } from './form-outline'
import type { ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const questionnaire = (elements: object): ResourceOf<'Questionnaire'> => ({
  resourceType: 'Questionnaire',
  id: 'f',
  ...elements,
})
const outline = (item: object, form: object = {}): readonly FormItem[] =>
  formOutline(questionnaire({ item: [item], ...form }), english)
const texts = (all: readonly FormItem[]): unknown[] =>
  all.map(({ text, kind, items }) => (items.length > 0 ? [text, kind, texts(items)] : [text, kind]))

test('keeps the order and nesting of groups, questions and display items', () => {
  const item = [
    { type: 'display', text: 'Hello' },
    { type: 'group', text: 'One', item: [{ type: 'boolean', text: 'Sure?', item: [{ type: 'text', text: 'Why?' }] }] },
  ]
  expect(texts(formOutline(questionnaire({ item }), english))).toEqual([
    ['Hello', 'display'],
    ['One', 'group', [['Sure?', 'yesNo', [['Why?', 'words']]]]],
  ])
})

test('reads DSTU2 groups and questions in the same way', () => {
  const group = {
    title: 'All',
    group: [
      {
        text: 'One',
        question: [{ text: 'Age?', type: 'integer', group: [{ question: [{ text: 'Months?', type: 'decimal' }] }] }],
      },
    ],
  }
  expect(texts(formOutline(questionnaire({ group }), english))).toEqual([
    ['All', 'group', [['One', 'group', [['Age?', 'whole', [[undefined, 'group', [['Months?', 'number']]]]]]]]],
  ])
})

test.each([
  ['integer', 'whole'],
  ['open-choice', 'openChoice'],
  ['constructor', undefined],
  ['newest', undefined],
])('maps the type %s to the answer kind %s', (type, kind) => {
  expect(outline({ type, text: 'x' })[0]).toMatchObject({ kind, typeAsSent: type })
})

test.each([
  [{ required: true }, { required: true, repeats: false, readOnly: false, maxLength: undefined }],
  [
    { repeats: true, maxLength: 5 },
    { required: false, repeats: true, maxLength: 5 },
  ],
  [
    { readOnly: true, required: 'true' },
    { readOnly: true, required: false },
  ],
])('reads the constraints of an answer: %j', (sent, expected) => {
  expect(outline({ type: 'string', text: 'x', ...sent })[0]).toMatchObject(expected)
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
  ['listed as in DSTU2', { option: concepts }, {}, [named('Apple'), named('Pear')]],
  [
    'in a contained ValueSet',
    { answerValueSet: '#s' },
    contained({ compose: { include: [{ system: 'x', concept: concepts }] } }),
    [named('Apple'), named('Pear')],
  ],
  [
    'in a contained expansion',
    { options: { reference: '#s' } },
    contained({ expansion: { contains: [{ abstract: true, code: 'q', display: 'Fruit', contains: concepts }] } }),
    [named('Apple'), named('Pear')],
  ],
])('finds choices %s', (_, sent, form, expected) => {
  expect(outline({ type: 'choice', text: 'x', ...sent }, form)[0]).toMatchObject({
    choices: expected,
    choicesAddress: undefined,
  })
})

test.each([
  ['elsewhere', { answerValueSet: 'https://sets.example/fruit' }, 'https://sets.example/fruit'],
  ['nowhere in the form', { answerValueSet: '#none' }, '#none'],
])('gives the address of a ValueSet that is %s', (_, sent, choicesAddress) => {
  expect(outline({ type: 'choice', text: 'x', ...sent })[0]).toMatchObject({ choices: [], choicesAddress })
})

test('lists initial values and preselected choices', () => {
  const [first] = outline({
    type: 'choice',
    text: 'x',
    initial: [{ valueString: 'Swim' }],
    answerOption: [{ valueString: 'Walk', initialSelected: true }, { valueString: 'Run' }],
  })
  expect(first?.initialValues).toEqual([
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
])('describes a condition by the text of its question: %j', (enableWhen, expected) => {
  const [, second] = formOutline(
    questionnaire({ item: [smokes, { type: 'text', text: 'x', enableWhen: [enableWhen] }] }),
    english,
  )
  expect(second?.conditions).toEqual([expected])
})

test.each([
  ['all', false],
  ['any', true],
  [undefined, true],
])('with enableBehavior %s, one condition is enough: %s', (enableBehavior, anyOf) => {
  expect(outline({ type: 'text', text: 'x', enableBehavior })[0]?.anyOf).toBe(anyOf)
})

test.each([
  [{}],
  [{ item: null }],
  [{ item: ['x', null, 5] }],
  [{ item: [{ item: 'x', enableWhen: 5, answerOption: [null], initial: {} }] }],
])('reads invalid content without an error: %j', (sent) => {
  expect(() => formOutline(questionnaire(sent), english)).not.toThrow()
})
