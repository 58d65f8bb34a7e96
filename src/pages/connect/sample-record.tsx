import { dayInZone } from '../../fhir/zone-day'
import { IconTile } from '../../ui/card'
import { DayTile } from '../../ui/day-tile'
import { FlagChip } from '../../ui/flag-chip'
import { NumberLine } from '../../ui/number-line'
import { useSignInMessages } from '../../ui/use-page-messages'
import styles from './connect.module.css'

const WEEK_MS = 7 * 86_400_000

/** What a record looks like in this app, beside the choice where there is room. Nobody's record, and nothing that is read aloud. */
export function SampleRecord() {
  const { samples } = useSignInMessages()
  return (
    <div className={styles['samples']} aria-hidden="true">
      <small>{samples.title}</small>
      <div className={styles['sample']}>
        <div>
          <small>{samples.test}</small>
          <p className={styles['value']}>
            6.7 <small>%</small>
          </p>
          <FlagChip code="H" source="lab" />
          <NumberLine value="6.7" low="4" high="5.6" unit="%" label={samples.test} />
        </div>
      </div>
      <div className={styles['sample']}>
        <DayTile day={dayInZone(Date.now() + WEEK_MS, undefined)} />
        <div>
          <strong>{samples.visit}</strong>
          <small>{samples.who}</small>
        </div>
      </div>
      <div className={styles['sample']}>
        <IconTile icon="medicines" />
        <div>
          <strong>{samples.medicine}</strong>
          <small>{samples.how}</small>
        </div>
      </div>
    </div>
  )
}
