import { contractCodes } from '../../contract/codes'
import { contractOf, isOfApi } from '../../contract'
import { isObject, listOf, textOf } from '../../lib/json'
import { dayInUtc } from '../../fhir/day'
import { utcTime } from '../../fhir/partial-date'
import { escapeIdForSearch, isId } from '../../fhir/id'
import { parseReference } from '../../fhir/reference'
import type { ParameterContract, RecordType } from '../../contract'
import type { CodeTable } from '../../contract/types'
import type { Resource } from '../../fhir/resource'

/** A field of a search form. */
export interface SearchFormField {
  readonly name: string
  readonly kind: 'codes' | 'token' | 'date' | 'reference' | 'string'
  /** JSON paths that the parameter searches, for its label and suggestions. */
  readonly paths: readonly string[]
  /** Codes to choose from, if the API lists them. */
  readonly codes: readonly string[]
  /** Types that a reference may point to. */
  readonly targets: readonly string[]
  /** A date without a prefix means "on or before". */
  readonly bareIsBefore: boolean
}

/** A combination of parameters that the API documents. */
export interface SearchChoice {
  readonly key: string
  /** Includes `patient`, which the app fills in. */
  readonly inRecord: boolean
  readonly fields: readonly SearchFormField[]
}

export const dateComparisons = ['on', 'ge', 'gt', 'le', 'lt', 'between'] as const
export type DateComparison = (typeof dateComparisons)[number]

/** The input of a form field. */
export interface FieldInput {
  readonly text?: string
  readonly codes?: readonly string[]
  readonly comparison?: DateComparison
  /** End of a date range. */
  readonly to?: string
}

export type FieldError = 'empty' | 'date' | 'order' | 'reference'
export type FormQuery =
  | { readonly params: Readonly<Record<string, string | readonly string[]>> }
  | { readonly errors: Readonly<Record<string, FieldError>> }

const codesOf = (type: RecordType): CodeTable => (isOfApi(type) ? contractCodes[type] : {})

function fieldOf(type: RecordType, name: string, parameter: ParameterContract): SearchFormField {
  const listed = parameter.type === 'token' ? parameter.paths.flatMap((path) => codesOf(type)[path] ?? []) : []
  return {
    name,
    kind: listed.length > 0 ? 'codes' : parameter.type,
    paths: parameter.paths,
    codes: listed,
    targets: parameter.targets ?? [],
    bareIsBefore: parameter.bareDate === 'le',
  }
}

/** Every combination that the API documents for a type, each once. */
export function searchChoices(type: RecordType): readonly SearchChoice[] {
  const { searches, parameters } = contractOf(type)
  const choices = new Map<string, SearchChoice>()
  for (const by of searches.flatMap((search) => (search.alsoBy ? [search.by, search.alsoBy] : [search.by]))) {
    const key = by.join('+')
    const fields = by.flatMap((name) => {
      const parameter = parameters[name]
      return parameter === undefined || name === 'patient' ? [] : [fieldOf(type, name, parameter)]
    })
    if (!choices.has(key)) choices.set(key, { key, inRecord: by.includes('patient'), fields })
  }
  return [...choices.values()]
}

/** True for an existing year, month or day. */
function isDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? []
  if (year === undefined) return false
  return dayInUtc(utcTime(Number(year), Number(month), Number(day))) === `${year}-${month}-${day}`
}

const escapeValue = (text: string): string => text.replace(/[\\,$|]/g, '\\$&')

type FieldValue = string | readonly string[] | { readonly error: FieldError }

function dateValue({ text = '', to = '', comparison = 'on' }: FieldInput): FieldValue {
  const [from, until] = [text.trim(), to.trim()]
  if (from === '' || (comparison === 'between' && until === '')) return { error: 'empty' }
  if (!isDate(from) || (comparison === 'between' && !isDate(until))) return { error: 'date' }
  if (comparison !== 'between') return comparison === 'on' ? from : comparison + from
  const length = Math.min(from.length, until.length)
  return from.slice(0, length) > until.slice(0, length) ? { error: 'order' } : [`ge${from}`, `le${until}`]
}

/** A reference as a search value: `Type/id` or only an id. */
function searchedReference(text: string): { readonly type?: string; readonly value: string } | undefined {
  const parsed = parseReference(text)
  if (parsed?.kind === 'relative') return { type: parsed.type, value: `${parsed.type}/${escapeIdForSearch(parsed.id)}` }
  return isId(text) ? { value: escapeIdForSearch(text) } : undefined
}

function referenceValue({ text = '' }: FieldInput, { targets }: SearchFormField): FieldValue {
  const trimmed = text.trim()
  if (trimmed === '') return { error: 'empty' }
  const reference = searchedReference(trimmed)
  return reference && (reference.type === undefined || targets.length === 0 || targets.includes(reference.type))
    ? reference.value
    : { error: 'reference' }
}

const valueReaders: Readonly<
  Record<SearchFormField['kind'], (input: FieldInput, field: SearchFormField) => FieldValue>
> = {
  codes: ({ codes: picked = [] }) => (picked.length === 0 ? { error: 'empty' } : picked.join(',')),
  token: ({ text = '' }) => (text.trim() === '' ? { error: 'empty' } : text.trim()),
  string: ({ text = '' }) => (text.trim() === '' ? { error: 'empty' } : escapeValue(text.trim())),
  date: dateValue,
  reference: referenceValue,
}

/**
 * The search parameters for the input of a form, or the errors by field. Several codes become one comma-separated list (any of them
 * matches); a date range repeats the parameter.
 */
export function formQuery(
  choice: SearchChoice,
  inputs: Readonly<Record<string, FieldInput>>,
  patientId: string | undefined,
): FormQuery {
  const values = choice.fields.map(
    (field) => [field.name, valueReaders[field.kind](inputs[field.name] ?? {}, field)] as const,
  )
  const errors = values.flatMap(([name, value]) =>
    typeof value === 'object' && 'error' in value ? [[name, value.error] as const] : [],
  )
  if (choice.inRecord && patientId === undefined) return { errors: { patient: 'empty' } }
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  const params = values as readonly (readonly [string, string | readonly string[]])[]
  return {
    params: Object.fromEntries([
      ...(choice.inRecord && patientId !== undefined ? [['patient', escapeIdForSearch(patientId)] as const] : []),
      ...params,
    ]),
  }
}

export interface Suggestion {
  readonly value: string
  readonly text: string
}

/** The combinations that can be filled in without knowing ids: references need suggestions to choose from. */
export const choicesByName = (
  choices: readonly SearchChoice[],
  namesFor: (field: SearchFormField) => readonly Suggestion[],
): readonly SearchChoice[] =>
  choices.filter(({ fields }) => fields.every((field) => field.kind !== 'reference' || namesFor(field).length > 0))

/** True if the text of a suggestion is a name, not an id or a reference. */
export const hasName = ({ value, text }: Suggestion): boolean => text !== value && value.split('/').at(-1) !== text

function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return value === undefined ? [] : [value]
  return isObject(value) ? valuesAt(value[first], rest) : []
}

function codings(value: unknown): readonly Suggestion[] {
  if (!isObject(value)) return []
  const list = value['coding'] === undefined ? [value] : listOf(value['coding']).filter(isObject)
  return list.flatMap((coding) => {
    const [system, code] = [textOf(coding['system']), textOf(coding['code']) ?? textOf(coding['value'])]
    if (code === undefined || /[,$|\\]/.test(code)) return []
    return {
      value: system === undefined ? code : `${system}|${code}`,
      text: textOf(coding['display']) ?? textOf(value['text']) ?? code,
    }
  })
}

function references(value: unknown): readonly Suggestion[] {
  const reference = isObject(value) ? textOf(value['reference']) : undefined
  if (!isObject(value) || reference === undefined || searchedReference(reference)?.type === undefined) return []
  return [{ value: reference, text: textOf(value['display']) ?? reference }]
}

/** Codes or references at the field's paths in the loaded records; each value once, sorted by text. */
export function suggestionsFor(field: SearchFormField, records: readonly Resource[]): readonly Suggestion[] {
  if (field.kind !== 'token' && field.kind !== 'reference') return []
  const read = field.kind === 'token' ? codings : references
  const found = new Map<string, Suggestion>()
  for (const record of records)
    for (const path of field.paths)
      for (const value of valuesAt(record, path.split('.')))
        for (const suggestion of read(value)) if (!found.has(suggestion.value)) found.set(suggestion.value, suggestion)
  return [...found.values()].sort((a, b) => a.text.localeCompare(b.text))
}
