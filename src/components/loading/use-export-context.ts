import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { assertionOf, recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { formatAssertion } from '../../clinical/assertion/format-assertion'
import { isMedicineRecord, medicineName } from '../../clinical/medications/medicine-name'
import { formatStatus } from '../../clinical/status/format-status'
import { useNaming } from '../../data/references/naming'
import { statusOf } from '../../clinical/status/status-of'
import { useFormat } from '../../language/language-context'
import { descriptorOf } from '../../resources/descriptors'
import { isNameableReference } from '../../resources/naming-type'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { useStatusContext } from '../patient/status-context'
import type { Resource } from '../../fhir/resource'
import type { ExportContext } from '../../resources/export/export-context'

/** What a file needs besides its records: messages, names, status texts and ranges. `supporting`: records that name others, such as medications. */
export function useExportContext(supporting: readonly Resource[]): ExportContext {
  const format = useFormat()
  const messages = usePageMessages()
  const { audience } = useAudience()
  const context = useStatusContext()
  const naming = useNaming()
  return useMemo(() => {
    const nameOf = (resource: Resource): string | undefined => {
      const medicine = isMedicineRecord(resource) ? medicineName(resource, supporting, format) : undefined
      const type = resource.resourceType
      return medicine ?? (isRecordType(type) ? descriptorOf(type).title(resource, format) : undefined)
    }
    const statusTextOf = (resource: Resource): string | undefined => {
      const status = statusOf(resource, context)
      return status && formatStatus(status, messages, audience)
    }
    const assertionTextsOf = (resource: Resource): readonly string[] =>
      formatAssertion(assertionOf(resource, context), messages, audience)
    const unnamedText = (kind: string, reference: string): string | undefined => {
      // A file is made once: no name will come.
      const reason =
        isNameableReference(reference) && naming?.nameOf(reference) === undefined
          ? naming?.reasonOf(reference, true)
          : undefined
      return reason === undefined ? undefined : `${kind} (${reason})`
    }
    return {
      messages,
      audience,
      nameOf,
      unnamedText,
      statusOf: statusTextOf,
      assertionTextsOf,
      isStated: (resource) => assertionOf(resource, context).level === 'stated',
      isNewestCandidate: (resource) => recordsUsableFor('newest', [resource], context).length > 0,
      rangeFor: context.relatedFacts?.rangeFor,
      hasDied: context.died !== undefined,
    }
  }, [messages, audience, context, format, supporting, naming])
}
