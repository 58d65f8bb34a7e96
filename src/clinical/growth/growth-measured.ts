import { dayStart, toDay } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { convertExactly } from '../../fhir/units/convert-unit'
import { objectsOf, textOf } from '../../lib/json'
import { ageInYearsAndMonths } from '../patient/age'
import { MAX_GROWTH_AGE_YEARS } from './growth-age'
import { vitalKindOf } from '../observations/vital-kinds'
import { monthsBetween, percentileOf, type GrowthPercentile } from './growth-percentile'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../observations/result-reading'
import type { UsableReading } from '../observations/usable-readings'
import type { CurveSex, GrowthMeasure } from './growth-reference'

/** The units of the growth charts (UCUM), by measure. */
const chartUnits: Readonly<Record<GrowthMeasure, string>> = { height: 'cm', weight: 'kg', bmi: 'kg/m2' }

/** Why a measurement is not compared with the growth charts. */
export type NotComparedReason = 'noValue' | 'unit' | 'inexact' | 'date' | 'age'

export interface GrowthMeasurement {
  readonly reading: ObservationReading
  /** Age in months; undefined when the day of the measurement or of birth is not known. */
  readonly months: number | undefined
  /** In the unit of the chart. */
  readonly value: number | undefined
  readonly percentile: GrowthPercentile | undefined
  /** Undefined for a measurement that is compared, or would be with a chosen sex. */
  readonly notCompared: NotComparedReason | undefined
}

const sexes: Readonly<Record<string, CurveSex>> = { M: 'male', F: 'female', '248153007': 'male', '248152002': 'female' }

/** The recorded sex (US Core sex and birthsex extensions); never the administrative gender. */
export function recordedSex(patient: ResourceOf<'Patient'> | undefined): CurveSex | undefined {
  const found = (name: string) =>
    objectsOf(patient?.extension).find(({ url }) => url === `http://hl7.org/fhir/us/core/StructureDefinition/${name}`)
  const codes = ['us-core-sex', 'us-core-birthsex'].flatMap((name) => [
    textOf(found(name)?.['valueCode']),
    ...objectsOf(found(name)?.['valueCoding']).map(({ code }) => textOf(code)),
  ])
  return codes.map((code) => sexes[code ?? '']).find(Boolean)
}

const dayOf = (raw: string | undefined): number | undefined => {
  const day = toDay(shownDay(raw ?? ''))
  return day && dayStart(day)
}

function growthMeasurementOf(
  measurement: GrowthMeasure,
  sex: CurveSex | undefined,
  birth: number | undefined,
  reading: ObservationReading,
): GrowthMeasurement {
  const { measure } = reading
  const value = measure && convertExactly(measure.value, measure.sentUnit, { code: chartUnits[measurement] })
  const day = dayOf(reading.raw)
  const months = birth === undefined || day === undefined ? undefined : monthsBetween(birth, day)
  const reasons: readonly (readonly [boolean, NotComparedReason])[] = [
    [!measure, 'noValue'],
    [value === undefined, 'unit'],
    [measure?.comparator !== undefined, 'inexact'],
    [months === undefined, 'date'],
    // The age limits are the same for both sexes.
    [months !== undefined && percentileOf(measurement, 'female', months, value ?? 1) === undefined, 'age'],
  ]
  const notCompared = reasons.find(([holds]) => holds)?.[1]
  const comparable = notCompared === undefined && value !== undefined && months !== undefined
  return {
    reading,
    months,
    notCompared,
    value: comparable ? value : undefined,
    percentile: comparable && sex ? percentileOf(measurement, sex, months, value) : undefined,
  }
}

/** Measurements of one measure before the age of 20, newest first, with the percentile where they can be compared. A length taken lying down is another measure. */
export function growthMeasurements(
  readings: readonly UsableReading<'newest'>[],
  measurement: GrowthMeasure,
  birthDate: string | undefined,
  sex: CurveSex | undefined,
): readonly GrowthMeasurement[] {
  const birth = dayOf(birthDate)
  return readings
    .filter(
      ({ codeKey, raw }) =>
        vitalKindOf(codeKey) === measurement &&
        (ageInYearsAndMonths(birthDate, raw)?.years ?? 0) < MAX_GROWTH_AGE_YEARS,
    )
    .map((reading) => growthMeasurementOf(measurement, sex, birth, reading))
}
