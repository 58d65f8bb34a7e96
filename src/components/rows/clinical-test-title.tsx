import { clinicalTestName } from '../../clinical/observations/clinical-test-names'
import { placeholderResultName } from '../../resources/placeholder-name'
import { RecordText } from '../../ui/record-text'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** The name of a test for care staff: the short clinical name, which has the record's own as its long form, or else the record's own. */
export function ClinicalTestTitle({ reading: { observation, name } }: { reading: ObservationReading }) {
  const { views } = usePageMessages()
  const short = clinicalTestName(observation, name)
  if (short !== undefined)
    return (
      <abbr title={name} lang="en">
        {short}
      </abbr>
    )
  return <RecordText text={name ?? placeholderResultName(observation, views.common.unnamedResult)} isCoded />
}
