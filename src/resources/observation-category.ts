import { codingsOf } from '../fhir/concept'
import { listOf } from '../lib/json'
import type { RecordType } from '../contract'
import type { Resource } from '../fhir/resource'

/**
 * What an Observation states: the result of a test or examination, a vital sign, or an answer: habits, social history, surveys, wishes, work,
 * settings of devices and other facts that no test has found.
 */
export type ObservationKind = 'test' | 'vitalSign' | 'answer'

/** LOINC codes of answers that come with any category: smoking, pregnancy status, cause of death. */
const commonAnswerCodes = ['72166-2', '82810-3', '69453-9']

/** Common categories of answers. */
const answerCategories = 'social-history survey sdoh activity therapy cognitive-status functional-status'.split(' ')

const codesOf = (concepts: unknown): readonly (string | undefined)[] =>
  listOf(concepts).flatMap((concept) => codingsOf(concept).map(({ code }) => code))

/** Categories that need no further rules: `observationKind` only looks at codes that are rare in them. */
const decidedCategories: Readonly<Record<string, ObservationKind>> = {
  laboratory: 'test',
  imaging: 'test',
  'vital-signs': 'vitalSign',
}

/** What an Observation states by its category alone, so that the home page need not wait for the rules of `observationKind`; undefined where only those can tell. */
export function kindByCategory({ category, code }: Resource): ObservationKind | undefined {
  const categories = codesOf(category)
  const isAnswer =
    codesOf(code).some((each) => commonAnswerCodes.includes(each ?? '')) ||
    categories.some((each) => answerCategories.includes(each ?? ''))
  if (isAnswer) return 'answer'
  return categories.map((each) => decidedCategories[each ?? '']).find((kind) => kind !== undefined)
}

/** The kinds under which records are listed and counted: their types, and the Observations that are answers. */
export type RecordKind = RecordType | 'Answer'

/** Splits the records of a type by the kind under which they are listed. The kind of the type itself comes first, and is there even if it has none. */
export function splitAnswers<T>(
  type: RecordType,
  items: readonly T[],
  kindOf: (item: T) => ObservationKind,
): readonly (readonly [kind: RecordKind, items: readonly T[]])[] {
  const answers = type === 'Observation' ? items.filter((item) => kindOf(item) === 'answer') : []
  if (answers.length === 0) return [[type, items]]
  return [
    [type, items.filter((item) => kindOf(item) !== 'answer')],
    ['Answer', answers],
  ]
}
