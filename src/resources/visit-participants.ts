import { codingsOf, conceptDisplay } from '../fhir/concept'
import { isObject, listOf, objectsOf } from '../lib/json'
import { referenceOf } from '../fhir/reference'
import type { Json } from '../lib/json'
import type { ResourceOf } from '../fhir/resource'
import type { DisplayValue } from '../fhir/display-value'
import type { FormatContext } from '../i18n/format-context'

/** True for the roles that the label "With" implies. */
const isCareProvider = (code: string | undefined): boolean => code === 'PPRF' || code === 'ATND'

const NO_TEXT = '-'

interface Role {
  readonly code: string | undefined
  readonly text: string
}

function rolesOf(participant: Json, format: FormatContext): readonly Role[] {
  return listOf(participant['type']).flatMap((type) => {
    const code = isObject(type) ? codingsOf(type)[0]?.code : undefined
    const display = conceptDisplay(type)
    // Before the messages of the record pages are loaded, a code alone has no text: the name is then shown alone.
    const text =
      code === undefined ? display : format.codeText('Encounter.participant.type', code, 'patient', display ?? NO_TEXT)
    return text === undefined || text === NO_TEXT ? [] : [{ code, text }]
  })
}

/** The participants of a visit. Several of them, and one who did not give the care, are shown with their roles, so that a companion does not read as one of the team. */
export function visitParticipants(visit: ResourceOf<'Encounter'>, format: FormatContext): readonly DisplayValue[] {
  const participants = objectsOf(visit.participant).filter(({ individual }) => referenceOf(individual))
  const several = new Set(participants.map(({ individual }) => JSON.stringify(individual))).size > 1
  return participants.flatMap((participant): readonly DisplayValue[] => {
    const person = referenceOf(participant['individual'])
    const roles = rolesOf(participant, format).filter(({ code }) => several || !isCareProvider(code))
    if (person?.display === undefined || roles.length === 0) return person ? [person] : []
    return [{ kind: 'text', text: `${person.display} (${roles.map(({ text }) => text.toLowerCase()).join(', ')})` }]
  })
}
