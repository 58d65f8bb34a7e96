import { listOf, isObject } from '../../lib/json'
import { isMaskedRecord } from '../../resources/masking'
import { dosageSteps, isStepwise, medicineWords, type DosageStep } from '../../resources/request-directions'
import { recordsUsableFor } from '../assertion/assertion-of'
import type { UsableFor } from '../assertion/assertion'
import type { StatusContext } from '../status/record-status'
import { contradictedRequests, medicineGroup } from './medicine-groups'
import { DOUBTFUL_REASONS, notForToday } from './not-for-today'
import { isAsNeeded } from './supply-state'
import { dailyTimesOf, timesOfDay, type TimeOfDay } from './times-of-day'
import type { FormatContext } from '../../i18n/format-context'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** A medicine with those of its directions that belong together, in the order in which they apply; empty when it has none. */
export interface PlannedMedicine<R extends Resource> {
  readonly request: UsableFor<'plan', R>
  readonly steps: readonly DosageStep[]
  /** How many current prescriptions of the medicine there are. */
  readonly listedCount: number
}

export interface MedicineDayPlan<R extends Resource> {
  readonly byTime: Readonly<Record<TimeOfDay, readonly PlannedMedicine<R>[]>>
  /** Nothing that the app understands says at what time of day to take them. */
  readonly unscheduled: readonly PlannedMedicine<R>[]
  /** Number of medicines that are not in the plan because another order says not to take them. */
  readonly omitted: number
  /** Medicines that are not in the plan because they are not, or may not be, for today. */
  readonly notForToday: readonly R[]
  /** True when at least half of the medicines that may be taken regularly today have a time of day; otherwise a plan would mislead. */
  readonly isUseful: boolean
}

interface DayPlanContext<R> {
  /** Identifies the medicine of a prescription. */
  readonly keyOf: (request: R) => string | undefined
  /** The prescription with the words for its medicine, which may come from another record. */
  readonly named: (request: R) => R
  readonly fillsOf: (request: R) => readonly ResourceOf<'MedicationDispense'>[]
  readonly statusContext: StatusContext
  /** In milliseconds. */
  readonly now: number
}

type StepsByTime = Readonly<Record<TimeOfDay, readonly DosageStep[]>> & { readonly unscheduled: readonly DosageStep[] }

/** The directions of a prescription by time of day. Steps that follow each other stay together without a time. */
function stepsByTime(
  request: ResourceOf<'MedicationRequest'>,
  now: number,
  format: FormatContext,
  canBeTimed: boolean,
) {
  const steps = dosageSteps(request, format)
  const found: Record<TimeOfDay | 'unscheduled', DosageStep[]> = {
    morning: [],
    midday: [],
    evening: [],
    night: [],
    unscheduled: [],
  }
  const words = medicineWords(request)
  const isTimed = canBeTimed && !isStepwise(steps) && steps.every(({ dosage }) => isObject(dosage))
  for (const step of steps) {
    const times =
      isTimed && step.directions && isObject(step.dosage) ? dailyTimesOf(step.dosage, now, format, words) : []
    for (const time of times.length > 0 ? times : (['unscheduled'] as const)) found[time].push(step)
  }
  return found satisfies StepsByTime
}

/**
 * Current medicines by the time of day that their Timing and written directions agree on. What is not for today, what another order
 * forbids and what is private is left out. A medicine that is listed more than once has no time of day, as it may be taken twice.
 */
export function buildDayPlan<R extends ResourceOf<'MedicationRequest'>>(
  requests: readonly R[],
  { keyOf, named, fillsOf, statusContext, now }: DayPlanContext<R>,
  format: FormatContext,
): MedicineDayPlan<R> {
  const forbidden = contradictedRequests(requests, keyOf)
  const current = recordsUsableFor(
    'count',
    requests.filter((request) => medicineGroup(request) === 'current' && !isMaskedRecord(request)),
    statusContext,
  )
  const allowed = current.filter((request) => !forbidden.has(request))
  const clear = recordsUsableFor('plan', allowed, statusContext)
  const reasons = allowed.map(
    (request) =>
      notForToday(named(request), now, fillsOf(request)) ??
      (clear.some((each) => each === request) ? undefined : 'unclear'),
  )
  // Medicines that are taken as needed have no time of day, which does not make a plan less useful.
  const isRegular = (request: R) => !isAsNeeded(request)
  const doubtful = allowed.filter(
    (request, index) => isRegular(request) && DOUBTFUL_REASONS.includes(reasons[index]),
  ).length
  const byTime: Record<TimeOfDay, PlannedMedicine<R>[]> = { morning: [], midday: [], evening: [], night: [] }
  const unscheduled: PlannedMedicine<R>[] = []
  const forToday = clear.filter((request) => reasons[allowed.indexOf(request)] === undefined)
  const timed = forToday.filter((request) => {
    const listedCount = Math.max(
      1,
      current.filter((each) => keyOf(each) !== undefined && keyOf(each) === keyOf(request)).length,
    )
    const found = stepsByTime(named(request), now, format, listedCount === 1)
    const filled = timesOfDay.filter((time) => found[time].length > 0)
    for (const time of filled) byTime[time].push({ request, steps: found[time], listedCount })
    if (found.unscheduled.length > 0 || listOf(request.dosageInstruction).length === 0)
      unscheduled.push({ request, steps: found.unscheduled, listedCount })
    return filled.length > 0
  })
  return {
    byTime,
    unscheduled,
    omitted: current.length - allowed.length,
    notForToday: allowed.filter((request) => !forToday.some((each) => each === request)),
    isUseful: timed.length > 0 && timed.length * 2 >= forToday.filter(isRegular).length + doubtful,
  }
}
