import { show, type Datatype } from '../fhir/show'
import { textOf } from '../lib/json'
import { isDenial } from '../resources/denial'
import { valuesAtPath } from '../resources/element-path'
import { isMaskedRecord } from '../resources/masking'
import { glanceOf } from './glance-of'
import { byTone, type Glance, type GlanceDate, type GlanceText } from './glance'
import { appText, phraseOf, quoted } from './text'
import { valueText } from './value-text'
import type { ResourceOf } from '../fhir/resource'
import type { GlanceContext } from './glance-context'

/** Statuses of a procedure that did not take place or was not finished. */
const unfinished: readonly string[] = ['not-done', 'stopped', 'on-hold', 'suspended', 'aborted']

/** The row of a procedure: its complications and outcome, why it was not done or not finished, and its day, age or words for when it was. */
export function procedureGlance(procedure: ResourceOf<'Procedure'>, context: GlanceContext): Glance {
  const glance = glanceOf(procedure, context)
  if (isMaskedRecord(procedure) || isDenial(procedure)) return glance
  const textsOf = (element: string, datatype: Datatype = 'CodeableConcept'): readonly GlanceText[] =>
    valuesAtPath(procedure, element).flatMap((value) => {
      const shown = show(value, datatype, `Procedure.${element}`, context.messages.format)
      return (shown && valueText(shown, context)) ?? []
    })
  const reasons = unfinished.includes(textOf(procedure.status) ?? '') ? textsOf('statusReason') : []
  const when = whenOf(textsOf, context)
  const phrases = [
    ...glance.phrases,
    ...textsOf('complication').map((text) => phraseOf(text, 'warn')),
    ...textsOf('outcome').map((text) => phraseOf(text)),
    ...reasons.map((text) => phraseOf(quoted(text))),
  ]
  return {
    ...glance,
    phrases: phrases.toSorted(byTone),
    ...(glance.date === undefined && when ? { date: when } : {}),
  }
}

type TextsOf = (element: string, datatype: Datatype) => readonly GlanceText[]

/** When a procedure without a date was performed: an age or range of ages, or quoted words. */
function whenOf(textsOf: TextsOf, { messages: { views } }: GlanceContext): GlanceDate | undefined {
  const [age] = [...textsOf('performedAge', 'Age'), ...textsOf('performedRange', 'Range')]
  if (age) return { text: appText(views.glance.age(age.text)) }
  const [words] = textsOf('performedString', 'string')
  return words && { text: quoted(words) }
}
