import { careTeamMembers, contactLinksOf, type CareTeamMember } from '../../../clinical/shared/care-team-members'
import { conceptDisplay } from '../../../fhir/concept'
import { humanNameText, preferredNameText } from '../../../fhir/human-name'
import { referencedId, referenceOf, resolveLocalReference } from '../../../fhir/reference'
import { translatedConceptText } from '../../../fhir/translated-concept'
import { listOf, objectsOf, type Json } from '../../../lib/json'
import { descriptorOf } from '../../../resources/descriptors'
import { shownText } from '../../../resources/export/shown-text'
import { keyInSource, recordKey, sourceOf } from '../../../fhir/source'
import type { StatusContext } from '../../../clinical/status/record-status'
import type { Resource, ResourceOf } from '../../../fhir/resource'
import type { ExportContext } from '../../../resources/export/export-context'
import type { SheetLine } from './sheet-lines'

/** A person to call. */
interface ContactEntry {
  readonly name: string
  readonly roles: readonly string[]
  /** The same roles as sent, where they were translated. */
  readonly sentRoles?: readonly string[]
  /** Undefined when the record that has them is not loaded. */
  readonly contactPoints: readonly string[] | undefined
}

/** Contact points in use, without duplicates and without fax. */
const contactTexts = (of: Json, context: ExportContext): readonly string[] => [
  ...new Set(
    contactLinksOf({
      telecom: objectsOf(of['telecom']).filter((telecom) => telecom['use'] !== 'old' && telecom['system'] !== 'fax'),
    }).map((telecom) => shownText(telecom, context)),
  ),
]

/** The role of a person, in the language of the sheet where the record has it as a code. */
const roleText = (role: unknown, { audience, messages }: ExportContext): string | undefined =>
  translatedConceptText(role, audience, messages.format)

function patientEntries(patient: ResourceOf<'Patient'> | undefined, context: ExportContext): readonly ContactEntry[] {
  const { doctor } = context.messages.exportOptions
  const own = patient ? contactTexts(patient, context) : []
  const name = preferredNameText(patient?.name)
  const contacts = objectsOf(patient?.contact).flatMap((contact): readonly ContactEntry[] => {
    const [contactName, reached] = [humanNameText(contact['name']), contactTexts(contact, context)]
    // Skip contacts with neither a name nor a number.
    if (contactName === undefined && reached.length === 0) return []
    const relationships = listOf(contact['relationship'])
    const roles = relationships.flatMap((relationship) => roleText(relationship, context) ?? [])
    const sentRoles = relationships.flatMap((relationship) => conceptDisplay(relationship) ?? [])
    return [{ name: contactName ?? context.messages.views.common.noName, roles, sentRoles, contactPoints: reached }]
  })
  if (own.length === 0) return contacts
  return [
    { name: name ?? doctor.patient, roles: name === undefined ? [] : [doctor.patient], contactPoints: own },
    ...contacts,
  ]
}

/** The loaded record that a reference of a record to this server points to. */
type RecordOf = (reference: string, from: Resource) => Resource | undefined

type Person = Pick<CareTeamMember, 'reference' | 'contained'>

/** Contact points of a member; of a role without any those of its person. Undefined when a record that may have them is not loaded. */
function memberContactPoints(
  { reference, contained }: Person,
  from: Resource,
  recordOf: RecordOf,
  context: ExportContext,
): readonly string[] | undefined {
  if (contained) return contactTexts(contained, context)
  if (reference?.reference === undefined) return []
  const record = recordOf(reference.reference, from)
  if (record === undefined) return undefined
  const own = contactTexts(record, context)
  const person = own.length === 0 ? referencedId(record['practitioner'], 'Practitioner') : undefined
  if (person === undefined) return own
  const known = recordOf(`Practitioner/${person}`, record)
  return known && contactTexts(known, context)
}

function memberEntry(
  role: string | undefined,
  member: Person,
  from: Resource,
  recordOf: RecordOf,
  context: ExportContext,
): readonly ContactEntry[] {
  const { reference } = member
  const key = reference?.reference
  if (key?.startsWith('Patient/')) return []
  const known = reference?.display ?? (key === undefined ? undefined : context.nameOfReference?.(key, from))
  const contactPoints = memberContactPoints(member, from, recordOf, context)
  // Nobody to call: neither who it is nor how to reach them. One that could not be read stays.
  if (known === undefined && contactPoints?.length === 0) return []
  const unread = reference && contactPoints === undefined ? shownText(reference, { ...context, from }) : undefined
  const name = known ?? unread ?? role ?? context.messages.byType.memberNotGiven
  return [{ name, roles: role === undefined || role === name ? [] : [role], contactPoints }]
}

/** Who prescribed a medicine of the sheet and can be reached. */
const prescriberEntries = (
  requests: readonly ResourceOf<'MedicationRequest'>[],
  recordOf: RecordOf,
  context: ExportContext,
): readonly ContactEntry[] =>
  requests
    .flatMap((request) => {
      const reference = referenceOf(request.requester)
      const ownRecord = objectsOf(request.contained).find(({ id }) => `#${String(id)}` === reference?.reference)
      const { prescriber } = context.messages.exportOptions.doctor
      return memberEntry(prescriber, { reference, contained: ownRecord }, request, recordOf, context)
    })
    .filter(({ contactPoints = [] }) => contactPoints.length > 0)

/**
 * The people to call: the patient, their contacts, the care team, and who prescribed the medicines of the sheet; none when the patient has died.
 * `server`: the one of the record.
 */
export function contactLines(
  patient: ResourceOf<'Patient'> | undefined,
  teams: readonly ResourceOf<'CareTeam'>[],
  supporting: readonly Resource[],
  context: ExportContext,
  statusContext: StatusContext,
  now: number,
  server = '',
  medicines: readonly ResourceOf<'MedicationRequest'>[] = [],
): readonly SheetLine[] {
  if (statusContext.died) return []
  const { doctor } = context.messages.exportOptions
  const recordOf: RecordOf = (reference, from) => {
    const target = resolveLocalReference(reference, [server])
    const key = target && keyInSource(sourceOf(from), target.type, target.id)
    return supporting.find((record) => recordKey(record) === key)
  }
  const members = teams
    .filter((team) => descriptorOf('CareTeam').listSection(team) === 'main')
    .flatMap((team) =>
      careTeamMembers(team, now, context.messages.format, (role) => roleText(role, context)).current.flatMap(
        ({ role, members: all }) => all.flatMap((member) => memberEntry(role, member, team, recordOf, context)),
      ),
    )
  const known = [...patientEntries(patient, context), ...members]
  const prescribers = prescriberEntries(medicines, recordOf, context)
  const all = [...known, ...prescribers.filter(({ name }) => known.every((before) => before.name !== name))]
  const textsOf = ({ roles, sentRoles = [], contactPoints = [] }: ContactEntry) =>
    [...roles, ...sentRoles, ...contactPoints].map((text) => text.toLowerCase())
  const isRepeated = (one: ContactEntry, before: ContactEntry): boolean =>
    before.name === one.name && textsOf(one).every((text) => textsOf(before).includes(text))
  const contactPointFacts = (contactPoints: ContactEntry['contactPoints']): readonly string[] => {
    if (contactPoints === undefined) return [doctor.contactDetailsNotLoaded]
    return contactPoints.length > 0 ? contactPoints : [doctor.noContactDetails]
  }
  return all
    .filter((one, index) => !all.slice(0, index).some((before) => isRepeated(one, before)))
    .map(({ name, roles, contactPoints }) => ({ name, facts: [...roles, ...contactPointFacts(contactPoints)] }))
}
