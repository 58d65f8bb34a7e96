import { isRecordType } from '../contract'
import { describe } from './registry'
import type { Resource } from '../fhir/resource'

/** True for a record that was entered by mistake: its facts can be read, and nothing in it is an instruction. */
export const isMistake = (resource: Resource): boolean =>
  isRecordType(resource.resourceType) && describe(resource.resourceType).place(resource) === 'void'
