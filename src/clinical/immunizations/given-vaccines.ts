import { objectsOf, textOf } from '../../lib/json'
import { describe } from '../../resources/registry'
import { groupsOf } from '../overview/record-groups'
import { vaccinesOf, type Vaccine } from './vaccine-groups'
import type { Circumstance } from '../status/status'
import type { Resource } from '../../fhir/resource'

export interface GivenVaccines {
  /** By vaccine, in the order of their names; of each the first dose first. */
  readonly vaccines: readonly (Omit<Vaccine, 'doses'> & { readonly doses: readonly Resource[] })[]
  /** Entries that do not say that a vaccine was given. */
  readonly others: number
}

/** The vaccinations that took place, for whoever asks for them; records come newest first, and without those entered by mistake. */
export function givenVaccines(immunizations: readonly Resource[], at: Circumstance): GivenVaccines {
  const given = groupsOf('Immunization', immunizations, at)
    .filter(({ key }) => key === 'given')
    .flatMap(({ records }) => records)
  return {
    vaccines: vaccinesOf(given).map((vaccine) => ({ ...vaccine, doses: vaccine.doses.toReversed() })),
    others: immunizations.length - given.length,
  }
}

/** The day on which a dose was given, or what is said of it in words; a date of another kind is none. */
export function givenOn(dose: Resource): { readonly raw: string } | { readonly said: string } | undefined {
  const date = describe('Immunization').date(dose)
  const said = textOf(dose['occurrenceString'])
  return date?.label === 'Immunization.occurrenceDateTime'
    ? { raw: date.raw }
    : said === undefined
      ? undefined
      : { said }
}

/** The place of a dose by name: where it was given, else who gave it. */
export function placeOfDose(dose: Resource, named: (reference: string) => string | undefined): string | undefined {
  const nameOf = (reference: unknown): string | undefined => {
    const [one] = objectsOf(reference)
    return one && (textOf(one['display']) ?? named(textOf(one['reference']) ?? ''))
  }
  return (
    nameOf(dose['location']) ??
    objectsOf(dose['performer'])
      .map((performer) => nameOf(performer['actor']))
      .find((name) => name !== undefined)
  )
}
