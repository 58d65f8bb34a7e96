import { idText, isObject, textOf, stringsOf, type Json } from '../../lib/json'
import { nextPageUrl } from '../http/next-page-url'
import type { Session, User } from '../session/session'
import type { PatientChoice } from './patient-selection'

export { offerSelection } from './patient-selection'

const MAX_PAGES = 10

function patientName(patient: Json): string | undefined {
  const names: readonly unknown[] = Array.isArray(patient.name) ? patient.name : []
  const name = names.filter(isObject).find((one) => one.use !== 'old' && one.use !== 'maiden')
  if (name === undefined) return undefined
  return textOf(name.text) ?? textOf([...stringsOf(name.given), textOf(name.family) ?? ''].join(' ').trim())
}

function patientsIn(bundle: Json, self: User | undefined): readonly PatientChoice[] {
  const entries: readonly unknown[] = Array.isArray(bundle.entry) ? bundle.entry : []
  return entries.flatMap((entry) => {
    const resource = isObject(entry) ? entry.resource : undefined
    if (!isObject(resource) || resource.resourceType !== 'Patient') return []
    const id = idText(resource.id)
    return id === undefined
      ? []
      : {
          id,
          name: patientName(resource),
          birthDate: textOf(resource.birthDate),
          hasDied: resource.deceasedBoolean === true || textOf(resource.deceasedDateTime) !== undefined,
          isSelf: (self?.type === 'Patient' && self.id === id) || self?.patientIds?.includes(id) === true,
        }
  })
}

function nextUrl(bundle: Json): string | undefined {
  const links: readonly unknown[] = Array.isArray(bundle.link) ? bundle.link : []
  return textOf(links.filter(isObject).find((link) => link.relation === 'next')?.url)
}

/** The patients that `GET Patient` returns for this sign-in; empty when the EHR refuses that search. */
export async function fetchReachablePatients(session: Session): Promise<readonly PatientChoice[]> {
  const found = new Map<string, PatientChoice>()
  let next: string | undefined = 'Patient'
  for (let page = 0; next !== undefined && page < MAX_PAGES; page += 1) {
    const bundle: unknown = await session
      .get(next)
      .then((response) => response.json())
      .catch(() => undefined)
    if (!isObject(bundle)) break
    for (const choice of patientsIn(bundle, session.user)) found.set(choice.id, choice)
    const link = nextUrl(bundle)
    next = link === undefined ? undefined : nextPageUrl(link, next, session.server)
  }
  return [...found.values()]
}
