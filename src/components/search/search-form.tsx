import { useId, useMemo, useRef, useState } from 'react'
import { isRecordType } from '../../contract'
import { useKept } from '../../data/use-session-state'
import { useLoadedRecords } from '../../data/completeness/use-loaded-records'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { useAudience, useOwner } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { SearchField, useFieldName } from './search-field'
import { nameSuggestions } from './name-suggestions'
import { choicesByName, formQuery, hasName, searchChoices, suggestionsFor } from './search-model'
import styles from './search-form.module.css'
import type { FormEvent } from 'react'
import type { RecordType } from '../../contract'
import type { SearchChoice, FieldError, SearchFormField as Field, Suggestion, FieldInput } from './search-model'

export type FormSearchQuery = Readonly<Record<string, string | readonly string[]>>

interface FormState {
  readonly key: string | undefined
  readonly typed: Readonly<Record<string, FieldInput>>
}

/** Values that the person may pick from: what the records loaded so far hold. */
function useSuggestions(type: RecordType): (field: Field) => readonly Suggestion[] {
  const loaded = useLoadedRecords()
  const words = usePageMessages()
  const isStaff = useAudience().audience === 'provider'
  return useMemo(() => {
    const records = new Map([...loaded()].map(([of, own]) => [of, own.filter((record) => !isMaskedRecord(record))]))
    const named = (field: Field): readonly Suggestion[] =>
      field.targets
        .filter(isRecordType)
        .flatMap((target) =>
          (records.get(target) ?? []).flatMap((each) =>
            each.id ? { value: `${target}/${each.id}`, text: descriptorOf(target).title(each) ?? each.id } : [],
          ),
        )
    return (field) => {
      const all = [
        ...(field.kind === 'reference' ? named(field) : []),
        ...suggestionsFor(field, records.get(type) ?? []),
      ]
      const once = [...new Map(all.reverse().map((each) => [each.value, each])).values()].reverse()
      if (field.kind !== 'reference') return once
      return isStaff ? nameSuggestions(once, records, words) : once.filter(hasName)
    }
  }, [loaded, type, isStaff, words])
}

/** A search form out of the combinations that the API lists for the type; what is typed stays in memory. */
export function SearchForm({
  type,
  start,
  onSearch,
}: {
  type: RecordType
  start?: string
  onSearch: (query: FormSearchQuery | undefined) => void
}) {
  const { search: words } = usePageMessages()
  const { patientId, ehr } = useSession()
  const [{ key, typed }, keep] = useKept<FormState>(`${type} form`, { key: start, typed: {} })
  const [faults, setFaults] = useState<Readonly<Record<string, FieldError>>>({})
  const suggested = useSuggestions(type)
  const { audience } = useAudience()
  const choices = useMemo(() => {
    const possible = searchChoices(type).filter((choice) => !choice.inRecord || patientId !== undefined)
    return audience === 'provider' ? possible : choicesByName(possible, suggested)
  }, [type, patientId, audience, suggested])
  const form = useRef<HTMLFormElement>(null)
  const choice =
    choices.find((each) => each.key === key) ?? choices.find((each) => each.fields.length > 0) ?? choices[0]
  if (!choice) return null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = formQuery(choice, typed, patientId)
    if ('params' in query) {
      setFaults({})
      return onSearch(query.params)
    }
    // What an earlier search has found is no answer to this one.
    onSearch(undefined)
    setFaults(query.faults)
    const at = choice.fields.findIndex((field) => query.faults[field.name] !== undefined)
    form.current?.querySelectorAll('[data-field]')[at]?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const clear = () => {
    keep({ key: choice.key, typed: {} })
    setFaults({})
    onSearch(undefined)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={`no-print ${styles['form']}`}>
      <ChoiceSelect type={type} choices={choices} choice={choice} onChange={(next) => keep({ key: next, typed })} />
      {choice.fields.map((field) => (
        <div key={field.name} data-field={field.name}>
          <SearchField
            type={type}
            field={field}
            typed={typed[field.name] ?? {}}
            fault={faults[field.name]}
            suggested={suggested(field)}
            onChange={(value) => keep({ key: choice.key, typed: { ...typed, [field.name]: value } })}
          />
        </div>
      ))}
      <p className="muted small">{words.sentTo(ehr.name)}</p>
      <div className="row">
        <button type="submit" className="primary">
          {words.submit}
        </button>
        <button type="button" onClick={clear}>
          {words.clear}
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
  const { search: words } = usePageMessages()
  const owner = useOwner()
  const nameOf = useFieldName(type)
  const id = useId()
  const groups = [
    [words.inRecord(owner), choices.filter((each) => each.inRecord)],
    [words.anywhere, choices.filter((each) => !each.inRecord)],
  ] as const
  const option = (each: SearchChoice) => (
    <option key={each.key} value={each.key}>
      {each.fields.length === 0 ? words.everything : each.fields.map(nameOf).join(words.and)}
    </option>
  )
  const split = groups.every(([, members]) => members.length > 0)
  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {words.choose}
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
