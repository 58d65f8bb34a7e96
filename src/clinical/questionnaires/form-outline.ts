import { objectsOf, textOf, type Json } from '../../lib/json'
import { plainText } from '../../fhir/plain-text'
import { formChoices } from './form-choices'
import { formValue } from './form-value'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'

/** How a question is answered: R4 QuestionnaireItemType, and the names of DSTU2 for the same. */
const kinds = {
  boolean: 'yesNo',
  integer: 'whole',
  decimal: 'number',
  quantity: 'amount',
  date: 'date',
  dateTime: 'moment',
  instant: 'moment',
  time: 'time',
  string: 'words',
  text: 'words',
  url: 'link',
  attachment: 'file',
  reference: 'record',
  choice: 'choice',
  'open-choice': 'openChoice',
  display: 'display',
  group: 'group',
} as const
export type FormKind = (typeof kinds)[keyof typeof kinds]

export const comparisons = ['=', '!=', '>', '<', '>=', '<='] as const
type Comparison = (typeof comparisons)[number]

/** On what a question hangs: another one by its words, and what its answer has to be. */
export type FormCondition =
  | { readonly question: string | undefined; readonly is: 'answered' | 'open' }
  | { readonly question: string | undefined; readonly is: Comparison; readonly answer: Shown }
  /** A condition that cannot be read is told, as the question may not be meant for everybody. */
  | { readonly question: string | undefined; readonly is: 'unclear' }

export interface FormPart {
  /** The number or letter before the words, as in the form. */
  readonly prefix: string | undefined
  readonly text: string | undefined
  /** Undefined for a kind that no standard has. */
  readonly kind: FormKind | undefined
  readonly kindSent: string | undefined
  readonly required: boolean
  readonly repeats: boolean
  readonly readOnly: boolean
  readonly longest: number | undefined
  readonly choices: readonly Shown[]
  /** Where the choices are, when they did not come with the form. */
  readonly choicesAt: string | undefined
  readonly filledIn: readonly Shown[]
  readonly conditions: readonly FormCondition[]
  /** Whether one of the conditions is enough. */
  readonly anyOf: boolean
  readonly parts: readonly FormPart[]
}

/** A group or a question: R4 and STU3 have one kind of item, DSTU2 groups of groups and questions. */
const childrenOf = (item: Json): readonly Json[] => [
  ...objectsOf(item['item']),
  ...objectsOf(item['group']).map((group) => ({ type: 'group', ...group })),
  ...objectsOf(item['question']),
]

/** The words of an item; a group of DSTU2 has a title. */
const wordsOf = (item: Json): string | undefined => {
  const words = [textOf(item['title']), textOf(item['text'])].filter((text) => text !== undefined).map(plainText)
  return words.length === 0 ? undefined : words.join(': ')
}

function textsOf(items: readonly Json[]): readonly (readonly [linkId: string, text: string])[] {
  return items.flatMap((item) => {
    const [id, text] = [textOf(item['linkId']), wordsOf(item)]
    return [...(id === undefined || text === undefined ? [] : [[id, text] as const]), ...textsOf(childrenOf(item))]
  })
}

function conditionOf(sent: Json, texts: ReadonlyMap<string, string>): FormCondition {
  const id = textOf(sent['question'])
  const question = id === undefined ? undefined : (texts.get(id) ?? id)
  const { operator, hasAnswer, answerBoolean } = sent
  // STU3 has no operators: an answer that it has to be, or that there is one.
  if (typeof hasAnswer === 'boolean') return { question, is: hasAnswer ? 'answered' : 'open' }
  if (operator === 'exists')
    return typeof answerBoolean === 'boolean'
      ? { question, is: answerBoolean ? 'answered' : 'open' }
      : { question, is: 'unclear' }
  const is = operator === undefined ? '=' : comparisons.find((one) => one === operator)
  const answer = formValue(sent, 'answer')
  return is === undefined || answer === undefined ? { question, is: 'unclear' } : { question, is, answer }
}

function partOf(item: Json, form: Resource, texts: ReadonlyMap<string, string>): FormPart {
  const sent = textOf(item['type'])
  const isTrue = (name: string): boolean => item[name] === true
  const longest = item['maxLength']
  const { choices, at, picked } = formChoices(item, form)
  const initial = objectsOf(item['initial']).flatMap((one) => formValue(one, 'value') ?? [])
  const earlier = formValue(item, 'initial')
  return {
    prefix: textOf(item['prefix']),
    text: wordsOf(item),
    kind: sent !== undefined && Object.hasOwn(kinds, sent) ? kinds[sent as keyof typeof kinds] : undefined,
    kindSent: sent,
    required: isTrue('required'),
    repeats: isTrue('repeats'),
    readOnly: isTrue('readOnly'),
    longest: typeof longest === 'number' ? longest : undefined,
    choices,
    choicesAt: at,
    filledIn: [...initial, ...(earlier ? [earlier] : []), ...picked],
    conditions: objectsOf(item['enableWhen']).map((one) => conditionOf(one, texts)),
    // R4: with more than one condition it has to be said; STU3 has always meant any of them.
    anyOf: item['enableBehavior'] !== 'all',
    parts: childrenOf(item).map((child) => partOf(child, form, texts)),
  }
}

/** The questions of a form in their order, with their choices and on what they hang: R4 and STU3 (`item`), DSTU2 (`group`). */
export function formOutline(form: Resource): readonly FormPart[] {
  const items = childrenOf(form)
  const texts = new Map(textsOf(items))
  return items.map((item) => partOf(item, form, texts))
}
