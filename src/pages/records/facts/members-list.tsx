import { contractOf, isRecordType, type RecordType } from '../../../contract'
import { useRecord } from '../../../data/queries/use-records'
import { placeOf } from '../../../data/references/resolve'
import { conceptInWords } from '../../../fhir/concept-in-words'
import { describe } from '../../../resources/registry'
import { useSession } from '../../../auth/session/session-provider'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { Value } from '../../../ui/value'
import { contactWords } from './contact-words'
import { Inline } from './facts'
import { membersOf, waysOf, type Member, type Role } from '../../../clinical/shared/team-members'
import styles from './typed.module.css'
import type { Json } from '../../../lib/json'
import type { Resource } from '../../../fhir/resource'

/** Contact details are read for so many members of a team; those of the others stand on their own pages. */
const MAX_READS = 12

/** Who takes part in a team, by role, with the way to reach them. */
export function Members({ team }: { team: Resource }) {
  const { typed, views } = usePageWords()
  const { audience } = useAudience()
  const { current, earlier } = membersOf(team, Date.now(), (role) => conceptInWords(role, audience))
  const count = earlier.reduce((sum, role) => sum + role.members.length, 0)
  return (
    <>
      <Roles roles={current} reads={MAX_READS} />
      {count > 0 ? (
        <Disclosure summary={views.records.groupCount(typed.earlierMembers, count)}>
          <Roles roles={earlier} reads={0} />
        </Disclosure>
      ) : null}
    </>
  )
}

function Roles({ roles, reads }: { roles: readonly Role[]; reads: number }) {
  const { typed } = usePageWords()
  const before = roles.map((_, index) => roles.slice(0, index).reduce((sum, role) => sum + role.members.length, 0))
  return (
    <dl className={styles['members']}>
      {roles.map(({ role, members }, index) => (
        <div key={role ?? ''}>
          <dt>
            <bdi>{role ?? typed.roleNotGiven}</bdi>
          </dt>
          {members.map((member, position) => (
            <dd key={position}>
              <OneMember member={member} read={(before[index] ?? 0) + position < reads} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const reachable: readonly RecordType[] = ['Practitioner', 'PractitionerRole', 'Organization']

function OneMember({ member, read }: { member: Member; read: boolean }) {
  const { typed } = usePageWords()
  const session = useSession()
  const { reference, inside, onBehalfOf, period } = member
  const place = reference?.reference === undefined ? undefined : placeOf(reference.reference, session)
  const link =
    place?.at === 'here' && isRecordType(place.type) && reachable.includes(place.type) && contractOf(place.type).read
      ? { type: place.type, id: place.id }
      : undefined
  return (
    <>
      {reference && !(link && read && reference.display === undefined) ? <Value shown={reference} /> : null}
      {reference ? null : typed.memberNotGiven}
      {onBehalfOf === undefined ? null : (
        <>
          , <bdi>{typed.forWhom(onBehalfOf)}</bdi>
        </>
      )}
      {period ? (
        <span className="muted small">
          {' '}
          <Value shown={period} />
        </span>
      ) : null}
      {inside ? <Ways of={inside} /> : null}
      {link && read ? <Contact type={link.type} id={link.id} named={reference?.display !== undefined} /> : null}
      {link && !read ? <div className="muted small">{typed.contactElsewhere}</div> : null}
    </>
  )
}

/** Reads who the member is; one whose name the team leaves out is named here. */
function Contact({ type, id, named }: { type: RecordType; id: string; named: boolean }) {
  const words = usePageWords()
  const { typed } = words
  const { resource, failure } = useRecord(type, id)
  const bare = named ? null : (
    <Value shown={{ kind: 'reference', reference: `${type}/${id}`, type, ...nameOf(type, resource) }} />
  )
  if (resource) {
    return (
      <>
        {bare}
        <Ways of={resource} />
      </>
    )
  }
  return (
    <>
      {bare}
      <div className="muted small">{failure ? contactWords(failure, words) : typed.contactGetting}</div>
    </>
  )
}

function nameOf(type: RecordType, resource: Resource | undefined): { readonly display?: string } {
  const display = resource && describe(type).title(resource)
  return display === undefined ? {} : { display }
}

function Ways({ of }: { of: Json }) {
  const { typed } = usePageWords()
  const ways = waysOf(of)
  return (
    <div>{ways.length > 0 ? <Inline values={ways} /> : <span className="muted small">{typed.contactNone}</span>}</div>
  )
}
