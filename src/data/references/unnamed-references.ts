import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isRecordType } from '../../contract'
import { isObject, textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { mayAsk, placeOf, type Link } from './resolve'
import { readQuery } from '../queries/read'

/** More names than these are not asked for; the links work without. */
const MAX_READS = 12

/** The records that a resource points to without saying their names; medicines always, as a name beside a reference can be another's. */
export function namelessLinks(resource: Resource, session: Session): readonly Link[] {
  const links = new Map<string, Link>()
  const visit = (value: unknown, element: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, element))
    if (!isObject(value)) return
    const reference = textOf(value['reference'])
    const named = textOf(value['display']) !== undefined && element !== 'medicationReference'
    const place = reference === undefined || named ? undefined : placeOf(reference, session)
    if (place?.at === 'here' && isRecordType(place.type))
      links.set(`${place.type}/${place.id}`, { type: place.type, id: place.id })
    for (const [name, inner] of Object.entries(value)) visit(inner, name)
  }
  visit(resource, '')
  return [...links.values()].slice(0, MAX_READS)
}

/** Reads the records that a page's references leave without a name; the answers stay in the cache, where `linkState` finds them. */
export function useNames(resource: Resource): number {
  const session = useSession()
  const client = useQueryClient()
  const wanted = namelessLinks(resource, session).filter((link) => mayAsk(client, session, link))
  const answers = useQueries({
    queries: wanted.map(({ type, id }) => readQuery(client, session, type, id)),
  })
  return answers.filter((answer) => !answer.isPending).length
}
