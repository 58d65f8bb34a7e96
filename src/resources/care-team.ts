import type { careTeamElements } from '../contract/elements/care-team'
import { conceptText } from '../fhir/concept'
import { formatDate } from '../fhir/format-date'
import { isObject, listOf, objectsOf, textOf, type Json } from '../fhir/guards'
import { referenceOf } from '../fhir/reference'
import type { Shown } from '../fhir/shown'
import { valueTables } from '../words/value-tables'
import { define } from './define'

const described = define<typeof careTeamElements>({
  type: 'CareTeam',
  title: ['name', 'category'],
  date: ['period'],
  statuses: ['status'],
  line: { managingOrganization: 'Reference' },
  timeline: true,
  subject: 'subject',
})

/** One member with what the person does in the team, and until when: names and roles in two lists would leave open whose is whose. */
function memberText(participant: Json): string | undefined {
  const { locale, dosage } = valueTables()
  const { member, period } = participant
  const name = referenceOf(member)?.display
  const roles = listOf(participant['role']).flatMap((role) => conceptText(role) ?? [])
  const end = isObject(period) ? textOf(period['end']) : undefined
  const about = [...roles, ...(end === undefined ? [] : [dosage.until(formatDate(end, { locale, style: 'patient' }).text)])]
  if (name === undefined) return about.length === 0 ? undefined : about.join(', ')
  return about.length === 0 ? name : `${name} (${about.join(', ')})`
}

/** How CareTeam reads. */
export const careTeam: typeof described = {
  ...described,
  line: (resource) => [
    ...objectsOf(resource['participant']).flatMap((participant): readonly Shown[] => {
      const text = memberText(participant)
      return text === undefined ? [] : [{ kind: 'text', text }]
    }),
    ...described.line(resource),
  ],
}
