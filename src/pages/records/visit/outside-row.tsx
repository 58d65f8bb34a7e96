import { readObservation } from '../../../clinical/observations/result-reading'
import { labelInRow } from '../../../resources/label-kind'
import { describe } from '../../../resources/registry'
import { ResultRow } from '../../../components/rows/result-row'
import { DateText } from '../../../ui/date-text'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import type { Resource } from '../../../fhir/resource'

/** A result of a visit with its place in the range, its date, and the value that the same test had before. */
export function OutsideRow({ result, before }: { result: Resource; before: string | undefined }) {
  const { views, dateLabel } = usePageWords()
  const { audience } = useAudience()
  const date = describe('Observation').date(result)
  return (
    <ResultRow
      reading={readObservation(result)}
      foot={
        <>
          {date === undefined ? views.frame.noDate : null}
          {date ? (
            <>
              {dateLabel(labelInRow(date.label, result), audience, date.raw)} <DateText raw={date.raw} />
            </>
          ) : null}
          {before === undefined ? null : <p>{views.results.beforeThat(before)}</p>}
        </>
      }
    />
  )
}
