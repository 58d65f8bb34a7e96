import { recordsUsableFor } from '../assertion-of'
import { readingsFor, type UsableReading } from '../../observations/usable-readings'
import type { UsableFor } from '../assertion'
import type { ObservationReading } from '../../observations/result-reading'
import type { Resource } from '../../../fhir/resource'

const living = { today: '2026-11-26', died: undefined }

/** The records that may be the newest of a living person. */
export const newestCandidates = <R extends Resource>(records: readonly R[]): readonly UsableFor<'newest', R>[] =>
  recordsUsableFor('newest', records, living)

/** The readings that may be the newest of a living person. */
export const newestReadings = (readings: readonly ObservationReading[]): readonly UsableReading<'newest'>[] =>
  readingsFor('newest', readings, living)
