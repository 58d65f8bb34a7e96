import { useState } from 'react'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { searchParams } from './search-choices'
import type { FormEvent } from 'react'
import type { RecordType } from '../../contract'
import type { SearchChoice } from './search-choices'

/** A search form out of the combinations that the API offers; what is typed stays out of the address bar. */
export function SearchForm({ choices, type, onSearch }: { choices: readonly SearchChoice[]; type: RecordType; onSearch: (params: Readonly<Record<string, string>>) => void }) {
  const { views, label } = usePageWords()
  const { audience } = useAudience()
  const [key, setKey] = useState(choices[0]?.key)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [incomplete, setIncomplete] = useState(false)
  const choice = choices.find((each) => each.key === key)
  if (!choice) return null

  const nameOf = (name: string) => label(`${type}.${name}`, audience)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const params = searchParams(choice, typed)
    setIncomplete(params === undefined)
    if (params) onSearch(params)
  }

  return (
    <form onSubmit={submit} className="no-print">
      <p>
        <label>
          {views.records.chooseSearch}{' '}
          <select value={key} onChange={(event) => setKey(event.target.value)}>
            {choices.map((each) => (
              <option key={each.key} value={each.key}>
                {each.inputs.map((input) => nameOf(input.name)).join(' + ')}
              </option>
            ))}
          </select>
        </label>
      </p>
      {choice.inputs.map((input) => (
        <p key={input.name}>
          <label>
            {nameOf(input.name)} <span className="muted">({views.records.inputs[input.type]})</span>{' '}
            <input
              type="text"
              value={typed[input.name] ?? ''}
              autoComplete="off"
              aria-invalid={incomplete && !typed[input.name]?.trim()}
              onChange={(event) => setTyped({ ...typed, [input.name]: event.target.value })}
            />
          </label>
        </p>
      ))}
      {incomplete ? <p role="alert">{views.records.required}</p> : null}
      <button type="submit">{views.records.search}</button>
    </form>
  )
}
