import { usePageWords } from '../../ui/page-words'
import { typeName } from '../../resources/export/speech'
import styles from './download.module.css'
import type { Choice } from '../../resources/export/choice'
import type { ExportSource } from '../../resources/export/source'
import type { Speech } from '../../resources/export/speech'

interface Props {
  readonly all: ExportSource
  readonly speech: Speech
  readonly years: readonly string[]
  readonly choice: Choice
  onChoose(next: Choice): void
}

/** The kinds of records with how many there are of each, and the years. */
export function Choices({ all, speech, years, choice, onChoose }: Props) {
  const { taking, views } = usePageWords()
  const { me } = taking
  const parts = all.parts.filter(({ records }) => records.length > 0)
  const toggle = (type: (typeof parts)[number]['type']) => {
    const without = new Set(choice.without)
    if (!without.delete(type)) without.add(type)
    onChoose({ ...choice, without })
  }
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend>{me.kinds}</legend>
        <div className={styles['ticks']}>
          {parts.map(({ type, records }) => (
            <label key={type} className={`row ${styles['choice']}`}>
              <input type="checkbox" checked={!choice.without.has(type)} onChange={() => toggle(type)} />
              <span>{views.records.groupCount(typeName(speech, type), records.length)}</span>
            </label>
          ))}
        </div>
        <div className="row">
          <button type="button" onClick={() => onChoose({ ...choice, without: new Set() })}>
            {me.all}
          </button>
          <button
            type="button"
            onClick={() => onChoose({ ...choice, without: new Set(parts.map(({ type }) => type)) })}
          >
            {me.none}
          </button>
        </div>
      </fieldset>
      {years.length > 1 ? (
        <fieldset className={styles['kinds']}>
          <legend>{me.years}</legend>
          <p>{me.yearsHelp}</p>
          <div className="row">
            <Year
              label={me.from}
              years={years}
              value={choice.from}
              onChange={(from) =>
                onChoose({ ...choice, from, to: from && choice.to && choice.to < from ? from : choice.to })
              }
            />
            <Year
              label={me.to}
              years={years}
              value={choice.to}
              onChange={(to) =>
                onChoose({ ...choice, to, from: to && choice.from && choice.from > to ? to : choice.from })
              }
            />
          </div>
        </fieldset>
      ) : null}
    </>
  )
}

function Year({
  label,
  years,
  value,
  onChange,
}: {
  label: string
  years: readonly string[]
  value: string | undefined
  onChange: (year: string | undefined) => void
}) {
  const { taking } = usePageWords()
  return (
    <label className={`row ${styles['choice']}`}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">{taking.me.anyYear}</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  )
}
