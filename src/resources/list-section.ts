import { descriptorOf } from './descriptors'
import type { RecordType } from '../contract'
import type { Resource } from '../fhir/resource'
import type { ListSection } from '../i18n/code-tables'

/** True when lists show the record in one of these sections. */
export const isInListSection = (type: RecordType, record: Resource, ...sections: readonly ListSection[]): boolean =>
  sections.includes(descriptorOf(type).listSection(record))
