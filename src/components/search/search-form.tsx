import { useId, useMemo, useRef, useState } from 'react'
import { isRecordType } from '../../contract'
import { useSessionState } from '../../data/use-session-state'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { useAudience, useOwner } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import { SearchField, useFieldName } from './search-field'
import { nameSuggestions } from './name-suggestions'
import { choicesByName, formQuery, hasName, searchChoices, suggestionsFor } from './search-model'
import styles from './search-form.module.css'
import type { FormEvent } from 'react'
import type { RecordType } from '../../contract'
import type { SearchChoice, FieldError, SearchFormField, Suggestion, FieldInput } from './search-model'
import { useFormat } from '../../language/language-context'

export type FormSearchQuery = Readonly<Record<string, string | readonly string[]>>

interface FormState {
  readonly key: string | undefined
  readonly inputs: Readonly<Record<string, FieldInput>>
}

/** Suggested values from the records loaded so far. */
function useSuggestions(type: RecordType): (field: SearchFormField) => readonly Suggestion[] {
  const format = useFormat()
  const loaded = useLoadedRecords()
  const messages = usePageMessages()
  const isProvider = useAudience().audience === 'provider'
  return useMemo(() => {
    const records = new Map(
      [...loaded()].map(([loadedType, all]) => [loadedType, all.filter((record) => !isMaskedRecord(record))]),
    )
    const named = (field: SearchFormField): readonly Suggestion[] =>
      field.targets
        .filter(isRecordType)
        .flatMap((target) =>
          (records.get(target) ?? []).flatMap((each) =>
            each.id ? { value: `${target}/${each.id}`, text: descriptorOf(target).title(each, format) ?? each.id } : [],
          ),
        )
    return (field) => {
      const all = [
        ...(field.kind === 'reference' ? named(field) : []),
        ...suggestionsFor(field, records.get(type) ?? []),
      ]
      const unique = [...new Map(all.reverse().map((each) => [each.value, each])).values()].reverse()
      if (field.kind !== 'reference') return unique
      return isProvider ? nameSuggestions(unique, records, messages) : unique.filter(hasName)
    }
  }, [loaded, format, type, isProvider, messages])
}

/** A search form for the parameter combinations that the API documents for a type; the input is kept in memory only. */
export function SearchForm({
  type,
  start,
  onSearch,
}: {
  type: RecordType
  start?: string
  onSearch: (query: FormSearchQuery | undefined) => void
}) {
  const { search: messages } = usePageMessages()
  const { patientId, ehr } = useSession()
  const [{ key, inputs }, setFormState] = useSessionState<FormState>(`${type} form`, { key: start, inputs: {} })
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const suggestionsOf = useSuggestions(type)
  const { audience } = useAudience()
  const choices = useMemo(() => {
    const possible = searchChoices(type).filter((choice) => !choice.inRecord || patientId !== undefined)
    return audience === 'provider' ? possible : choicesByName(possible, suggestionsOf)
  }, [type, patientId, audience, suggestionsOf])
  const form = useRef<HTMLFormElement>(null)
  const choice =
    choices.find((each) => each.key === key) ?? choices.find((each) => each.fields.length > 0) ?? choices[0]
  if (!choice) return null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = formQuery(choice, inputs, patientId)
    if ('params' in query) {
      setErrors({})
      return onSearch(query.params)
    }
    // Clear the results of an earlier search.
    onSearch(undefined)
    setErrors(query.errors)
    const at = choice.fields.findIndex((field) => query.errors[field.name] !== undefined)
    form.current?.querySelectorAll('[data-field]')[at]?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const clear = () => {
    setFormState({ key: choice.key, inputs: {} })
    setErrors({})
    onSearch(undefined)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={`no-print ${styles['form']}`}>
      <ChoiceSelect
        type={type}
        choices={choices}
        choice={choice}
        onChange={(next) => setFormState({ key: next, inputs })}
      />
      {choice.fields.map((field) => (
        <div key={field.name} data-field={field.name}>
          <SearchField
            type={type}
            field={field}
            input={inputs[field.name] ?? {}}
            error={errors[field.name]}
            suggestions={suggestionsOf(field)}
            onChange={(value) => setFormState({ key: choice.key, inputs: { ...inputs, [field.name]: value } })}
          />
        </div>
      ))}
      <p className="muted small">{messages.sentTo(ehr.name)}</p>
      <div className="row">
        <button type="submit" className="primary">
          {messages.submit}
        </button>
        <button type="button" onClick={clear}>
          {messages.clear}
        </button>
      </div>
    </form>
  )
}

interface SelectProps {
  readonly type: RecordType
  readonly choices: readonly SearchChoice[]
  readonly choice: SearchChoice
  readonly onChange: (key: string) => void
}

function ChoiceSelect({ type, choices, choice, onChange }: SelectProps) {
  const { search: messages } = usePageMessages()
  const owner = useOwner()
  const nameOf = useFieldName(type)
  const id = useId()
  const groups = [
    [messages.inRecord(owner), choices.filter((each) => each.inRecord)],
    [messages.anyPatient, choices.filter((each) => !each.inRecord)],
  ] as const
  const option = (each: SearchChoice) => (
    <option key={each.key} value={each.key}>
      {each.fields.length === 0 ? messages.everything : each.fields.map(nameOf).join(messages.and)}
    </option>
  )
  const split = groups.every(([, members]) => members.length > 0)
  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {messages.choose}
      </label>
      <select id={id} value={choice.key} onChange={(event) => onChange(event.target.value)}>
        {split
          ? groups.map(([title, members]) => (
              <optgroup key={title} label={title}>
                {members.map(option)}
              </optgroup>
            ))
          : choices.map(option)}
      </select>
    </div>
  )
}
