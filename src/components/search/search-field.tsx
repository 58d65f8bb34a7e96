import { useId } from 'react'
import { codeGroup } from '../../fhir/code-group'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { dateComparisons } from './search-model'
import styles from './search-form.module.css'
import type { RecordType } from '../../contract'
import type { DateComparison, FieldError, SearchFormField, Suggestion, FieldInput } from './search-model'

interface Props {
  readonly type: RecordType
  readonly field: SearchFormField
  readonly input: FieldInput
  readonly error: FieldError | undefined
  readonly suggestions: readonly Suggestion[]
  readonly onChange: (input: FieldInput) => void
}

/** The label of a field: its own, else that of the element it searches. */
export function useFieldName(type: RecordType): (field: SearchFormField) => string {
  const { label } = usePageMessages()
  const { labels } = usePageMessages().search
  const { audience } = useAudience()
  return ({ name, paths: [path] }) => labels[`${type}.${name}`] ?? label(`${type}.${path ?? name}`, audience)
}

/** A field of a search form, by the kind of its parameter. */
export function SearchField(props: Props) {
  const { audience } = useAudience()
  if (props.field.kind === 'codes') return <CodesField {...props} />
  // Only providers know ids of records.
  if (props.field.kind === 'reference' && audience !== 'provider') return <NameField {...props} />
  return props.field.kind === 'date' ? <DateField {...props} /> : <TextField {...props} />
}

function FieldErrorText({ id, error }: { id: string; error: FieldError | undefined }) {
  const { errors: errorTexts } = usePageMessages().search
  return error === undefined ? null : (
    <p id={id} className={styles['error']}>
      {errorTexts[error]}
    </p>
  )
}

function CodesField({ type, field, input, error, onChange }: Props) {
  const { codeText } = usePageMessages()
  const { audience } = useAudience()
  const nameOf = useFieldName(type)
  const id = useId()
  const picked = input.codes ?? []
  const group = codeGroup(`${type}.${field.paths[0] ?? field.name}`)
  const toggle = (code: string, on: boolean) =>
    onChange({ codes: field.codes.filter((each) => (each === code ? on : picked.includes(each))) })
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={styles['label']}>{nameOf(field)}</legend>
      <div className={styles['codes']}>
        {field.codes.map((code) => (
          <label key={code} className={styles['code']}>
            <input
              type="checkbox"
              value={code}
              checked={picked.includes(code)}
              aria-invalid={error !== undefined}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            <span>{codeText(group, code, audience)}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  )
}

function DateField({ type, field, input, error, onChange }: Props) {
  const { search: messages } = usePageMessages()
  const nameOf = useFieldName(type)
  const id = useId()
  const comparison = input.comparison ?? 'on'
  const comparisonText = (each: DateComparison) =>
    each === 'on' && field.bareIsBefore ? messages.bareIsBefore : messages.comparisons[each]
  const box = (key: 'text' | 'to', label: string) => (
    <label className={styles['box']}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={input[key] ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange({ ...input, [key]: event.target.value })}
      />
    </label>
  )
  return (
    <fieldset>
      <legend className={styles['label']}>{nameOf(field)}</legend>
      <p id={`${id}-hint`} className="muted small">
        {messages.dateHint}
      </p>
      <div className={styles['dates']}>
        <label className={styles['box']}>
          <span>{messages.dateComparison}</span>
          <select
            value={comparison}
            onChange={(event) =>
              onChange({ ...input, comparison: dateComparisons.find((each) => each === event.target.value) ?? 'on' })
            }
          >
            {dateComparisons.map((each) => (
              <option key={each} value={each}>
                {comparisonText(each)}
              </option>
            ))}
          </select>
        </label>
        {box('text', comparison === 'between' ? messages.dateStart : messages.dateFrom)}
        {comparison === 'between' ? box('to', messages.dateEnd) : null}
      </div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** A record chosen by its name. */
function NameField({ type, field, input, error, suggestions, onChange }: Props) {
  const { search: messages } = usePageMessages()
  const nameOf = useFieldName(type)
  const id = useId()
  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {nameOf(field)}
      </label>
      <p id={`${id}-hint`} className="muted small">
        {messages.nameHint}
      </p>
      <select
        id={id}
        value={input.text ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange({ text: event.target.value })}
      >
        <option value="">{messages.noneChosen}</option>
        {suggestions.map(({ value, text }) => (
          <option key={value} value={value} dir="auto">
            {text}
          </option>
        ))}
      </select>
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  )
}

function useHint(field: SearchFormField, hasSuggestions: boolean): string {
  const { search: messages } = usePageMessages()
  const example = `${field.targets[0] ?? 'Patient'}/123`
  if (field.kind === 'reference')
    return hasSuggestions ? messages.referencePickHint(example) : messages.referenceHint(example)
  if (field.kind === 'token') return hasSuggestions ? messages.tokenPickHint : messages.tokenHint
  return messages.stringHint
}

function TextField({ type, field, input, error, suggestions, onChange }: Props) {
  const nameOf = useFieldName(type)
  const id = useId()
  const hint = useHint(field, suggestions.length > 0)
  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {nameOf(field)}
      </label>
      <p id={`${id}-hint`} className="muted small">
        {hint}
      </p>
      <input
        id={id}
        type="text"
        autoComplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        value={input.text ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {suggestions.length > 0 ? (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value, text }) => (
            <option key={value} value={value} dir="auto">
              {text}
            </option>
          ))}
        </datalist>
      ) : null}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  )
}
