import { isRecordType } from '../contract'
import { descriptorOf } from './descriptors'
import type { Resource } from '../fhir/resource'

/** True for a record that was entered in error: its facts can be shown, but nothing in it as an instruction. */
export const isEnteredInError = (resource: Resource): boolean =>
  isRecordType(resource.resourceType) && descriptorOf(resource.resourceType).listSection(resource) === 'enteredInError'
