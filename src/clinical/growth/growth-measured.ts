import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { objectsOf, textOf } from '../../lib/json'
import { ageOn, GROWN } from './growth-age'
import { vitalKindOf } from '../observations/vital-kinds'
import { monthsBetween, standingOf, type Standing } from './growth-percentile'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../observations/result-reading'
import type { CurveSex, Measurement } from './growth-reference'

/** The units of each measurement as the curves take them. */
const units: Readonly<Record<Measurement, readonly string[]>> = {
  height: ['cm'],
  weight: ['kg'],
  bmi: ['kg/m2', 'kg/m²'],
}

/** Why a measurement is not compared with the curves. */
export type NotCompared = 'noValue' | 'unit' | 'inexact' | 'date' | 'age'

export interface Measured {
  readonly reading: ObservationReading
  /** Age in months; undefined where the day of it or of the birth is not known. */
  readonly months: number | undefined
  readonly value: number | undefined
  readonly standing: Standing | undefined
  /** Undefined for what is, or with a chosen curve would be, compared. */
  readonly notCompared: NotCompared | undefined
}

const sexes: Readonly<Record<string, CurveSex>> = { M: 'male', F: 'female', '248153007': 'male', '248152002': 'female' }

/** The sex that the record holds for clinical use or from birth (US Core sex and birthsex); never taken from the administrative gender. */
export function recordedSex(patient: Resource | undefined): CurveSex | undefined {
  const found = (name: string) =>
    objectsOf(patient?.['extension']).find(
      ({ url }) => url === `http://hl7.org/fhir/us/core/StructureDefinition/${name}`,
    )
  const codes = ['us-core-sex', 'us-core-birthsex'].flatMap((name) => [
    textOf(found(name)?.['valueCode']),
    ...objectsOf(found(name)?.['valueCoding']).map(({ code }) => textOf(code)),
  ])
  return codes.map((code) => sexes[code ?? '']).find(Boolean)
}

const dayOf = (raw: string | undefined): number | undefined => {
  const date = parsePartialDate(raw?.slice(0, 10) ?? '')
  return date?.precision === 'day' ? dateInterval(date).from : undefined
}

function measuredOf(
  measurement: Measurement,
  sex: CurveSex | undefined,
  birth: number | undefined,
  reading: ObservationReading,
): Measured {
  const { measure } = reading
  const day = dayOf(reading.raw)
  const months = birth === undefined || day === undefined ? undefined : monthsBetween(birth, day)
  const why: readonly (readonly [boolean, NotCompared])[] = [
    [!measure, 'noValue'],
    [measure !== undefined && !units[measurement].includes(measure.unit ?? ''), 'unit'],
    [measure?.comparator !== undefined, 'inexact'],
    [months === undefined, 'date'],
    // The answer is the same for both sexes.
    [months !== undefined && standingOf(measurement, 'female', months, measure?.value ?? 1) === undefined, 'age'],
  ]
  const notCompared = why.find(([holds]) => holds)?.[1]
  const comparable = notCompared === undefined && measure && months !== undefined
  return {
    reading,
    months,
    notCompared,
    value: comparable ? measure.value : undefined,
    standing: comparable && sex ? standingOf(measurement, sex, months, measure.value) : undefined,
  }
}

/** Measurements of one kind that were taken before the age of 20, newest first (a length that was taken lying down is another kind), each with its place among the curves of a sex where it can be compared. */
export function growthOf(
  readings: readonly ObservationReading[],
  measurement: Measurement,
  birthDate: string | undefined,
  sex: CurveSex | undefined,
): readonly Measured[] {
  const birth = dayOf(birthDate)
  return readings
    .filter(
      ({ codeKey, counts, raw }) =>
        vitalKindOf(codeKey) === measurement && counts && (ageOn(birthDate, raw)?.years ?? 0) < GROWN,
    )
    .map((reading) => measuredOf(measurement, sex, birth, reading))
}
