import styles from './radio-group.module.css'

interface Option {
  readonly value: string
  readonly label: string
}

/** A segmented control: native radio buttons without their circles. */
export function RadioGroup({
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
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
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
