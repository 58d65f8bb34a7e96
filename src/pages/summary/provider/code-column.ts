import { codingsOf } from '../../../fhir/concept'
import { isMaskedRecord } from '../../../resources/masking'
import { codeSystemName } from '../../../i18n/code-systems'
import type { Resource } from '../../../fhir/resource'

const SNOMED_CT = 'http://snomed.info/sct'

/** The code of a problem: that of SNOMED CT if there is one, as most problem lists have it, else the first. */
function codeOf(record: Resource): { readonly system: string; readonly code: string } | undefined {
  const codings = isMaskedRecord(record)
    ? []
    : codingsOf(record['code']).flatMap(({ system = '', code }) => (code === undefined ? [] : [{ system, code }]))
  return codings.find(({ system }) => system === SNOMED_CT) ?? codings[0]
}

/** A column with the codes of records: its label is the name of the code system if all have the same one, else each code has its system. Undefined where no record has a code. */
export function codeColumn(
  records: readonly Resource[],
  mixedLabel: string,
): { readonly label: string; textOf(record: Resource): string | null } | undefined {
  const systems = new Set(records.flatMap((record) => codeOf(record)?.system ?? []))
  const [system] = systems
  if (system === undefined) return undefined
  const isSingleSystem = systems.size === 1 && system !== ''
  const textOf = (record: Resource): string | null => {
    const found = codeOf(record)
    if (!found) return null
    return isSingleSystem || found.system === '' ? found.code : `${codeSystemName(found.system)} ${found.code}`
  }
  return { label: isSingleSystem ? codeSystemName(system) : mixedLabel, textOf }
}
