import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { decodePlainText } from '../../fhir/plain-text'
import { show } from '../../fhir/show'
import { showByShape } from '../../fhir/show-by-shape'
import type { ResourceOf } from '../../fhir/resource'
import type { DisplayValue } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'

/** Kinds of answers by R4 QuestionnaireItemType and its DSTU2 names. */
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

export const formComparisons = ['=', '!=', '>', '<', '>=', '<='] as const
type Comparison = (typeof formComparisons)[number]

/** When a question applies: another question, by its text, and the answer it needs. */
export type FormCondition =
  | { readonly question: string | undefined; readonly is: 'answered' | 'open' }
  | { readonly question: string | undefined; readonly is: Comparison; readonly answer: DisplayValue }
  /** An unreadable condition is shown, as the question may not apply to everyone. */
  | { readonly question: string | undefined; readonly is: 'unclear' }

export interface FormItem {
  /** The number or letter before the text, as in the form. */
  readonly prefix: string | undefined
  readonly text: string | undefined
  /** Undefined for a type that is in no version of FHIR. */
  readonly kind: FormKind | undefined
  readonly typeAsSent: string | undefined
  readonly required: boolean
  readonly repeats: boolean
  readonly readOnly: boolean
  readonly maxLength: number | undefined
  readonly choices: readonly DisplayValue[]
  /** The address of the choices when the form does not contain them. */
  readonly choicesAddress: string | undefined
  readonly initialValues: readonly DisplayValue[]
  readonly conditions: readonly FormCondition[]
  /** Whether one of the conditions is enough (`enableBehavior`). */
  readonly anyOf: boolean
  readonly items: readonly FormItem[]
}

/** The value of a choice element such as `answer[x]`. */
function formValue(item: Json, name: string, format: FormatContext): DisplayValue | undefined {
  const [element, value] =
    Object.entries(item).find(([key]) => key.startsWith(name) && /^[A-Z]/.test(key.slice(name.length))) ?? []
  return element === undefined ? undefined : showByShape(value, `Questionnaire.${element}`, format)
}

interface FormChoices {
  readonly choices: readonly DisplayValue[]
  /** The address of the choices when the form does not contain them. */
  readonly address: string | undefined
  /** Choices with `initialSelected`. */
  readonly preselected: readonly DisplayValue[]
}

const showCoding = (value: Json, format: FormatContext): readonly DisplayValue[] => {
  const shown = show(value, 'Coding', 'Questionnaire.option', format)
  return shown ? [shown] : []
}

/** The codings of a ValueSet contained in the form: its expansion, else its `compose`. */
function containedCodings(set: Json): readonly Json[] {
  const { expansion, compose } = set
  const nested = (entry: Json): readonly Json[] => [entry, ...objectsOf(entry['contains']).flatMap(nested)]
  if (isObject(expansion))
    return objectsOf(expansion['contains'])
      .flatMap(nested)
      .filter((entry) => entry['abstract'] !== true && textOf(entry['code']) !== undefined)
  return isObject(compose)
    ? objectsOf(compose['include']).flatMap((include) =>
        objectsOf(include['concept']).map((concept) => ({ system: include['system'], ...concept })),
      )
    : []
}

/** The address of the answer ValueSet: R4 `answerValueSet`, in earlier versions `options`. */
function valueSetAddress(item: Json): string | undefined {
  const { options } = item
  return textOf(item['answerValueSet']) ?? (isObject(options) ? textOf(options['reference']) : textOf(options))
}

/** The choices of a question: listed in the question, in a contained ValueSet, or in a ValueSet that the form only refers to. */
function formChoices(item: Json, form: ResourceOf<'Questionnaire'>, format: FormatContext): FormChoices {
  const listed = [...objectsOf(item['answerOption']), ...objectsOf(item['option'])].map((option) => ({
    shown: formValue(option, 'value', format) ?? showCoding(option, format)[0],
    isPreselected: option['initialSelected'] === true,
  }))
  const address = valueSetAddress(item)
  const set = address?.startsWith('#')
    ? objectsOf(form.contained).find(({ id }) => `#${textOf(id) ?? ''}` === address)
    : undefined
  const fromSet = set === undefined ? [] : containedCodings(set).flatMap((each) => showCoding(each, format))
  return {
    choices: [...listed.flatMap(({ shown }) => shown ?? []), ...fromSet],
    address: fromSet.length > 0 ? undefined : address,
    preselected: listed.flatMap(({ shown, isPreselected }) => (isPreselected && shown ? [shown] : [])),
  }
}

/** Groups and questions: `item` in R4 and STU3, `group` and `question` in DSTU2. */
const childrenOf = (item: Json): readonly Json[] => [
  ...objectsOf(item['item']),
  ...objectsOf(item['group']).map((group) => ({ type: 'group', ...group })),
  ...objectsOf(item['question']),
]

/** The text of an item; a DSTU2 group also has a title. */
const itemText = (item: Json): string | undefined => {
  const texts = [textOf(item['title']), textOf(item['text'])].filter((text) => text !== undefined).map(decodePlainText)
  return texts.length === 0 ? undefined : texts.join(': ')
}

function textsOf(items: readonly Json[]): readonly (readonly [linkId: string, text: string])[] {
  return items.flatMap((item) => {
    const [id, text] = [textOf(item['linkId']), itemText(item)]
    return [...(id === undefined || text === undefined ? [] : [[id, text] as const]), ...textsOf(childrenOf(item))]
  })
}

function conditionOf(enableWhen: Json, texts: ReadonlyMap<string, string>, format: FormatContext): FormCondition {
  const id = textOf(enableWhen['question'])
  const question = id === undefined ? undefined : (texts.get(id) ?? id)
  const { operator, hasAnswer, answerBoolean } = enableWhen
  // STU3 has no operator: either `hasAnswer` or the answer itself.
  if (typeof hasAnswer === 'boolean') return { question, is: hasAnswer ? 'answered' : 'open' }
  if (operator === 'exists')
    return typeof answerBoolean === 'boolean'
      ? { question, is: answerBoolean ? 'answered' : 'open' }
      : { question, is: 'unclear' }
  const is = operator === undefined ? '=' : formComparisons.find((each) => each === operator)
  const answer = formValue(enableWhen, 'answer', format)
  return is === undefined || answer === undefined ? { question, is: 'unclear' } : { question, is, answer }
}

function formItemOf(
  item: Json,
  form: ResourceOf<'Questionnaire'>,
  texts: ReadonlyMap<string, string>,
  format: FormatContext,
): FormItem {
  const type = textOf(item['type'])
  const isTrue = (name: string): boolean => item[name] === true
  const maxLength = item['maxLength']
  const { choices, address: choicesAddress, preselected } = formChoices(item, form, format)
  const initial = objectsOf(item['initial']).flatMap((each) => formValue(each, 'value', format) ?? [])
  const initialBeforeR4 = formValue(item, 'initial', format)
  return {
    prefix: textOf(item['prefix']),
    text: itemText(item),
    kind: type !== undefined && Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : undefined,
    typeAsSent: type,
    required: isTrue('required'),
    repeats: isTrue('repeats'),
    readOnly: isTrue('readOnly'),
    maxLength: typeof maxLength === 'number' ? maxLength : undefined,
    choices,
    choicesAddress,
    initialValues: [...initial, ...(initialBeforeR4 ? [initialBeforeR4] : []), ...preselected],
    conditions: objectsOf(item['enableWhen']).map((each) => conditionOf(each, texts, format)),
    // R4 requires enableBehavior with more than one condition; in STU3 any condition is enough.
    anyOf: item['enableBehavior'] !== 'all',
    items: childrenOf(item).map((child) => formItemOf(child, form, texts, format)),
  }
}

/** The questions of a Questionnaire in order, with choices and conditions, for R4 and STU3 (`item`) and DSTU2 (`group`). */
export function formOutline(form: ResourceOf<'Questionnaire'>, format: FormatContext): readonly FormItem[] {
  const items = childrenOf(form)
  const texts = new Map(textsOf(items))
  return items.map((item) => formItemOf(item, form, texts, format))
}
