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
  /** The name of a code without words of the app. */
  readonly isAsSent: boolean
}

function rolesOf(participant: Json, format: FormatContext): readonly Role[] {
  return listOf(participant['type']).flatMap((type) => {
    const code = isObject(type) ? codingsOf(type)[0]?.code : undefined
    // Before the messages of the record pages are loaded, no code has words: without a name of its own, the participant is shown without a role.
    const ours = format.codeText('Encounter.participant.type', code ?? '', 'patient', NO_TEXT)
    const isAsSent = ours === NO_TEXT
    const text = isAsSent ? conceptDisplay(type) : ours
    return text === undefined ? [] : [{ code, text, isAsSent }]
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
    const said = roles.map(({ text }) => text.toLowerCase()).join(', ')
    const shown = { kind: 'text', text: `${person.display} (${said})` } as const
    return roles.some(({ isAsSent }) => isAsSent)
      ? [{ ...shown, language: format.detectLanguage?.(said) ?? 'en', warns: true }]
      : [shown]
  })
}
