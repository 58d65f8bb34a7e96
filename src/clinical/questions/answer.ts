import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { ConceptNaming } from '../conditions/allergy-sentences'
import type { MedicineState } from '../medications/medicine-state'
import type { OpeningSentence, SentenceContext } from '../shared/opening-sentence'
import type { ResourceOf } from '../../fhir/resource'
import type { Question, RefusedQuestion } from './read-question'
import type { AskedRecords, Topic } from './topics'

/** Why a question has no answer. */
export type NoAnswerReason =
  | RefusedQuestion
  /** Nothing in the record has this name. */
  | 'nothingNamed'
  /** The record lists nothing of the kind, or nothing that is current. */
  | 'nothingListed'
  /** There are records, but none of the time that was asked for. */
  | 'nothingThen'
  /** No visit is planned. */
  | 'nothingPlanned'
  /** No current prescription gives the condition as its reason. */
  | 'noMedicine'
  /** The prescription does not say what it is for. */
  | 'noPurpose'
  /** No prescription says who wrote it. */
  | 'noPrescriber'
  /** No prescription of the medicine has a date. */
  | 'noStart'
  /** The record has no note of the visit. */
  | 'noNote'
  /** The records were entered by mistake, or may not be stated for another reason. */
  | 'doubtful'
  /** Records of the kind are missing. */
  | 'notLoaded'

/** What a question is answered with. */
export type Answer = {
  /** The records that prove it, or that are nearest to the question. */
  readonly records: readonly Resource[]
  /** Types of which records are missing, so that the answer may be incomplete. */
  readonly missing: readonly RecordType[]
} & (
  | { readonly kind: 'answer'; readonly sentences: readonly OpeningSentence[] }
  /** Several things have the name: each is shown, none is chosen. */
  | { readonly kind: 'which'; readonly topics: readonly Topic[] }
  /** `lists`: the types whose full lists are where to look. */
  | {
      readonly kind: 'none'
      readonly reason: NoAnswerReason
      readonly lists: readonly RecordType[]
      /** The months or days that were searched, where the question gave no year. */
      readonly times?: readonly string[]
    }
)

/** What an answer finds, before it is known what is missing. */
export type Finding =
  | { readonly sentences: readonly OpeningSentence[]; readonly records: readonly Resource[] }
  | { readonly reason: NoAnswerReason; readonly records: readonly Resource[] }

/** The record, the language and the reader of an answer. */
export interface AnswerContext extends SentenceContext {
  readonly asked: AskedRecords
  readonly topics: readonly Topic[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Types of which records are missing. */
  readonly missing: ReadonlySet<RecordType>
  /** The plain name of a coded value. */
  readonly nameOf: ConceptNaming
  /** The name of the record that a reference of `from` points to. */
  nameOfReference(reference: string, from: Resource): string | undefined
  stateOf(request: ResourceOf<'MedicationRequest'>): MedicineState
  /** The plain name of a medicine; undefined where the record's own stays. */
  medicineNameOf(request: ResourceOf<'MedicationRequest'>): string | undefined
}

/** Answers a question about one topic. */
export type AnswerTopic = (topic: Topic, question: Question, context: AnswerContext) => Finding
