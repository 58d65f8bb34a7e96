import { fillDate, isFilled, recalledFills } from '../medications/medicine-fills'
import { replacedDocumentKeys } from '../documents/document-versions'
import { newestFirst } from '../shared/newest-first'
import { hasErrorCode, readCodedElement } from './coded-element'
import { objectsOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { hasConflictingCategory } from '../assertion/allergy-category'
import { removedDevices } from './removed-devices'
import type { RelatedFacts } from './record-status'
import type { ResourceOf } from '../../fhir/resource'

type Fill = ResourceOf<'MedicationDispense'>

/** Keys of the prescriptions that a fill refers to. */
export const prescriptionKeysOf = (fill: Fill): readonly string[] =>
  objectsOf(fill.authorizingPrescription).flatMap((each) => referencedKey(fill, each, 'MedicationRequest') ?? [])

/** Related facts from the loaded documents, fills and procedures, and the date of the last care. Records entered in error are ignored. */
export function relatedFactsOf(
  documents: readonly ResourceOf<'DocumentReference'>[],
  fills: readonly Fill[],
  procedures: readonly ResourceOf<'Procedure'>[] = [],
  lastCare?: string,
): RelatedFacts {
  const valid = documents.filter(
    (document) => !hasErrorCode(readCodedElement(document, 'status'), readCodedElement(document, 'docStatus')),
  )
  const completed = newestFirst('MedicationDispense', fills).filter(isFilled)
  const datesByKey = completed.flatMap((fill) =>
    prescriptionKeysOf(fill).map((key) => [key, fillDate(fill)?.raw] as const),
  )
  const recalled = recalledFills(fills).flatMap(({ fill }) => prescriptionKeysOf(fill))
  return {
    replaced: new Set(valid.flatMap(replacedDocumentKeys)),
    filled: new Map(datesByKey.toReversed()),
    recalled: new Set(recalled),
    removed: removedDevices(procedures),
    hasConflictingCategory,
    ...(lastCare === undefined ? {} : { lastCare }),
  }
}
