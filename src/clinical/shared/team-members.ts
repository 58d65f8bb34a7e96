import { conceptText } from '../../fhir/concept'
import { contactLink } from '../../fhir/contact'
import { isObject, listOf, objectsOf, textOf, type Json } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { parseReference, referenceOf } from '../../fhir/reference'
import { periodOf } from '../../fhir/show-values'
import { grouped } from './grouped'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'

export interface Member {
  /** What the reference says; undefined when the team names nobody there. */
  readonly reference: Extract<Shown, { kind: 'reference' }> | undefined
  /** The record of the member where it came inside the team. */
  readonly inside: Json | undefined
  readonly onBehalfOf: string | undefined
  readonly period: Extract<Shown, { kind: 'period' }> | undefined
}

export interface Role {
  readonly role: string | undefined
  readonly members: readonly Member[]
}

/** How a role is worded: as sent, where nobody says otherwise. */
type RoleWords = (role: unknown) => string | undefined

function hasEnded(participant: Json, now: number): boolean {
  const period = participant['period']
  const end = isObject(period) ? parsePartialDate(textOf(period['end']) ?? '') : undefined
  return end !== undefined && dateInterval(end).to <= now
}

function memberOf(team: Resource, participant: Json): Member {
  const reference = referenceOf(participant['member'])
  const parsed = parseReference(reference?.reference ?? '')
  return {
    reference,
    inside:
      parsed?.kind === 'contained' ? objectsOf(team['contained']).find((one) => one['id'] === parsed.id) : undefined,
    onBehalfOf: referenceOf(participant['onBehalfOf'])?.display,
    period: periodOf(participant['period']),
  }
}

function byRole(team: Resource, participants: readonly Json[], words: RoleWords): readonly Role[] {
  const roleOf = (participant: Json) =>
    listOf(participant['role'])
      .flatMap((role) => words(role) ?? [])
      .join(', ') || undefined
  return [...grouped(participants, roleOf)].map(([role, own]) => ({
    role,
    members: own.map((participant) => memberOf(team, participant)),
  }))
}

/** The ways to reach somebody, as links where they can be. */
export const waysOf = (of: Json): readonly Shown[] =>
  objectsOf(of['telecom']).flatMap((telecom) => contactLink(telecom) ?? [])

/** The members of a team by their role, in the order sent; those whose time has ended (milliseconds since 1970) apart. */
export function membersOf(
  team: Resource,
  now: number,
  words: RoleWords = conceptText,
): { readonly current: readonly Role[]; readonly earlier: readonly Role[] } {
  const participants = objectsOf(team['participant'])
  return {
    current: byRole(
      team,
      participants.filter((one) => !hasEnded(one, now)),
      words,
    ),
    earlier: byRole(
      team,
      participants.filter((one) => hasEnded(one, now)),
      words,
    ),
  }
}
