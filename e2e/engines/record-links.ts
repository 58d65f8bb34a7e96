import { buildPopulation } from '../../sandbox/population/build'
import { waitUntil } from './wait-until'
import type { PageDriver } from './page-driver'

/** The built-in patient whose record has every type. */
const PERSON = 'Patient/quinn'

export interface PatientResource {
  readonly resourceType: string
  readonly subject?: { readonly reference?: string }
  readonly patient?: { readonly reference?: string }
  readonly beneficiary?: { readonly reference?: string }
}

/** Number of records of a type of the patient. */
export function countOf(type: string): number {
  const all = JSON.parse(JSON.stringify(buildPopulation(1).resources)) as readonly PatientResource[]
  return all.filter(
    ({ resourceType, subject, patient, beneficiary }) =>
      resourceType === type && [subject, patient, beneficiary].some((who) => who?.reference === PERSON),
  ).length
}

/** Waits until the page links to every record of a type, collapsed sections included. */
export async function expectLinksToAll({ evaluate }: PageDriver, type: string) {
  const expected = countOf(type)
  let links = 0
  const count = async () => {
    links = await evaluate(
      (start) =>
        new Set([...document.querySelectorAll(`main a[href^="${start}"]`)].map((link) => link.getAttribute('href')))
          .size,
      `/record/${type}/`,
    )
    return links === expected
  }
  await waitUntil(`links to ${expected} records`, count).catch((cause: unknown) => {
    throw new Error(`${String(cause)}; found ${links}`)
  })
}
