import { useNow } from '../../../ui/use-now'
import { contractOf, isRecordType, type RecordType } from '../../../contract'
import { useRecord } from '../../../data/queries/use-records'
import { resolveReference } from '../../../data/references/resolve-reference'
import { conceptText } from '../../../fhir/concept'
import { translatedConceptText } from '../../../fhir/translated-concept'
import { descriptorOf } from '../../../resources/descriptors'
import { useSession } from '../../../auth/session/session-provider'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/audience'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import { missingContactText } from '../missing-text'
import { useDetailMessages } from '../use-detail-messages'
import { InlineValues } from './short-facts'
import {
  careTeamMembers,
  contactLinksOf,
  type CareTeamMember,
  type CareTeamRole,
} from '../../../clinical/shared/care-team-members'
import styles from './facts.module.css'
import { listOf, objectsOf, type Json } from '../../../lib/json'
import type { Resource, ResourceOf } from '../../../fhir/resource'
import type { FormatContext } from '../../../i18n/format-context'
import { useFormat } from '../../../language/language-context'
import { RecordText } from '../../../ui/record-text'

/** Contact details are read for at most this many members of a team; the pages of the others have them. */
const MAX_CONTACT_READS = 12

/** The members of a care team by role, with their contact details. */
export function CareTeamMembers({ team }: { team: ResourceOf<'CareTeam'> }) {
  const format = useFormat()
  const { byType, views } = usePageMessages()
  const { audience } = useAudience()
  const { current, earlier } = careTeamMembers(team, useNow(), format, (role) =>
    translatedConceptText(role, audience, format),
  )
  const sent = objectsOf(team.participant).flatMap(({ role }) =>
    listOf(role).flatMap((each) => conceptText(each, format) ?? []),
  )
  const count = earlier.reduce((sum, role) => sum + role.members.length, 0)
  return (
    <>
      <RoleList roles={current} sent={sent} maxReads={MAX_CONTACT_READS} />
      {count > 0 ? (
        <Disclosure summary={views.records.groupCount(byType.earlierMembers, count)}>
          <RoleList roles={earlier} sent={sent} maxReads={0} />
        </Disclosure>
      ) : null}
    </>
  )
}

interface RoleListProps {
  readonly roles: readonly CareTeamRole[]
  /** The names of roles as the record has them, which are usually those of codes. */
  readonly sent: readonly string[]
  readonly maxReads: number
}

function RoleList({ roles, sent, maxReads }: RoleListProps) {
  const { byType } = usePageMessages()
  const offsets = roles.map((_, index) => roles.slice(0, index).reduce((sum, role) => sum + role.members.length, 0))
  return (
    <dl className={styles['members']}>
      {roles.map(({ role, members }, index) => (
        <div key={role ?? ''}>
          <dt>{role === undefined ? byType.roleNotGiven : <RecordText text={role} isCoded={sent.includes(role)} />}</dt>
          {members.map((member, position) => (
            <dd key={position}>
              <TeamMember member={member} canRead={(offsets[index] ?? 0) + position < maxReads} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const CONTACT_TYPES: readonly RecordType[] = ['Practitioner', 'PractitionerRole', 'Organization']

/** The reference to a member whose contact details the API can read. */
function useReadableMember({ reference }: CareTeamMember) {
  const session = useSession()
  const target = reference?.reference === undefined ? undefined : resolveReference(reference.reference, session)
  if (target?.at !== 'here' || !isRecordType(target.type) || !CONTACT_TYPES.includes(target.type)) return undefined
  return contractOf(target.type).read ? { type: target.type, id: target.id } : undefined
}

function TeamMember({ member, canRead }: { member: CareTeamMember; canRead: boolean }) {
  const { byType } = usePageMessages()
  const link = useReadableMember(member)
  const { reference, contained, onBehalfOf, period } = member
  return (
    <>
      {reference && !(link && canRead && reference.display === undefined) ? <Value value={reference} /> : null}
      {reference ? null : byType.memberNotGiven}
      {onBehalfOf === undefined ? null : (
        <>
          , <bdi>{byType.onBehalfOf(onBehalfOf)}</bdi>
        </>
      )}
      {period ? (
        <span className="muted small">
          {' '}
          <Value value={period} />
        </span>
      ) : null}
      {contained ? <ContactPoints resource={contained} /> : null}
      {link && canRead ? (
        <MemberContact type={link.type} id={link.id} hasName={reference?.display !== undefined} />
      ) : null}
      {link && !canRead ? <div className="muted small">{byType.contactElsewhere}</div> : null}
    </>
  )
}

/** Reads the contact details of a member, and the name when the team has none. */
function MemberContact({ type, id, hasName }: { type: RecordType; id: string; hasName: boolean }) {
  const format = useFormat()
  const messages = useDetailMessages()
  const { byType } = messages
  const { resource, failure } = useRecord(type, id)
  const name = hasName ? null : (
    <Value value={{ kind: 'reference', reference: `${type}/${id}`, type, ...displayOf(type, resource, format) }} />
  )
  if (resource) {
    return (
      <>
        {name}
        <ContactPoints resource={resource} />
      </>
    )
  }
  return (
    <>
      {name}
      <div className="muted small">{failure ? missingContactText(failure, messages) : byType.contactLoading}</div>
    </>
  )
}

function displayOf(
  type: RecordType,
  resource: Resource | undefined,
  format: FormatContext,
): { readonly display?: string } {
  const display = resource && descriptorOf(type).title(resource, format)
  return display === undefined ? {} : { display }
}

function ContactPoints({ resource }: { resource: Json }) {
  const { byType } = usePageMessages()
  const contactPoints = contactLinksOf(resource)
  return (
    <div>
      {contactPoints.length > 0 ? (
        <InlineValues values={contactPoints} />
      ) : (
        <span className="muted small">{byType.contactNone}</span>
      )}
    </div>
  )
}
