import { LoadNotes } from '../../../components/loading/load-notes'
import { PlainNamesProvider } from '../../../components/plain-language/plain-names-provider'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { MaskedRecordsNote } from '../../../components/rows/masked-records-note'
import { useHomeUnitContext } from '../../../components/rows/use-home-unit-context'
import { useRowSources } from '../../../components/rows/use-row-sources'
import { recordKey } from '../../../fhir/source'
import { isWholeList } from '../../../fhir/whole-list'
import { listGlance } from '../../../glance/fill-glance'
import { Card, type CardIcon } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { usePageMessages } from '../../../ui/use-page-messages'
import type { TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import type { DictionaryKind } from '../../../dictionary/dictionary-kinds'
import type { Resource } from '../../../fhir/resource'
import type { Glance } from '../../../glance/glance'
import type { GlanceContext } from '../../../glance/glance-context'

const noResults: readonly TypedRecordsResult[] = []

interface RelatedRowsProps {
  readonly title: string
  readonly icon?: CardIcon
  readonly records: readonly Resource[]
  /** The lists that the records come from: what is missing of them is said above the rows. */
  readonly all?: readonly TypedRecordsResult[]
  /** The number of private records that are left out, and the list that has them. */
  readonly masked?: { readonly count: number; readonly href: string }
  readonly kinds: readonly DictionaryKind[]
  /** Further records are below a line that opens them. */
  readonly max?: number
  toGlance?(record: Resource, context: GlanceContext): Glance
}

/** A card with a glance row for each record; nothing where there are none and nothing is missing. */
export function RelatedRows({
  title,
  icon,
  records,
  all = noResults,
  masked,
  kinds,
  max = records.length,
  toGlance: glanceFor,
}: RelatedRowsProps) {
  const { views } = usePageMessages()
  const sources = useRowSources()
  const toGlance = glanceFor ?? ((record: Resource, context: GlanceContext) => listGlance(record, context, sources))
  const isMissing = all.some(({ loaded }) => loaded.state !== 'loading' && !isWholeList(loaded))
  if (all.some(({ loaded }) => loaded.state === 'loading')) return <p data-loading hidden />
  if (records.length === 0 && !isMissing && (masked?.count ?? 0) === 0) return null
  return (
    <Card title={title} {...(icon === undefined ? {} : { icon })}>
      {isMissing ? <LoadNotes all={all} /> : null}
      {records.length === 0 ? null : (
        <PlainNamesProvider kinds={kinds}>
          <Rows records={records.slice(0, max)} toGlance={toGlance} />
          {records.length > max ? (
            <Disclosure summary={views.stories.more(records.length - max)}>
              <Rows records={records.slice(max)} toGlance={toGlance} />
            </Disclosure>
          ) : null}
        </PlainNamesProvider>
      )}
      {masked ? <MaskedRecordsNote count={masked.count} href={masked.href} /> : null}
    </Card>
  )
}

function Rows({ records, toGlance }: Required<Pick<RelatedRowsProps, 'records' | 'toGlance'>>) {
  const context = useHomeUnitContext()
  return (
    <GlanceList>
      {records.map((record, index) => (
        <RecordGlance
          key={record.id === undefined ? index : recordKey(record)}
          record={record}
          toGlance={(each) => toGlance(each, context)}
        />
      ))}
    </GlanceList>
  )
}
