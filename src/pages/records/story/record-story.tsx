import { withoutExplanation } from '../../../lib/without-explanation'
import { isDenial } from '../../../resources/denial'
import { isMaskedRecord } from '../../../resources/masking'
import { isOfType, type Resource } from '../../../fhir/resource'
import { MedicineStory } from '../medicine/medicine-story'
import { AllergyStory } from './allergy-story'
import { ConditionStory } from './condition-story'
import { DocumentStory } from './document-story'
import { ReportStory } from './report-story'
import { BelowStoryTitle, type StoryProps } from './story-frame'
import { VaccineStory } from './vaccine-story'
import { VisitStory } from './visit-story'

/** Whether patients and proxies get a page that answers their question; statements such as "no known allergies" and covered records have none. */
export const hasStory = (record: Resource): boolean =>
  !isMaskedRecord(record) &&
  (isOfType(record, 'MedicationRequest') ||
    isOfType(record, 'Encounter') ||
    isOfType(record, 'DocumentReference') ||
    isOfType(record, 'DiagnosticReport') ||
    ((isOfType(record, 'AllergyIntolerance') || isOfType(record, 'Immunization') || isOfType(record, 'Condition')) &&
      !isDenial(record)))

/** The plain name without its explanation in brackets; of a condition with it, as there the brackets often have the better-known name. */
export const storyTitle = (record: Resource, plainName: string | undefined): string | undefined =>
  plainName === undefined || isOfType(record, 'Condition') || isOfType(record, 'MedicationRequest')
    ? plainName
    : withoutExplanation(plainName)

interface RecordStoryProps extends StoryProps<Resource> {
  /** The record as sent; `record` has the words of its medicine. */
  readonly sent: Resource
}

/** The page of a record below its title, for the types that `hasStory`. */
export function RecordStory({ record, sent, ...names }: RecordStoryProps) {
  if (isOfType(record, 'MedicationRequest')) return <MedicineStory resource={sent} request={record} {...names} />
  return (
    <>
      <BelowStoryTitle record={record} {...names} />
      {isOfType(record, 'AllergyIntolerance') ? <AllergyStory record={record} {...names} /> : null}
      {isOfType(record, 'Immunization') ? <VaccineStory record={record} {...names} /> : null}
      {isOfType(record, 'Condition') ? <ConditionStory record={record} {...names} /> : null}
      {isOfType(record, 'Encounter') ? <VisitStory record={record} {...names} /> : null}
      {isOfType(record, 'DocumentReference') ? <DocumentStory record={record} {...names} /> : null}
      {isOfType(record, 'DiagnosticReport') ? <ReportStory record={record} {...names} /> : null}
    </>
  )
}
