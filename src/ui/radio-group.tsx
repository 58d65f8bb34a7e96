import styles from './radio-group.module.css'

interface Option<V extends string> {
  readonly value: V
  readonly label: string
}

/** A segmented control: native radio buttons without their circles. */
export function RadioGroup<V extends string>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
}: {
  legend: string
  /** The options say what they are for; only screen readers need the legend. */
  hideLegend?: boolean
  name: string
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
}) {
  return (
    <fieldset className={styles['group']}>
      <legend className={hideLegend ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
