import { objectsOf, textOf } from '../../lib/json'
import { isDenial } from '../../resources/denial'
import { descriptorOf } from '../../resources/descriptors'
import { foldRepeats, type RepeatedRecord } from '../shared/fold-repeats'
import { recordsUsableFor } from '../assertion/assertion-of'
import { recordGroups } from '../overview/record-groups'
import { groupVaccines, type VaccineGroup } from './vaccine-groups'
import type { UsableFor } from '../assertion/assertion'
import type { StatusContext } from '../status/record-status'
import type { ResourceOf } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

/** A vaccination that the record does not deny, cancel or call a mistake. */
export type GivenDose = UsableFor<'count', ResourceOf<'Immunization'>>

export interface GivenVaccines {
  /** By vaccine; the first dose of each first, and a dose that several records state once. */
  readonly vaccines: readonly (Omit<VaccineGroup, 'doses'> & {
    readonly doses: readonly RepeatedRecord<GivenDose>[]
  })[]
  /** Number of records that do not say that a vaccine was given. */
  readonly omitted: number
}

/** The vaccinations that were given, in the order of the list. Records of a mistake, and those that say anything else, are left out. */
export const givenDoses = (
  immunizations: readonly ResourceOf<'Immunization'>[],
  context: StatusContext,
  format: FormatContext,
): readonly GivenDose[] =>
  recordGroups('Immunization', immunizations, context, format)
    .filter(({ key }) => key === 'given')
    .flatMap(({ records }) => recordsUsableFor('count', records, context))

/** The vaccines that were given. Records are sorted newest first and exclude those entered in error. */
export function givenVaccines(
  immunizations: readonly ResourceOf<'Immunization'>[],
  context: StatusContext,
  format: FormatContext,
): GivenVaccines {
  const given = givenDoses(immunizations, context, format)
  return {
    vaccines: groupVaccines(given, format).map((vaccine) => ({
      ...vaccine,
      doses: foldRepeats(vaccine.doses, format).toReversed(),
    })),
    omitted: immunizations.filter((each) => !isDenial(each)).length - given.length,
  }
}

/** The date of a dose, or its `occurrenceString`; no other kind of date counts. */
export function doseDate(
  dose: ResourceOf<'Immunization'>,
): { readonly raw: string } | { readonly text: string } | undefined {
  const date = descriptorOf('Immunization').date(dose)
  const text = textOf(dose.occurrenceString)
  if (date?.label === 'Immunization.occurrenceDateTime') return { raw: date.raw }
  return text === undefined ? undefined : { text }
}

type NameOfReference = (reference: string) => string | undefined

function referencedName(reference: unknown, nameOfReference: NameOfReference): string | undefined {
  const [each] = objectsOf(reference)
  return each && (textOf(each['display']) ?? nameOfReference(textOf(each['reference']) ?? ''))
}

/** The name of the place where a dose was given. */
export const dosePlace = (
  { location }: ResourceOf<'Immunization'>,
  nameOfReference: NameOfReference,
): string | undefined => referencedName(location, nameOfReference)

/** The name of the person or organization that gave a dose. */
export const dosePerformer = (
  { performer }: ResourceOf<'Immunization'>,
  nameOfReference: NameOfReference,
): string | undefined =>
  objectsOf(performer)
    .map(({ actor }) => referencedName(actor, nameOfReference))
    .find((name) => name !== undefined)

/** The name of the location of a dose, else of its performer. */
export const doseLocation = (dose: ResourceOf<'Immunization'>, nameOfReference: NameOfReference): string | undefined =>
  dosePlace(dose, nameOfReference) ?? dosePerformer(dose, nameOfReference)
