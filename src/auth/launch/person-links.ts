import { encodeIdForPath } from '../../fhir/id'
import { resolveLocalReference } from '../../fhir/reference'
import { isObject, objectsOf, textOf } from '../../lib/json'
import { withTimeout } from '../http/oauth-fetch'
import { fhirBasesOf } from '../tokens/token-patient'
import type { Session } from '../session/session'

/** Short, because a sign-in waits for it. */
const TIMEOUT_MS = 5_000

/**
 * The ids of the patients that are the same actual person as the Person who signed in (R4 Person.link: never a relative). Links with little or no
 * confidence (level1), and links to other servers, are left out. Empty when the EHR does not let this app read the Person. Never rejects.
 */
export async function fetchLinkedPatients(session: Session): Promise<readonly string[]> {
  const { user, ehr } = session
  if (user?.type !== 'Person') return []
  const person: unknown = await withTimeout(
    'Person',
    ehr.id,
    async (signal): Promise<unknown> => (await session.get(`Person/${encodeIdForPath(user.id)}`, signal)).json(),
    TIMEOUT_MS,
  ).catch(() => undefined)
  if (!isObject(person) || person.resourceType !== 'Person' || person.id !== user.id || person.active === false)
    return []
  return objectsOf(person.link).flatMap(({ target, assurance }) => {
    const reference = isObject(target) ? textOf(target.reference) : undefined
    const patient = reference === undefined ? undefined : resolveLocalReference(reference, fhirBasesOf(ehr))
    return patient?.type === 'Patient' && assurance !== 'level1' ? patient.id : []
  })
}
