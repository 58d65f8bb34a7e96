import { isOfType, type Resource } from '../../fhir/resource'

/** A document without its authors, so that its title is the kind of document alone; other records as they are. */
export const withoutAuthor = <R extends Resource>(record: R): R =>
  isOfType(record, 'DocumentReference') ? { ...record, author: undefined } : record
