import { objectsOf, textOf } from '../lib/json'
import type { ResourceOf } from './resource'

interface DocumentSubject {
  readonly family: string | undefined
  readonly birthDate: string | undefined
}

const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/**
 * False when a document is about another person than the patient: the birth date differs, or the family name differs and the birth dates are not
 * both complete. Missing facts on either side never count as a difference.
 */
export function isSamePerson(subject: DocumentSubject, patient: ResourceOf<'Patient'>): boolean {
  const born = textOf(patient.birthDate)
  const length = Math.min(born?.length ?? 0, subject.birthDate?.length ?? 0)
  if (
    born !== undefined &&
    subject.birthDate !== undefined &&
    born.slice(0, length) !== subject.birthDate.slice(0, length)
  )
    return false
  if (length === 10 || subject.family === undefined) return true
  const families = objectsOf(patient.name).flatMap((name) => textOf(name['family']) ?? [])
  return families.length === 0 || families.some((family) => foldName(family) === foldName(subject.family ?? ''))
}
