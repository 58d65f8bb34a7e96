import { GlancePhraseText, GlanceWords } from '../../../components/rows/glance-row'
import { RecordBoundary } from '../../../components/rows/record-boundary'
import { useHomeUnitContext } from '../../../components/rows/use-home-unit-context'
import { encodeIdForPath } from '../../../fhir/id'
import { glanceOf } from '../../../glance/glance-of'
import { Card } from '../../../ui/card'
import { Link } from '../../../ui/link'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import styles from '../story/record-story.module.css'
import type { ObservationReading } from '../../../clinical/observations/result-reading'
import type { MissingResult, ReportResults } from './use-report-results'

/** Results of a report that are no rows: those inside it, which have no page, and those that are not here, each with the reason. */
export function OtherResults({ inside, missing }: Pick<ReportResults, 'inside' | 'missing'>) {
  const { views } = usePageMessages()
  if (inside.length + missing.length === 0) return null
  return (
    <Card title={views.stories.report.otherResults}>
      <dl className={styles['pairs']} data-element="DiagnosticReport.result">
        {inside.map((reading, index) => (
          <RecordBoundary key={index} record={reading.observation}>
            <InsideResult reading={reading} />
          </RecordBoundary>
        ))}
        {missing.map((result, index) => (
          <Missing key={index} result={result} />
        ))}
      </dl>
    </Card>
  )
}

function InsideResult({ reading: { observation } }: { reading: ObservationReading }) {
  const { name, value, phrases } = glanceOf(observation, useHomeUnitContext())
  return (
    <div>
      <dt>
        <GlanceWords text={name} />
      </dt>
      <dd>
        {value === undefined ? null : (
          <strong>
            <GlanceWords text={value.text} warns /> {value.unit === undefined ? null : <bdi>{value.unit}</bdi>}
          </strong>
        )}
        {phrases.map((phrase) => (
          <div key={phrase.text.text}>
            <GlancePhraseText phrase={phrase} />
          </div>
        ))}
      </dd>
    </div>
  )
}

function Missing({ result: { name, id, reason } }: { result: MissingResult }) {
  const { views } = usePageMessages()
  const text = <RecordText text={name ?? views.common.noName} isCoded={name !== undefined} />
  return (
    <div>
      <dt>{id === undefined ? text : <Link to={`/record/Observation/${encodeIdForPath(id)}`}>{text}</Link>}</dt>
      <dd className="muted">{reason}</dd>
    </div>
  )
}
