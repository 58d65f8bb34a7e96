import { objectsOf, textOf } from '../../lib/json'
import { isDenial } from '../../resources/denial'
import { descriptorOf } from '../../resources/descriptors'
import { foldRepeats, type RepeatedRecord } from '../shared/fold-repeats'
import { recordsFor } from '../assertion/assertion-of'
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

/** The vaccines that were given. Records are sorted newest first and exclude those entered in error. */
export function givenVaccines(
  immunizations: readonly ResourceOf<'Immunization'>[],
  context: StatusContext,
  format: FormatContext,
): GivenVaccines {
  const given = recordGroups('Immunization', immunizations, context, format)
    .filter(({ key }) => key === 'given')
    .flatMap(({ records }) => recordsFor('count', records, context))
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

/** The name of the location of a dose, else of its performer. */
export function doseLocation(
  dose: ResourceOf<'Immunization'>,
  nameOfReference: (reference: string) => string | undefined,
): string | undefined {
  const nameOf = (reference: unknown): string | undefined => {
    const [each] = objectsOf(reference)
    return each && (textOf(each['display']) ?? nameOfReference(textOf(each['reference']) ?? ''))
  }
  return (
    nameOf(dose.location) ??
    objectsOf(dose.performer)
      .map((performer) => nameOf(performer['actor']))
      .find((name) => name !== undefined)
  )
}
