import { fillDate, isFilled, recallsOf } from '../medications/medicine-fills'
import { replacedDocuments } from '../documents/replaced-documents'
import { newestFirst } from '../shared/newest-first'
import { isError, sentAt } from './coded-element'
import { objectsOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import type { MedicationDispense } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** What other records say of one: it stands in them and not in the record itself. */
export interface Besides {
  /** Ids of documents that another document of the record replaces (R4 relatesTo). */
  readonly replaced: ReadonlySet<string>
  /** When prescriptions were last filled, by their ids; as sent, and undefined where no day is given. */
  readonly filled: ReadonlyMap<string, string | undefined>
  /** Ids of prescriptions of which a fill is marked as recalled. */
  readonly recalled?: ReadonlySet<string>
}

type Fill = MedicationDispense & Resource

/** Ids of the prescriptions that a fill names. */
export const requestsOf = (fill: Fill): readonly string[] =>
  objectsOf(fill.authorizingPrescription).flatMap((each) => referencedId(each, 'MedicationRequest') ?? [])

/** Reads the documents and the fills that have come so far. What was entered by mistake says nothing. */
export function besidesOf(documents: readonly Resource[], fills: readonly Resource[]): Besides {
  const valid = documents.filter((document) => !isError(sentAt(document, 'status'), sentAt(document, 'docStatus')))
  const given = newestFirst('MedicationDispense', fills as readonly Fill[]).filter(isFilled)
  const dated = given.flatMap((fill) => requestsOf(fill).map((id) => [id, fillDate(fill)?.raw] as const))
  const recalled = recallsOf(fills as readonly Fill[]).flatMap(({ fill }) => requestsOf(fill))
  return {
    replaced: new Set(valid.flatMap(replacedDocuments)),
    filled: new Map(dated.toReversed()),
    recalled: new Set(recalled),
  }
}
