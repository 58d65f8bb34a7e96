import { useMemo } from 'react'
import { namedThing, type NamedThing } from '../../dictionary/named-thing'
import { listOf, objectsOf } from '../../lib/json'
import { KeptRoom } from '../../components/plain-language/reserved-space'
import { isTakenBack } from '../../components/plain-language/coded-thing'
import { usePlain } from '../../components/plain-language/use-plain'
import { WhatIsThis } from '../../components/plain-language/what-is-this'
import { usePageWords } from '../../ui/page-words'
import type { Resource } from '../../fhir/resource'

function reactionsOf(allergy: Resource): readonly NamedThing[] {
  if (allergy.resourceType !== 'AllergyIntolerance' || isTakenBack(allergy)) return []
  const things = objectsOf(allergy['reaction']).flatMap(({ manifestation }) =>
    listOf(manifestation).flatMap((concept) => namedThing(concept) ?? []),
  )
  return [...new Map(things.map((thing) => [thing.words, thing])).values()]
}

/** Below what is told of an allergy: what each of its reactions is, on request. */
export function Reactions({ allergy }: { allergy: Resource }) {
  const things = useMemo(() => reactionsOf(allergy), [allergy])
  return things.map((thing) => <Reaction key={thing.words} allergy={allergy} thing={thing} />)
}

function Reaction({ allergy, thing }: { allergy: Resource; thing: NamedThing }) {
  const { plain, coming } = usePlain('reactions', thing)
  const { dictionary } = usePageWords()
  return (
    <div data-row>
      <KeptRoom coming={coming}>
        {plain ? (
          <WhatIsThis plain={plain} resource={allergy} record={thing.words} summary={dictionary.whatIs(thing.words)} />
        ) : null}
      </KeptRoom>
    </div>
  )
}
