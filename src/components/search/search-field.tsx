import { useId } from 'react'
import { codeGroup } from '../../fhir/code-group'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { dateComparisons } from './search-model'
import styles from './search-form.module.css'
import type { RecordType } from '../../contract'
import type { DateComparison, FieldError, SearchFormField as Field, Suggestion, FieldInput } from './search-model'

interface Props {
  readonly type: RecordType
  readonly field: Field
  readonly typed: FieldInput
  readonly fault: FieldError | undefined
  readonly suggested: readonly Suggestion[]
  readonly onChange: (typed: FieldInput) => void
}

/** What a box of a search is called: words of its own, else those of the element it looks at. */
export function useFieldName(type: RecordType): (field: Field) => string {
  const { label } = usePageMessages()
  const { labels } = usePageMessages().search
  const { audience } = useAudience()
  return ({ name, paths: [path] }) => labels[`${type}.${name}`] ?? label(`${type}.${path ?? name}`, audience)
}

/** One box of a search form, by what the parameter compares. */
export function SearchField(props: Props) {
  const { audience } = useAudience()
  if (props.field.kind === 'codes') return <CodesField {...props} />
  // Nobody but care staff knows the id of a record.
  if (props.field.kind === 'reference' && audience !== 'provider') return <NameField {...props} />
  return props.field.kind === 'date' ? <DateField {...props} /> : <TextField {...props} />
}

function FieldErrorText({ id, fault }: { id: string; fault: FieldError | undefined }) {
  const { faults } = usePageMessages().search
  return fault === undefined ? null : (
    <p id={id} className={styles['fault']}>
      {faults[fault]}
    </p>
  )
}

function CodesField({ type, field, typed, fault, onChange }: Props) {
  const { codeText } = usePageMessages()
  const { audience } = useAudience()
  const nameOf = useFieldName(type)
  const id = useId()
  const picked = typed.codes ?? []
  const group = codeGroup(`${type}.${field.paths[0] ?? field.name}`)
  const toggle = (code: string, on: boolean) =>
    onChange({ codes: field.codes.filter((each) => (each === code ? on : picked.includes(each))) })
  return (
    <fieldset aria-describedby={fault ? id : undefined}>
      <legend className={styles['label']}>{nameOf(field)}</legend>
      <div className={styles['codes']}>
        {field.codes.map((code) => (
          <label key={code} className={styles['code']}>
            <input
              type="checkbox"
              value={code}
              checked={picked.includes(code)}
              aria-invalid={fault !== undefined}
              onChange={(event) => toggle(code, event.target.checked)}
            />
            <span>{codeText(group, code, audience)}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} fault={fault} />
    </fieldset>
  )
}

function DateField({ type, field, typed, fault, onChange }: Props) {
  const { search: words } = usePageMessages()
  const nameOf = useFieldName(type)
  const id = useId()
  const how = typed.comparison ?? 'on'
  const howText = (each: DateComparison) =>
    each === 'on' && field.bareIsBefore ? words.bareIsBefore : words.hows[each]
  const box = (key: 'text' | 'to', label: string) => (
    <label className={styles['box']}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed[key] ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => onChange({ ...typed, [key]: event.target.value })}
      />
    </label>
  )
  return (
    <fieldset>
      <legend className={styles['label']}>{nameOf(field)}</legend>
      <p id={`${id}-hint`} className="muted small">
        {words.dateHint}
      </p>
      <div className={styles['dates']}>
        <label className={styles['box']}>
          <span>{words.dateHow}</span>
          <select
            value={how}
            onChange={(event) =>
              onChange({ ...typed, comparison: dateComparisons.find((each) => each === event.target.value) ?? 'on' })
            }
          >
            {dateComparisons.map((each) => (
              <option key={each} value={each}>
                {howText(each)}
              </option>
            ))}
          </select>
        </label>
        {box('text', how === 'between' ? words.dateStart : words.dateFrom)}
        {how === 'between' ? box('to', words.dateEnd) : null}
      </div>
      <FieldErrorText id={`${id}-fault`} fault={fault} />
    </fieldset>
  )
}

/** A record that is picked by its name. */
function NameField({ type, field, typed, fault, suggested, onChange }: Props) {
  const { search: words } = usePageMessages()
  const nameOf = useFieldName(type)
  const id = useId()
  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {nameOf(field)}
      </label>
      <p id={`${id}-hint`} className="muted small">
        {words.nameHint}
      </p>
      <select
        id={id}
        value={typed.text ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => onChange({ text: event.target.value })}
      >
        <option value="">{words.noneChosen}</option>
        {suggested.map(({ value, text }) => (
          <option key={value} value={value} dir="auto">
            {text}
          </option>
        ))}
      </select>
      <FieldErrorText id={`${id}-fault`} fault={fault} />
    </div>
  )
}

function useHint(field: Field, picks: boolean): string {
  const { search: words } = usePageMessages()
  const example = `${field.targets[0] ?? 'Patient'}/123`
  if (field.kind === 'reference') return picks ? words.referencePickHint(example) : words.referenceHint(example)
  if (field.kind === 'token') return picks ? words.tokenPickHint : words.tokenHint
  return words.stringHint
}

function TextField({ type, field, typed, fault, suggested, onChange }: Props) {
  const nameOf = useFieldName(type)
  const id = useId()
  const hint = useHint(field, suggested.length > 0)
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
        list={suggested.length > 0 ? `${id}-list` : undefined}
        value={typed.text ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {suggested.length > 0 ? (
        <datalist id={`${id}-list`}>
          {suggested.map(({ value, text }) => (
            <option key={value} value={value} dir="auto">
              {text}
            </option>
          ))}
        </datalist>
      ) : null}
      <FieldErrorText id={`${id}-fault`} fault={fault} />
    </div>
  )
}
