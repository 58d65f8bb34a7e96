import { useMemo } from 'react'
import { countVisitNotes, countVisitResults, type VisitContent } from '../../../clinical/encounters/visit-content'
import { noteTypes, type VisitNotes } from '../../../clinical/encounters/visit-notes'
import { visitReasons, visitSentences, type VisitNoteCounts } from '../../../clinical/encounters/visit-sentences'
import { sentencesText, type OpeningSentence } from '../../../clinical/shared/opening-sentence'
import { useStatusContext } from '../../../components/patient/status-context'
import { useConceptNaming } from '../../../components/plain-language/use-concept-naming'
import { referenceOf } from '../../../fhir/reference'
import { objectsOf } from '../../../lib/json'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { isPostMortem } from '../../../resources/post-mortem'
import { useRecordReferences } from '../detail-references'
import { isFullyLoaded, isStillLoading } from '../load-state'
import type { TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import type { ResourceOf } from '../../../fhir/resource'

type Visit = ResourceOf<'Encounter'>

/**
 * The elements that the card "Where and when" shows besides the period. People and reasons that the sentences name are left out, and a place that the
 * name of the location has.
 */
function whereElements(
  visit: Visit,
  openingText: string,
  areReasonsNamed: boolean,
  nameOfReference: (reference: string) => string | undefined,
): readonly string[] {
  const { participant, location, serviceProvider } = visit
  const people = objectsOf(participant).map(({ individual }) => referenceOf(individual)?.display)
  const areNamed = people.every((name) => name !== undefined && openingText.includes(name))
  const nameOf = (sent: unknown): string | undefined => {
    const { display, reference } = referenceOf(sent) ?? {}
    return display ?? (reference === undefined ? undefined : nameOfReference(reference))
  }
  const provider = nameOf(serviceProvider)
  // Of two equal names, the lines leave out the one of the location.
  const isProviderNamed =
    provider !== undefined &&
    objectsOf(location).some((each) => {
      const name = nameOf(each['location'])
      return name !== provider && name?.includes(provider) === true
    })
  return [
    // A death certificate has the class of a visit.
    ...(isPostMortem(visit) ? [] : ['class']),
    'location.location',
    ...(isProviderNamed ? [] : ['serviceProvider']),
    ...(areNamed ? [] : ['participant.individual']),
    ...(areReasonsNamed ? [] : ['reasonCode', 'reasonReference']),
  ].map((element) => `Encounter.${element}`)
}

/** Which lists of notes are missing; notes that did load are counted all the same. */
function missingNotes(all: readonly TypedRecordsResult[], { linked, sameDay }: VisitNotes): VisitNoteCounts['missing'] {
  if (all.every(isFullyLoaded)) return 'none'
  const hasNotes = linked.length + sameDay.length > 0
  const isFailed = all.some(({ type, loaded: { set } }) => type === 'DocumentReference' && set === undefined)
  return isFailed && !hasNotes ? 'all' : 'some'
}

/** What the page of a visit opens with, and what is left for the card "Where and when". */
interface VisitOpening {
  readonly sentences: readonly OpeningSentence[]
  /** Whether the sentences have all reasons of the visit. */
  readonly areReasonsNamed: boolean
  readonly where: readonly string[]
}

/** The opening sentences of a visit; `lists` has the load states of its records. */
export function useVisitOpening(
  visit: Visit,
  { results, notes }: VisitContent,
  lists: readonly TypedRecordsResult[],
): VisitOpening {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const references = useRecordReferences(visit)
  const nameOf = useConceptNaming('conditions')
  return useMemo(() => {
    const noteLists = lists.filter(({ type }) => noteTypes.some((each) => each === type))
    const resultLists = lists.filter(({ type }) => type === 'Observation' || type === 'DiagnosticReport')
    const nameOfReference = (reference: string): string | undefined => {
      const { text, isMasked } = references.resolve(reference)
      return isMasked === true ? undefined : text
    }
    const facts = {
      visit,
      results: resultLists.every(isFullyLoaded) ? countVisitResults(results, status) : undefined,
      notes: noteLists.some(isStillLoading)
        ? undefined
        : countVisitNotes(notes, missingNotes(noteLists, notes), status),
      nameOf,
      nameOfReference,
    }
    const context = { messages, reader, status }
    const sentences = visitSentences(facts, context)
    const openingText = sentencesText(sentences)
    const reasons = visitReasons(facts, context)
    const areReasonsNamed = reasons !== undefined && reasons.every(({ text }) => openingText.includes(text))
    return { sentences, areReasonsNamed, where: whereElements(visit, openingText, areReasonsNamed, nameOfReference) }
  }, [visit, results, notes, lists, references, nameOf, messages, reader, status])
}
