import { guess } from '../../fhir/guess'
import type { Json } from '../../lib/json'
import type { Shown } from '../../fhir/shown'

/** The value of a choice of datatypes such as `answer[x]`. */
export function formValue(item: Json, name: string): Shown | undefined {
  const [element, sent] =
    Object.entries(item).find(([key]) => key.startsWith(name) && /^[A-Z]/.test(key.slice(name.length))) ?? []
  return element === undefined ? undefined : guess(sent, `Questionnaire.${element}`)
}
