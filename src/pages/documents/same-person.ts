import { objectsOf, textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'

interface Named {
  readonly family: string | undefined
  readonly birthDate: string | undefined
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/**
 * False when a document is about somebody else than the patient: another birth date, or another family name where a birth date does not settle it.
 * A document that names nobody, or a patient without these facts, says nothing against it.
 */
export function samePerson(named: Named, patient: Resource): boolean {
  const born = textOf(patient['birthDate'])
  const length = Math.min(born?.length ?? 0, named.birthDate?.length ?? 0)
  if (born !== undefined && named.birthDate !== undefined && born.slice(0, length) !== named.birthDate.slice(0, length))
    return false
  if (length === 10 || named.family === undefined) return true
  const families = objectsOf(patient['name']).flatMap((name) => textOf(name['family']) ?? [])
  return families.length === 0 || families.some((family) => fold(family) === fold(named.family ?? ''))
}
