import { codingsOf } from '../../../fhir/concept'
import { isMaskedRecord } from '../../../resources/masking'
import { codeSystemName } from '../../../i18n/code-systems'
import type { Resource } from '../../../fhir/resource'

const SNOMED_CT = 'http://snomed.info/sct'

/** The code by which a problem is known elsewhere: that of SNOMED CT before all others, as most lists of problems have it. */
function codeOf(record: Resource): { readonly system: string; readonly code: string } | undefined {
  const codings = isMaskedRecord(record)
    ? []
    : codingsOf(record['code']).flatMap(({ system = '', code }) => (code === undefined ? [] : [{ system, code }]))
  return codings.find(({ system }) => system === SNOMED_CT) ?? codings[0]
}

/** A column with the codes of records: under the name of their system where all are of one, else each with its own; undefined where there are words alone. */
export function codeColumn(
  records: readonly Resource[],
  ofSeveral: string,
): { readonly label: string; textOf(record: Resource): string | null } | undefined {
  const systems = new Set(records.flatMap((record) => codeOf(record)?.system ?? []))
  const [only] = systems
  if (only === undefined) return undefined
  const alone = systems.size === 1 && only !== ''
  const textOf = (record: Resource): string | null => {
    const found = codeOf(record)
    if (!found) return null
    return alone || found.system === '' ? found.code : `${codeSystemName(found.system)} ${found.code}`
  }
  return { label: alone ? codeSystemName(only) : ofSeveral, textOf }
}
