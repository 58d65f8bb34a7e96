import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { show } from '../../fhir/show'
import { formValue } from './form-value'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'

export interface FormChoices {
  readonly choices: readonly Shown[]
  /** The address of the choices where they did not come with the form. */
  readonly at: string | undefined
  /** Choices that are made already. */
  readonly picked: readonly Shown[]
}

const coding = (value: Json): readonly Shown[] => {
  const shown = show(value, 'Coding', 'Questionnaire.option')
  return shown ? [shown] : []
}

/** The codes of a ValueSet that came inside the form: its expansion, else what it is composed of. */
function inside(set: Json): readonly Json[] {
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

/** The address of a set of choices: R4 `answerValueSet`, before it a reference in `options`. */
function setOf(item: Json): string | undefined {
  const { options } = item
  return textOf(item['answerValueSet']) ?? (isObject(options) ? textOf(options['reference']) : textOf(options))
}

/** From what a question is answered: choices in the question itself, or a set of them that the form brings along or only names. */
export function formChoices(item: Json, form: Resource): FormChoices {
  const own = [...objectsOf(item['answerOption']), ...objectsOf(item['option'])].map((option) => ({
    shown: formValue(option, 'value') ?? coding(option)[0],
    picked: option['initialSelected'] === true,
  }))
  const address = setOf(item)
  const set = address?.startsWith('#')
    ? objectsOf(form['contained']).find(({ id }) => `#${textOf(id) ?? ''}` === address)
    : undefined
  const fromSet = set === undefined ? [] : inside(set).flatMap(coding)
  return {
    choices: [...own.flatMap(({ shown }) => shown ?? []), ...fromSet],
    at: fromSet.length > 0 ? undefined : address,
    picked: own.flatMap(({ shown, picked }) => (picked && shown ? [shown] : [])),
  }
}
