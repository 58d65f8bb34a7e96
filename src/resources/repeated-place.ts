import type { DisplayValue, LabelledValues } from '../fhir/display-value'

const nameOf = (value: DisplayValue | undefined): string | undefined =>
  value?.kind === 'reference' ? value.display?.trim().toLowerCase() : undefined

/** The name of a place, also of one that is the only element of its group. */
function placeName(value: DisplayValue): string | undefined {
  if (value.kind !== 'rows') return nameOf(value)
  const [only, ...others] = value.rows
  return others.length === 0 && only?.label === 'Encounter.location.location' && only.values.length === 1
    ? nameOf(only.values[0])
    : undefined
}

/** The rows of a visit without locations that have the name of its organization, in a row of its own. */
export function withoutRepeatedPlace(rows: readonly LabelledValues[]): readonly LabelledValues[] {
  const provider = nameOf(rows.find(({ label }) => label === 'Encounter.serviceProvider')?.values[0])
  if (provider === undefined) return rows
  return rows
    .map((row) =>
      row.label === 'Encounter.location' || row.label === 'Encounter.location.location'
        ? { ...row, values: row.values.filter((value) => placeName(value) !== provider) }
        : row,
    )
    .filter(({ values }) => values.length > 0)
}
