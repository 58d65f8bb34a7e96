import { conceptText } from '../../fhir/concept'
import { contactLink } from '../../fhir/contact'
import { listOf, objectsOf, type Json } from '../../lib/json'
import { periodEnds } from '../../fhir/period-ends'
import { isBeforeTime } from '../../fhir/shown-day'
import { parseReference, referenceOf } from '../../fhir/reference'
import { periodOf } from '../../fhir/show-values'
import { groupBy } from './group-by'
import type { ResourceOf } from '../../fhir/resource'
import type { DisplayValue } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'

export interface CareTeamMember {
  /** Undefined when the participant has no member. */
  readonly reference: Extract<DisplayValue, { kind: 'reference' }> | undefined
  /** The contained resource of the member, if any. */
  readonly contained: Json | undefined
  readonly onBehalfOf: string | undefined
  readonly period: Extract<DisplayValue, { kind: 'period' }> | undefined
}

export interface CareTeamRole {
  readonly role: string | undefined
  readonly members: readonly CareTeamMember[]
}

/** Formats a role; the default shows it as sent. */
type FormatRole = (role: unknown) => string | undefined

function hasEnded(participant: Json, now: number): boolean {
  const { end } = periodEnds(participant['period'])
  return end !== undefined && isBeforeTime(end, now)
}

function careTeamMemberOf(team: ResourceOf<'CareTeam'>, participant: Json): CareTeamMember {
  const reference = referenceOf(participant['member'])
  const parsed = parseReference(reference?.reference ?? '')
  return {
    reference,
    contained:
      parsed?.kind === 'contained' ? objectsOf(team.contained).find((each) => each['id'] === parsed.id) : undefined,
    onBehalfOf: referenceOf(participant['onBehalfOf'])?.display,
    period: periodOf(participant['period']),
  }
}

function byRole(
  team: ResourceOf<'CareTeam'>,
  participants: readonly Json[],
  formatRole: FormatRole,
): readonly CareTeamRole[] {
  const roleOf = (participant: Json) =>
    listOf(participant['role'])
      .flatMap((role) => formatRole(role) ?? [])
      .join(', ') || undefined
  return [...groupBy(participants, roleOf)].map(([role, inRole]) => ({
    role,
    members: inRole.map((participant) => careTeamMemberOf(team, participant)),
  }))
}

/** Contact points of a member, as links where possible. */
export const contactLinksOf = (contact: Json): readonly DisplayValue[] =>
  objectsOf(contact['telecom']).flatMap((telecom) => contactLink(telecom) ?? [])

/** The members of a CareTeam by role, in the order sent; members whose period ended before `now` (milliseconds) are separate. */
export function careTeamMembers(
  team: ResourceOf<'CareTeam'>,
  now: number,
  format: FormatContext,
  formatRole: FormatRole = (role) => conceptText(role, format),
): { readonly current: readonly CareTeamRole[]; readonly earlier: readonly CareTeamRole[] } {
  const participants = objectsOf(team.participant)
  return {
    current: byRole(
      team,
      participants.filter((each) => !hasEnded(each, now)),
      formatRole,
    ),
    earlier: byRole(
      team,
      participants.filter((each) => hasEnded(each, now)),
      formatRole,
    ),
  }
}
