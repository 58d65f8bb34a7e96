import { objectsOf, textOf } from '../../lib/json'
import type { ObservationReading } from './result-reading'

/** Notes of a result without a value, which often say why and what to do; none for a result with a value. */
export const notesWithoutValue = ({
  values: [first],
  components,
  observation,
}: Pick<ObservationReading, 'values' | 'components' | 'observation'>): readonly string[] =>
  components.length === 0 && (first === undefined || first.kind === 'absent')
    ? objectsOf(observation.note).flatMap(({ text }) => textOf(text) ?? [])
    : []
