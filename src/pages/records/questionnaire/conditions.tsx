import { Value } from '../../../ui/value'
import type { FormCondition, FormPart } from '../../../clinical/questionnaires/form-outline'
import type { FormWords } from '../../../i18n/load-forms'

/** When a part of a form is asked at all. */
export function Conditions({ part: { conditions, anyOf }, words }: { part: FormPart; words: FormWords }) {
  const [only, ...others] = conditions
  if (only === undefined) return null
  const title = others.length === 0 ? words.onlyIf : anyOf ? words.onlyIfAny : words.onlyIfAll
  return (
    <div className="small">
      <p>{title}:</p>
      <ul>
        {conditions.map((condition, index) => (
          <li key={index}>
            <Condition condition={condition} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Condition({ condition, words }: { condition: FormCondition; words: FormWords }) {
  const { question } = condition
  if (question === undefined) return words.unclearAll
  if (!('answer' in condition)) return words[condition.is](question)
  return (
    <>
      {words.answerTo(question)} {words.is[condition.is]} <Value shown={condition.answer} />
    </>
  )
}
