import { useMemo } from 'react'
import { codedConceptOf, type CodedConcept } from '../../dictionary/coded-concept'
import { listOf, objectsOf } from '../../lib/json'
import { ReservedSpace } from '../../components/plain-language/reserved-space'
import { isNegated } from '../../components/plain-language/record-concept'
import { useDictionaryEntry } from '../../components/plain-language/use-dictionary-entry'
import { WhatIsThis } from '../../components/plain-language/what-is-this'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ResourceOf } from '../../fhir/resource'

/** A concept by its name, else by its codes. */
const keyOf = ({ title, codings }: CodedConcept): string =>
  title === '' ? codings.map(({ code }) => code).join(' ') : title

function reactionConcepts(allergy: ResourceOf<'AllergyIntolerance'>): readonly CodedConcept[] {
  if (allergy.resourceType !== 'AllergyIntolerance' || isNegated(allergy)) return []
  const concepts = objectsOf(allergy.reaction).flatMap(({ manifestation }) =>
    listOf(manifestation).flatMap((concept) => codedConceptOf(concept) ?? []),
  )
  return [...new Map(concepts.map((concept) => [keyOf(concept), concept])).values()]
}

/** An explanation of each reaction of an allergy, on request. */
export function ReactionExplanations({ allergy }: { allergy: ResourceOf<'AllergyIntolerance'> }) {
  const concepts = useMemo(() => reactionConcepts(allergy), [allergy])
  return concepts.map((concept) => <ReactionExplanation key={keyOf(concept)} allergy={allergy} concept={concept} />)
}

function ReactionExplanation({
  allergy,
  concept,
}: {
  allergy: ResourceOf<'AllergyIntolerance'>
  concept: CodedConcept
}) {
  const { plain, loading } = useDictionaryEntry('reactions', concept)
  const { dictionary } = usePageMessages()
  return (
    <div data-row>
      <ReservedSpace loading={loading}>
        {plain ? (
          <WhatIsThis
            plain={plain}
            resource={allergy}
            title={concept.title}
            summary={dictionary.whatIs(concept.title === '' ? plain.name : concept.title)}
          />
        ) : null}
      </ReservedSpace>
    </div>
  )
}
