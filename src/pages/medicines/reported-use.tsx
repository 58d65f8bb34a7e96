import { newestFirst } from '../../clinical/shared/newest-first'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { isOffered } from '../../data/queries/capabilities'
import { useRecords } from '../../data/queries/use-records'
import { useSession } from '../../auth/session/session-provider'
import { glanceOf } from '../../glance/glance-of'
import { isEnteredInError } from '../../resources/entered-in-error'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { usePageMessages } from '../../ui/use-page-messages'

/** What somebody says of taking medicines, apart from the prescriptions; nothing where the server does not offer it. */
export const ReportedUse = () => (isOffered('MedicationStatement', useSession()) ? <Statements /> : null)

function Statements() {
  const { typeNames, byType } = usePageMessages()
  const reader = useAudience()
  const loaded = useRecords('MedicationStatement')
  const context = useGlanceContext()
  const { many } = typeNames.MedicationStatement[reader.audience === 'provider' ? 'provider' : 'patient']
  const intro = (byType.intro as Readonly<Record<string, (who: typeof reader) => string>>)['MedicationStatement']
  return (
    <section>
      <h2>{many}</h2>
      <p>{intro?.(reader)}</p>
      <SectionState loaded={loaded} what={many.toLowerCase()}>
        {({ matches }) => (
          <PaginatedList
            label={many}
            items={newestFirst('MedicationStatement', matches)
              .filter((record) => !isEnteredInError(record))
              .map((record, index) => (
                <SlimRecordGlance
                  key={record.id ?? index}
                  record={record}
                  isSlim={false}
                  toGlance={(each) => glanceOf(each, context)}
                />
              ))}
          />
        )}
      </SectionState>
      <p className="no-print">
        <Link to="/records/MedicationStatement">{many}</Link>
      </p>
    </section>
  )
}
