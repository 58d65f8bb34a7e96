import { useSession } from '../../auth/session/session-provider'
import { usePatient } from '../../data/queries/use-patient'
import { resolveReference } from '../../data/references/resolve-reference'
import { useReferencedRecords } from '../../data/references/use-referenced-records'
import { contactLink } from '../../fhir/contact'
import { humanNameText } from '../../fhir/human-name'
import { periodEnds } from '../../fhir/period-ends'
import { show } from '../../fhir/show'
import { useFormat } from '../../language/language-context'
import { isObject, objectsOf, textOf, type Json } from '../../lib/json'
import { useAudience } from '../../ui/audience'
import { EhrHelp } from '../../ui/ehr-help'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'

/** Ways to reach a clinic from the app; not fax. */
const contactSystems = ['phone', 'email', 'url']

const isCurrent = (item: Json): boolean => periodEnds(item['period']).end === undefined

/** Who decides who can see the record, whom to ask, and for a proxy the contacts in the record, of whom they may be one. */
export function AccessSection() {
  const { privacy } = usePageMessages()
  const { ehr } = useSession()
  const audience = useAudience()
  return (
    <section className="stack">
      <h2>{privacy.accessTitle}</h2>
      <p>{privacy.access(audience, ehr.name)}</p>
      {audience.audience === 'provider' ? null : <ClinicContact />}
      <EhrHelp />
      {audience.audience === 'proxy' ? <ContactsInRecord /> : null}
    </section>
  )
}

/** Name, phone, email and page of the organization that keeps the record (`Patient.managingOrganization`). */
function ClinicContact() {
  const session = useSession()
  const organization: unknown = usePatient().resource?.managingOrganization
  const reference = isObject(organization) ? textOf(organization['reference']) : undefined
  const target = reference === undefined ? undefined : resolveReference(reference, session)
  const isOrganization = target?.at === 'here' && target.type === 'Organization'
  const [known] = useReferencedRecords(isOrganization ? [{ type: 'Organization', id: target.id }] : [])
  const clinic = known?.state === 'loaded' ? (known.resource as unknown as Json) : undefined
  const contacts = objectsOf(clinic?.['telecom'])
    .filter((contact) => contactSystems.includes(textOf(contact['system']) ?? ''))
    .filter((contact) => textOf(contact['use']) !== 'old' && isCurrent(contact))
    .flatMap((contact) => contactLink(contact) ?? [])
  const name = textOf(clinic?.['name'])
  if (name === undefined || contacts.length === 0) return null
  return (
    <p>
      <bdi>{name}</bdi>: <Values values={contacts} />
    </p>
  )
}

/** The people whom the record names as contacts, with their relationship. */
function ContactsInRecord() {
  const { privacy } = usePageMessages()
  const audience = useAudience()
  const format = useFormat()
  const contacts = objectsOf(usePatient().resource?.contact)
    .filter(isCurrent)
    .flatMap((contact) => {
      const name = humanNameText(isObject(contact['name']) ? contact['name'] : undefined)
      const relationships = objectsOf(contact['relationship']).flatMap(
        (relationship) => show(relationship, 'CodeableConcept', 'Patient.contact.relationship', format) ?? [],
      )
      return name === undefined ? [] : [{ name, relationships }]
    })
  if (contacts.length === 0) return null
  return (
    <>
      <p>{privacy.contacts(audience)}</p>
      <ul>
        {contacts.map(({ name, relationships }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            {relationships.length > 0 ? ': ' : null}
            <Values values={relationships} />
          </li>
        ))}
      </ul>
    </>
  )
}
