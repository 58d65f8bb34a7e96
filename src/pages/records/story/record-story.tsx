import { withoutExplanation } from '../../../lib/without-explanation'
import { isDenial } from '../../../resources/denial'
import { isMaskedRecord } from '../../../resources/masking'
import { isOfType, type Resource } from '../../../fhir/resource'
import { AllergyStory } from './allergy-story'
import { ConditionStory } from './condition-story'
import { BelowStoryTitle, type StoryProps } from './story-frame'
import { VaccineStory } from './vaccine-story'

/** Whether patients and proxies get a page that answers their question; statements such as "no known allergies" and covered records have none. */
export const hasStory = (record: Resource): boolean =>
  (isOfType(record, 'AllergyIntolerance') || isOfType(record, 'Immunization') || isOfType(record, 'Condition')) &&
  !isMaskedRecord(record) &&
  !isDenial(record)

/** The plain name without its explanation in brackets; of a condition with it, as there the brackets often have the better-known name. */
export const storyTitle = (record: Resource, plainName: string | undefined): string | undefined =>
  plainName === undefined || isOfType(record, 'Condition') ? plainName : withoutExplanation(plainName)

/** The page of a record below its title, for the types that `hasStory`. */
export function RecordStory({ record, ...names }: StoryProps<Resource>) {
  return (
    <>
      <BelowStoryTitle record={record} {...names} />
      {isOfType(record, 'AllergyIntolerance') ? <AllergyStory record={record} {...names} /> : null}
      {isOfType(record, 'Immunization') ? <VaccineStory record={record} {...names} /> : null}
      {isOfType(record, 'Condition') ? <ConditionStory record={record} {...names} /> : null}
    </>
  )
}
