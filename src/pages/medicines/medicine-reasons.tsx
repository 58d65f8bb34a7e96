import { conceptDisplay } from '../../fhir/concept'
import { parseReference } from '../../fhir/reference'
import { isObject, listOf, textOf } from '../../lib/json'
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

/** The conditions that a prescription is for: those it refers to, and its reason codes as conditions. */
function reasonConditions({ request, conditions }: MedicineReasonsProps): readonly ResourceOf<'Condition'>[] {
  const referred = listOf(request.reasonReference).flatMap((reference) => {
    const target = parseReference((isObject(reference) ? textOf(reference['reference']) : undefined) ?? '')
    const id = target && 'id' in target ? target.id : undefined
    return conditions.find((condition) => id !== undefined && condition.id === id) ?? []
  })
  const coded = listOf(request.reasonCode).map((code) => ({ resourceType: 'Condition' as const, code }))
  const names = referred.map(({ code }) => conceptDisplay(code)?.toLowerCase())
  return [...referred, ...coded.filter(({ code }) => !names.includes(conceptDisplay(code)?.toLowerCase()))]
}

/** What a medicine is for: under the same plain names as on the page of conditions, the record's words after them. */
export function MedicineReasons(props: MedicineReasonsProps) {
  const format = useFormat()
  const { dictionary, language } = usePageMessages()
  const namesOf = usePlainNames()
  const names = reasonConditions(props).flatMap(
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
