import { useMemo } from 'react'
import { detailOf } from '../../../resources/detail/details'
import { useFormat } from '../../../language/language-context'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/value'
import type { LabelledValues } from '../../../fhir/display-value'
import type { Resource } from '../../../fhir/resource'
import type { DescribedType } from '../../../resources/define-descriptor'

interface FactsProps {
  readonly type: DescribedType
  readonly record: Resource
  /** In their order, such as `AllergyIntolerance.type`. */
  readonly elements: readonly string[]
}

/** The rows of some elements of a record. */
export function useFactRows({ type, record, elements }: FactsProps): readonly LabelledValues[] {
  const format = useFormat()
  return useMemo(() => {
    const all = detailOf(type)
      .sections(record, format)
      .flatMap((section) => section.rows)
    return elements.flatMap((element) => all.filter(({ label }) => label === element))
  }, [type, record, format, elements])
}

/** Some elements of a record with their labels; nothing where it has none of them. */
export function FactCard({ title, ...facts }: FactsProps & { readonly title: string }) {
  const rows = useFactRows(facts)
  return rows.length === 0 ? null : (
    <Card title={title}>
      <FactList rows={rows} isCompact />
    </Card>
  )
}
