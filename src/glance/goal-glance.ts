import { recordsUsableFor } from '../clinical/assertion/assertion-of'
import { goalTargets, latestGoalMeasurement, type GoalTarget } from '../clinical/observations/goal-targets'
import { isMaskedRecord } from '../resources/masking'
import { glanceOf, rowDate } from './glance-of'
import { byTone, type Glance, type GlancePhrase } from './glance'
import { phraseOf, writtenText } from './text'
import { quantityValue, valueText } from './value-text'
import type { ResourceOf } from '../fhir/resource'
import type { GlanceContext } from './glance-context'

type Observation = ResourceOf<'Observation'>

/** What is to be reached, such as "Hemoglobin A1c: below 7 %", unless the words of the goal have its numbers. */
function targetPhrase({ measure, detail }: GoalTarget, name: string, context: GlanceContext): readonly GlancePhrase[] {
  const texts = detail.flatMap((each) => valueText(each, context)?.text ?? [])
  const numbers = texts.flatMap((text) => text.match(/\d+(?:[.,]\d+)?/g) ?? [])
  if (texts.length === 0 || (numbers.length > 0 && numbers.every((number) => name.includes(number)))) return []
  return [phraseOf(writtenText([measure, texts.join(', ')].filter(Boolean).join(': ')))]
}

/** The newest measurement of a target with its day and its warnings. */
function measurementOf(
  { concept }: GoalTarget,
  observations: readonly Observation[],
  context: GlanceContext,
): Pick<Glance, 'value' | 'date' | 'phrases'> | undefined {
  const usable = recordsUsableFor('newest', observations, context.status)
  const found = latestGoalMeasurement(usable, concept, context.messages.format, context.rangeFor)
  const [shown] = found?.part.values ?? []
  if (found === undefined || shown === undefined) return undefined
  const text = valueText(shown, context)
  if (text === undefined) return undefined
  const date = rowDate(found.reading.raw, context)
  const { value, phrases } = glanceOf(found.reading.observation, context)
  const ofPart = shown.kind === 'quantity' ? quantityValue(shown, context) : { text }
  return {
    value: found.part === found.reading && value !== undefined ? value : ofPart,
    ...(date === undefined ? {} : { date }),
    phrases: phrases.filter(({ tone }) => tone === 'stop' || tone === 'warn' || tone === 'wait'),
  }
}

/** The row of a goal: what is to be reached, how it goes, and the newest measurement of its only target. `observations` are the results that are loaded. */
export function goalGlance(
  goal: ResourceOf<'Goal'>,
  context: GlanceContext,
  observations: readonly Observation[],
): Glance {
  const { date: _start, ...glance } = glanceOf(goal, context)
  if (isMaskedRecord(goal)) return glance
  const targets = goalTargets(goal, context.messages.format)
  const [only] = targets
  const measured = only && targets.length === 1 ? measurementOf(only, observations, context) : undefined
  return {
    ...glance,
    ...measured,
    phrases: [
      ...glance.phrases,
      ...(measured?.phrases ?? []),
      ...targets.flatMap((target) => targetPhrase(target, glance.name.text, context)),
    ].toSorted(byTone),
  }
}
