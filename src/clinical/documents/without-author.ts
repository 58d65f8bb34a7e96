import { isOfType, type Resource } from '../../fhir/resource'
import { copySource } from '../../fhir/source'

/** A document without its authors, so that its title is the kind of document alone; other records as they are. */
export const withoutAuthor = <R extends Resource>(record: R): R =>
  isOfType(record, 'DocumentReference') ? copySource(record, { ...record, author: undefined }) : record
