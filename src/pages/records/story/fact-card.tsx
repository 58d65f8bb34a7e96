import { useMemo } from 'react'
import { detailOf } from '../../../resources/detail/details'
import { useFormat } from '../../../language/language-context'
import { Card } from '../../../ui/card'
import { FactList } from '../../../ui/value'
import type { Resource } from '../../../fhir/resource'
import type { DescribedType } from '../../../resources/define-descriptor'

interface FactCardProps {
  readonly title: string
  readonly type: DescribedType
  readonly record: Resource
  /** In their order, such as `AllergyIntolerance.type`. */
  readonly elements: readonly string[]
}

/** Some elements of a record with their labels; nothing where it has none of them. */
export function FactCard({ title, type, record, elements }: FactCardProps) {
  const format = useFormat()
  const rows = useMemo(() => {
    const all = detailOf(type)
      .sections(record, format)
      .flatMap((section) => section.rows)
    return elements.flatMap((element) => all.filter(({ label }) => label === element))
  }, [type, record, format, elements])
  return rows.length === 0 ? null : (
    <Card title={title}>
      <FactList rows={rows} isCompact />
    </Card>
  )
}
