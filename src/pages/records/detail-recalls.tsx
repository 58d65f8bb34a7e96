import { useRecords } from '../../data/queries/use-records'
import { formatDate } from '../../fhir/format-date'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { fillDate, recallsOf } from '../../clinical/medications/medicine-fills'
import { requestsOf } from '../../clinical/status/related-facts'
import type { MedicationDispense } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** The fills of a prescription that are marked as recalled: whoever opens its page alone is to know of them as well. */
export function Recalls({ request }: { request: Resource }) {
  const { views, language } = usePageWords()
  const reader = useAudience()
  const { set } = useRecords<MedicationDispense & Resource>('MedicationDispense')
  const own = set?.matches.filter((fill) => request.id !== undefined && requestsOf(fill).includes(request.id)) ?? []
  return recallsOf(own).map(({ fill, said }, index) => {
    const date = fillDate(fill)
    const text =
      date &&
      formatDate(date.raw, { locale: language.locale, style: reader.audience === 'provider' ? 'provider' : 'patient' })
        .text
    return <Banner key={fill.id ?? index} tone="error" title={views.medicines.recalled(said, text)(reader)} />
  })
}
