import type { TopicKind } from './question-words'

/** What a question asks about its subject. */
export type QuestionForm =
  /** The newest value, dose or visit: "last A1c". */
  | 'latest'
  /** A date: "when was my flu shot". */
  | 'when'
  /** Medicines for a condition: "what do I take for blood pressure". */
  | 'taking'
  /** A medicine with its directions: "how do I take metformin". */
  | 'medicine'
  /** What a medicine was prescribed for. */
  | 'why'
  /** Whether something is in the record: "do I have asthma". */
  | 'have'
  /** Visits with a person: "when did I last see Dr. Lee". */
  | 'saw'
  /** Planned visits. */
  | 'next'
  /** Everything of a kind: "what am I allergic to". */
  | 'list'
  /** The care team. */
  | 'team'
  /** A subject in a span of time: "blood pressure last year". */
  | 'history'
  /** Who prescribed a medicine. */
  | 'prescriber'
  /** The first prescription of a medicine: "since when do I take metformin". */
  | 'since'
  /** The notes of the newest visit: "what was said at my last visit". */
  | 'said'

export interface FormOfQuestion {
  readonly form: QuestionForm
  /** Kinds of records that it can be about. */
  readonly kinds: readonly TopicKind[]
  /** Patterns of the whole question; `S` is the subject. */
  readonly patterns: readonly string[]
  /** The subject, where the words of the question name none. */
  readonly subject?: string
  /** The form with a time, if it is another one. */
  readonly formWithSpan?: QuestionForm
  /** Only with a time: without one, the same words are a name to find. */
  readonly needsSpan?: true
}

export const MY = '(?:my |your |mi |mis |tu )?'
export const LAST = '(?:last|latest|newest|most recent|current)'
export const ULTIMO = '(?:ultim[oa]s?|mas recientes?)'
export const DOCTOR = '(?:my )?(?:doctor|provider|clinician|nurse)'
export const MEDICO = '(?:mi )?(?:doctora?|medic[oa]|enfermer[oa])'
