import { codingsOf, conceptWords } from '../fhir/concept'
import { isObject, listOf, objectsOf } from '../lib/json'
import { referenceOf } from '../fhir/reference'
import { valueTables } from '../i18n/value-tables'
import type { Json } from '../lib/json'
import type { Resource } from '../fhir/resource'
import type { Shown } from '../fhir/shown'

/** Whoever gives the care is what "With" says. */
const isGiver = (code: string | undefined): boolean => code === 'PPRF' || code === 'ATND'

const NO_WORDS = '-'

interface Role {
  readonly code: string | undefined
  readonly text: string
}

function rolesOf(participant: Json): readonly Role[] {
  return listOf(participant['type']).flatMap((type) => {
    const code = isObject(type) ? codingsOf(type)[0]?.code : undefined
    const said = conceptWords(type)
    // Before the words of the record pages have come there are none for a code alone: the name then stands alone, too.
    const text =
      code === undefined
        ? said
        : valueTables().codeText('Encounter.participant.type', code, 'patient', said ?? NO_WORDS)
    return text === undefined || text === NO_WORDS ? [] : [{ code, text }]
  })
}

/** With whom a visit was. Of several people, and of one who did not give the care, each with what they did there: a sister beside a surgeon would read as one of the team. */
export function visitPeople(visit: Resource): readonly Shown[] {
  const participants = objectsOf(visit['participant']).filter(({ individual }) => referenceOf(individual))
  const several = new Set(participants.map(({ individual }) => JSON.stringify(individual))).size > 1
  return participants.flatMap((participant): readonly Shown[] => {
    const person = referenceOf(participant['individual'])
    const roles = rolesOf(participant).filter(({ code }) => several || !isGiver(code))
    if (person?.display === undefined || roles.length === 0) return person ? [person] : []
    return [{ kind: 'text', text: `${person.display} (${roles.map(({ text }) => text.toLowerCase()).join(', ')})` }]
  })
}
