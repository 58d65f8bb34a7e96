import { conditionsOfRequest } from '../../clinical/medications/conditions-of-request'
import { descriptorOf } from '../../resources/descriptors'
import { useFormat } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { Values } from '../../ui/value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import type { DisplayValue } from '../../fhir/display-value'
import type { ResourceOf } from '../../fhir/resource'

interface MedicineReasonsProps {
  readonly request: ResourceOf<'MedicationRequest'>
  /** The reasons as sent. */
  readonly values: readonly DisplayValue[]
  readonly conditions: readonly ResourceOf<'Condition'>[]
}

/** What a medicine is for: under the same plain names as on the page of conditions, the record's words after them. */
export function MedicineReasons(props: MedicineReasonsProps) {
  const format = useFormat()
  const { dictionary, language } = usePageMessages()
  const namesOf = usePlainNames()
  const names = conditionsOfRequest(props.request, props.conditions).flatMap(
    (condition) => namesOf(condition, descriptorOf('Condition').title(condition, format)) ?? [],
  )
  const plain = names.flatMap(({ name }) => name ?? [])
  const saysLess = names.some((each) => each.saysLess)
  if (plain.length === 0 || plain.length < props.values.length || saysLess) return <Values values={props.values} />
  return (
    <>
      <bdi lang={language.code}>{[...new Set(plain)].join('; ')}</bdi>{' '}
      <span className="muted small">
        {dictionary.inRecord} <Values values={props.values} />
      </span>
    </>
  )
}
