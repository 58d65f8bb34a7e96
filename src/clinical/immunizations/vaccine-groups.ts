import { codingsOf, conceptText } from '../../fhir/concept'
import { describe } from '../../resources/registry'
import { grouped } from '../shared/grouped'
import { vaccineFamily, type VaccineFamily } from './vaccine-families'
import type { Resource } from '../../fhir/resource'

export interface Vaccine {
  readonly key: string
  /** What the vaccine protects from, where that is known; products of one family stand together. */
  readonly family: VaccineFamily | undefined
  readonly name: string | undefined
  /** Newest first. */
  readonly doses: readonly [Resource, ...Resource[]]
}

/** What makes two vaccinations the same vaccine: what it protects from, else the code, else the name; one without any stands alone. */
function vaccineKey(immunization: Resource): string {
  const code = immunization['vaccineCode']
  const coding = codingsOf(code).find((each) => each.code !== undefined)
  return (
    vaccineFamily(code) ??
    (coding
      ? `${coding.system ?? ''}|${coding.code ?? ''}`
      : (conceptText(code)?.toLowerCase() ?? `alone ${immunization.id ?? ''}`))
  )
}

/** Vaccinations by vaccine, in the order in which they come. */
export function vaccinesOf(immunizations: readonly Resource[]): readonly Vaccine[] {
  return [...grouped(immunizations, vaccineKey)].map(([key, doses]) => ({
    key,
    family: vaccineFamily(doses[0]['vaccineCode']),
    name: describe('Immunization').title(doses[0]),
    doses,
  }))
}
