import { conceptText } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { chosenName, nameText } from '../../fhir/name'
import type { Resource } from '../../fhir/resource'

/** What tells one patient from another in a list. */
export interface PatientFacts {
  readonly id: string
  readonly name: string | undefined
  readonly birthDate: string | undefined
  readonly gender: string | undefined
  /** Identifiers in words, with their kind where it is given. */
  readonly numbers: readonly string[]
  readonly died: { readonly on: string | undefined } | undefined
}

function listName(patient: Resource): string | undefined {
  const chosen = chosenName(patient['name'])
  const family = textOf(chosen?.['family'])
  if (chosen === undefined || family === undefined) return nameText(chosen)
  const given = (Array.isArray(chosen['given']) ? chosen['given'] : []).map(textOf).filter((part) => part !== undefined)
  return given.length > 0 ? `${family}, ${given.join(' ')}` : nameText(chosen)
}

function numbersOf(patient: Resource): readonly string[] {
  return objectsOf(patient['identifier']).flatMap((identifier) => {
    const value = textOf(identifier['value'])
    const kind = conceptText(identifier['type'])
    return value === undefined || identifier['use'] === 'old' ? [] : kind === undefined ? value : `${kind}: ${value}`
  })
}

/** The facts of a Patient; undefined for one without an id, which cannot be opened. */
export function patientFacts(patient: Resource): PatientFacts | undefined {
  if (patient.id === undefined) return undefined
  const on = textOf(patient['deceasedDateTime'])
  return {
    id: patient.id,
    name: listName(patient),
    birthDate: textOf(patient['birthDate']),
    gender: textOf(patient['gender']),
    numbers: numbersOf(patient),
    died: on !== undefined || patient['deceasedBoolean'] === true ? { on } : undefined,
  }
}
