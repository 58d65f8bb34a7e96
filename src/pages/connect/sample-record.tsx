import { dayInZone } from '../../fhir/zone-day'
import { IconTile } from '../../ui/card'
import { DayTile } from '../../ui/day-tile'
import { FlagChip } from '../../ui/flag-chip'
import { NumberLine } from '../../ui/number-line'
import { useNow } from '../../ui/use-now'
import { useSignInMessages } from '../../ui/use-page-messages'
import styles from './connect.module.css'

const WEEK_MS = 7 * 86_400_000

/** A fictional example of a record, hidden from screen readers. */
export function SampleRecord() {
  const { example } = useSignInMessages()
  return (
    <div className={styles['samples']} aria-hidden="true">
      <small>{example.title}</small>
      <div className={styles['sample']}>
        <div>
          <small>{example.test}</small>
          <p className={styles['value']}>
            6.7 <small>%</small>
          </p>
          <FlagChip code="H" source="lab" />
          <NumberLine value="6.7" low="4" high="5.6" unit="%" label={example.test} />
        </div>
      </div>
      <div className={styles['sample']}>
        <DayTile day={dayInZone(useNow() + WEEK_MS, undefined)} />
        <div>
          <strong>{example.visit}</strong>
          <small>{example.who}</small>
        </div>
      </div>
      <div className={styles['sample']}>
        <IconTile icon="medicines" />
        <div>
          <strong>{example.medicine}</strong>
          <small>{example.how}</small>
        </div>
      </div>
    </div>
  )
}
