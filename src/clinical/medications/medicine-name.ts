import { codingsOf, conceptDisplay, firstCode, medicineText } from '../../fhir/concept'
import { objectsOf, type Json } from '../../lib/json'
import { medicineSystemName, ndcOfElevenDigits } from '../../fhir/medicine-codes'
import { referenceOf } from '../../fhir/reference'
import { copySource, keyInSource, recordKey, sourceOf } from '../../fhir/source'
import { denialText } from '../../resources/denial'
import { medicationName } from '../../resources/element-path'
import type { FormatContext } from '../../i18n/format-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** The key of the record that an absolute or relative reference points to, whatever its version. */
function targetOf(record: MedicineRecord, reference: string): string | undefined {
  const [, type, id] = /(?:^|\/)([A-Z][A-Za-z]+)\/([^/]+)(?:\/_history\/[^/]+)?$/.exec(reference) ?? []
  return type === undefined ? undefined : keyInSource(sourceOf(record), type, id)
}

/** A record that names a medicine, by a concept or a reference. */
export type MedicineRecord =
  | ResourceOf<'MedicationRequest'>
  | ResourceOf<'MedicationDispense'>
  | ResourceOf<'MedicationStatement'>
  | ResourceOf<'MedicationAdministration'>

/** True for prescriptions, fills, statements and doses that were given. */
export const isMedicineRecord = (resource: Resource): resource is MedicineRecord =>
  /^Medication./.test(resource.resourceType)

/** The contained or included Medication that a record refers to. */
function medicationOf(record: MedicineRecord, included: readonly Resource[]): Json | undefined {
  const reference = referenceOf(record.medicationReference)?.reference
  if (reference === undefined) return undefined
  if (reference.startsWith('#'))
    return objectsOf(record.contained).find(
      (each) => each['resourceType'] === 'Medication' && each['id'] === reference.slice(1),
    )
  const target = targetOf(record, reference)
  return included.find((each) => recordKey(each) === target)
}

/** The concept of the medicine: the record's own, else that of the contained or included Medication. */
function medicineConcept(record: MedicineRecord, included: readonly Resource[]): unknown {
  return (conceptDisplay(record.medicationCodeableConcept) ?? firstCode(record.medicationCodeableConcept)) === undefined
    ? medicationOf(record, included)?.['code']
    : record.medicationCodeableConcept
}

/** The name of a medicine: a sentence for a denial, the record's own concept, else the contained or included Medication (by its ingredients if it has no name), else the display of the reference. */
export function medicineName(
  record: MedicineRecord,
  included: readonly Resource[],
  format: FormatContext,
): string | undefined {
  const name = denialText(record, format) ?? medicineText(record.medicationCodeableConcept, format)
  const linked = name === undefined ? medicationOf(record, included) : undefined
  return name ?? (linked && medicationName(linked, format)) ?? referenceOf(record.medicationReference)?.display
}

/** Copies the concept of a contained or included Medication into the record, for code that reads `medicationCodeableConcept`. */
export function withMedicineConcept<T extends MedicineRecord>(record: T, included: readonly Resource[]): T {
  const concept = medicineConcept(record, included)
  return concept === undefined || concept === record.medicationCodeableConcept
    ? record
    : copySource<T>(record, { ...record, medicationCodeableConcept: concept })
}

/** Identifies a medicine: system and code (the forms of one National Drug Code count as one), else the name in lower case; undefined without both. */
export function medicineKey(
  record: MedicineRecord,
  included: readonly Resource[],
  format: FormatContext,
): string | undefined {
  const { system, code } =
    codingsOf(medicineConcept(record, included)).find((coding) => coding.code !== undefined) ?? {}
  const ndc = code !== undefined && medicineSystemName(system) === 'NDC' ? ndcOfElevenDigits(code) : undefined
  return code !== undefined
    ? `${ndc === undefined ? (system ?? '') : 'NDC'}|${ndc ?? code}`
    : medicineName(record, included, format)?.trim().toLowerCase()
}

/** How often each name is listed, in lower case. */
export function nameCounts(names: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names)
    if (name !== undefined) counts.set(name.trim().toLowerCase(), (counts.get(name.trim().toLowerCase()) ?? 0) + 1)
  return counts
}
