import { Icon } from './icon'
import styles from './radio-group.module.css'

interface Pill<V extends string> {
  readonly value: V
  readonly label: string
  readonly checked: boolean
}

/** Filters of a list: native checkboxes, styled as pills. */
export function FilterPills<V extends string>({
  legend,
  pills,
  onToggle,
}: {
  legend: string
  pills: readonly Pill<V>[]
  onToggle: (value: V, on: boolean) => void
}) {
  return (
    <fieldset className="no-print">
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles['pills']}>
        {pills.map(({ value, label, checked }) => (
          <label key={value} className={styles['pill']}>
            <input type="checkbox" checked={checked} onChange={(event) => onToggle(value, event.target.checked)} />
            <Icon name="check" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
