import { fillDate, isFilled } from '../medicine-fills'
import { replacedDocuments } from '../replaced-documents'
import { newestFirst } from '../newest-first'
import { isError, sentAt } from './sent'
import { objectsOf } from '../../fhir/guards'
import { referencedId } from '../../fhir/reference'
import type { MedicationDispense } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** What other records say of one: it stands in them and not in the record itself. */
export interface Besides {
  /** Ids of documents that another document of the record replaces (R4 relatesTo). */
  readonly replaced: ReadonlySet<string>
  /** When prescriptions were last filled, by their ids; as sent, and undefined where no day is given. */
  readonly filled: ReadonlyMap<string, string | undefined>
}

type Fill = MedicationDispense & Resource

/** Reads the documents and the fills that have come so far. What was entered by mistake says nothing. */
export function besidesOf(documents: readonly Resource[], fills: readonly Resource[]): Besides {
  const valid = documents.filter((document) => !isError(sentAt(document, 'status'), sentAt(document, 'docStatus')))
  const given = newestFirst('MedicationDispense', fills as readonly Fill[]).filter(isFilled)
  const dated = given.flatMap((fill) =>
    objectsOf(fill.authorizingPrescription).flatMap((each) => {
      const id = referencedId(each, 'MedicationRequest')
      return id === undefined ? [] : [[id, fillDate(fill)?.raw] as const]
    }),
  )
  return { replaced: new Set(valid.flatMap(replacedDocuments)), filled: new Map(dated.toReversed()) }
}
