import { fillDate, isFilled } from '../../../clinical/medications/medicine-fills'
import { encodeIdForPath } from '../../../fhir/id'
import { quantityOf } from '../../../fhir/quantity'
import { isMaskedRecord } from '../../../resources/masking'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { Card } from '../../../ui/card'
import { Disclosure } from '../../../ui/disclosure'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { Value } from '../../../ui/value'
import { StoryDay } from './story-day'
import styles from './medicine-story.module.css'
import type { MedicineOfPage } from './use-medicine'
import type { ResourceOf } from '../../../fhir/resource'

type Fill = ResourceOf<'MedicationDispense'>

/** Older ones are below a line that opens them. */
const MAX_FILLS = 4

/** The pharmacy fills, newest first: those of the prescription, then those of the same medicine that name none. */
export function FillsCard({ medicine: { state, isMissing } }: { medicine: MedicineOfPage }) {
  const { views } = usePageMessages()
  const words = views.medicineStory
  const { own, same } = state
  if (own.length + same.length === 0 && !isMissing) return null
  return (
    <Card title={words.fills}>
      {isMissing ? <p className="small">{words.fillsMissing}</p> : null}
      <FillTable fills={own.slice(0, MAX_FILLS)} />
      {own.length > MAX_FILLS ? (
        <Disclosure summary={views.summary.more(own.length - MAX_FILLS)}>
          <FillTable fills={own.slice(MAX_FILLS)} />
        </Disclosure>
      ) : null}
      {same.length === 0 ? null : (
        <>
          <p className="small">{views.medicines.sameMedicine}</p>
          <FillTable fills={same} />
        </>
      )}
    </Card>
  )
}

function FillTable({ fills }: { fills: readonly Fill[] }) {
  const { views } = usePageMessages()
  const words = views.medicineStory
  if (fills.length === 0) return null
  return (
    <table className={styles['three']}>
      <thead>
        <tr>
          <th scope="col">{words.filled}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.enoughFor}</th>
        </tr>
      </thead>
      <tbody>
        {fills.map((fill, index) => (
          <FillRow key={fill.id ?? index} fill={fill} />
        ))}
      </tbody>
    </table>
  )
}

/** One fill. The status of one that was not handed over is said, as is that another version was given. */
function FillRow({ fill }: { fill: Fill }) {
  const { views } = usePageMessages()
  const date = fillDate(fill)
  const [amount, days] = [quantityOf(fill.quantity), quantityOf(fill.daysSupply)]
  const href = `/record/MedicationDispense/${encodeIdForPath(fill.id)}`
  const isSubstituted =
    (fill.substitution as { readonly wasSubstituted?: unknown } | undefined)?.wasSubstituted === true
  if (isMaskedRecord(fill))
    return (
      <tr>
        <th scope="row">
          <Link to={href}>{views.common.private.mark}</Link>
        </th>
        <td />
        <td />
      </tr>
    )
  return (
    <tr>
      <th scope="row">
        <Link to={href}>
          {date ? <StoryDay raw={date.raw} /> : views.common.noDate}
          {date?.handedOver === false ? ` ${views.medicines.prepared}` : null}
        </Link>
        {isFilled(fill) ? null : (
          <div>
            <RecordStatusChip record={fill} always />
          </div>
        )}
        {isSubstituted ? <div>{views.medicines.substituted}</div> : null}
      </th>
      <td>{amount ? <Value value={amount} /> : null}</td>
      <td>{days ? <Value value={days} /> : null}</td>
    </tr>
  )
}
