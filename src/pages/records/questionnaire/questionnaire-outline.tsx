import { useMemo } from 'react'
import { formOutline, type FormCondition, type FormItem } from '../../../clinical/questionnaires/form-outline'
import { Card } from '../../../ui/card'
import { useLoadedMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import { loadQuestionnaireMessages } from '../../../i18n/loader'
import type { QuestionnaireMessages } from '../../../i18n/types'
import styles from './questionnaire-outline.module.css'
import type { ResourceOf } from '../../../fhir/resource'
import type { DisplayValue } from '../../../fhir/display-value'
import { useFormat } from '../../../language/language-context'

/** A questionnaire as an outline: how each question is answered, its choices, and when it is asked. Read-only. */
export default function QuestionnaireOutline({ form }: { form: ResourceOf<'Questionnaire'> }) {
  const format = useFormat()
  const messages = useLoadedMessages(loadQuestionnaireMessages)
  const items = useMemo(() => formOutline(form, format), [form, format])
  return (
    <Card title={messages.questions}>
      <p className="muted">{items.length === 0 ? messages.none : messages.intro}</p>
      <ItemList items={items} messages={messages} level={3} />
    </Card>
  )
}

interface ItemListProps {
  readonly items: readonly FormItem[]
  readonly messages: QuestionnaireMessages
  /** Heading level of the groups. */
  readonly level: number
}

function ItemList({ items, messages, level }: ItemListProps) {
  if (items.length === 0) return null
  return (
    <ol className={styles['parts']}>
      {items.map((item, index) => (
        <li key={index}>
          <QuestionnaireItem item={item} messages={messages} level={level} />
        </li>
      ))}
    </ol>
  )
}

/** Heading elements by level, from the third on; deeper groups stay at the sixth. */
const GROUP_HEADINGS = ['h3', 'h4', 'h5', 'h6'] as const

function QuestionnaireItem({
  item,
  messages,
  level,
}: {
  item: FormItem
  messages: QuestionnaireMessages
  level: number
}) {
  const { prefix, text, kind, choices, choicesAddress, initialValues, items } = item
  const Text = kind === 'display' || kind === 'group' ? 'bdi' : 'strong'
  const Name = kind === 'group' ? (GROUP_HEADINGS[Math.min(level, 6) - 3] ?? 'h6') : 'p'
  return (
    <>
      <Name>
        {prefix === undefined ? null : <bdi>{prefix} </bdi>}
        {text === undefined ? messages.noText : <Text dir="auto">{text}</Text>}
      </Name>
      <AnswerFormat item={item} messages={messages} />
      <EnableWhen item={item} messages={messages} />
      <ValueList title={messages.choices} values={choices} />
      {choicesAddress === undefined ? null : <p className="muted small">{messages.choicesAt(choicesAddress)}</p>}
      <ValueList title={messages.filledIn} values={initialValues} />
      <ItemList items={items} messages={messages} level={level + 1} />
    </>
  )
}

const answerTypeText = (kind: NonNullable<FormItem['kind']>, messages: QuestionnaireMessages): string | undefined =>
  kind === 'group' || kind === 'display' ? undefined : messages.kinds[kind]

/** How an item is answered, in one line; groups and display items have no answer. */
function AnswerFormat({
  item: { kind, typeAsSent, required, repeats, readOnly, maxLength },
  messages,
}: {
  item: FormItem
  messages: QuestionnaireMessages
}) {
  const unknownType = typeAsSent === undefined ? undefined : messages.otherKind(typeAsSent)
  const answerType = kind === undefined ? unknownType : answerTypeText(kind, messages)
  const facts = [
    answerType,
    required ? messages.required : undefined,
    repeats ? messages.repeats : undefined,
    readOnly ? messages.readOnly : undefined,
    maxLength === undefined ? undefined : messages.maxLength(maxLength),
  ].filter((fact) => fact !== undefined)
  return facts.length === 0 ? null : <p className="muted small">{facts.join(' · ')}</p>
}

function ValueList({ title, values }: { title: string; values: readonly DisplayValue[] }) {
  if (values.length === 0) return null
  return (
    <div>
      <p className="small">{title}</p>
      <ul>
        {values.map((value, index) => (
          <li key={index}>
            <Value value={value} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The conditions under which an item is asked (R4 `Questionnaire.item.enableWhen`). */
function EnableWhen({ item: { conditions, anyOf }, messages }: { item: FormItem; messages: QuestionnaireMessages }) {
  const [first, ...others] = conditions
  if (first === undefined) return null
  const severalTitle = anyOf ? messages.onlyIfAny : messages.onlyIfAll
  const title = others.length === 0 ? messages.onlyIf : severalTitle
  return (
    <div className="small">
      <p>{title}:</p>
      <ul>
        {conditions.map((condition, index) => (
          <li key={index}>
            <EnableWhenCondition condition={condition} messages={messages} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function EnableWhenCondition({ condition, messages }: { condition: FormCondition; messages: QuestionnaireMessages }) {
  const { question } = condition
  if (question === undefined) return messages.unclearAll
  if (!('answer' in condition)) return messages[condition.is](question)
  return (
    <>
      {messages.answerTo(question)} {messages.is[condition.is]} <Value value={condition.answer} />
    </>
  )
}
