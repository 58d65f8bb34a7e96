import { conceptText } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { preferredName, humanNameText } from '../../fhir/human-name'
import type { ResourceOf } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

/** What distinguishes patients in a list. */
export interface PatientFacts {
  readonly id: string
  readonly name: string | undefined
  readonly birthDate: string | undefined
  readonly gender: string | undefined
  /** Identifiers as text, with their type where it is given. */
  readonly identifiers: readonly string[]
  readonly died: { readonly on: string | undefined } | undefined
}

function listName(patient: ResourceOf<'Patient'>): string | undefined {
  const chosen = preferredName(patient.name)
  const family = textOf(chosen?.['family'])
  if (chosen === undefined || family === undefined) return humanNameText(chosen)
  const given = (Array.isArray(chosen['given']) ? chosen['given'] : []).map(textOf).filter((part) => part !== undefined)
  return given.length > 0 ? `${family}, ${given.join(' ')}` : humanNameText(chosen)
}

function identifiersOf(patient: ResourceOf<'Patient'>, format: FormatContext): readonly string[] {
  return objectsOf(patient.identifier).flatMap((identifier) => {
    const value = textOf(identifier['value'])
    const kind = conceptText(identifier['type'], format)
    if (value === undefined || identifier['use'] === 'old') return []
    return kind === undefined ? value : `${kind}: ${value}`
  })
}

/** The list facts of a Patient; undefined without an id, as it could not be opened. */
export function patientFacts(patient: ResourceOf<'Patient'>, format: FormatContext): PatientFacts | undefined {
  if (patient.id === undefined) return undefined
  const on = textOf(patient.deceasedDateTime)
  return {
    id: patient.id,
    name: listName(patient),
    birthDate: textOf(patient.birthDate),
    gender: textOf(patient.gender),
    identifiers: identifiersOf(patient, format),
    died: on !== undefined || patient.deceasedBoolean === true ? { on } : undefined,
  }
}
