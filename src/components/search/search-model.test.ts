import { describe, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../../contract'
import { parameterNames, searchSyntax } from '../../contract/__fixtures__/syntax'
import { searchUrl } from '../../data/queries/search-url'
import { dateComparisons, choicesByName, formQuery, hasName, searchChoices, suggestionsFor } from './search-model'
import type { SearchChoice, SearchFormField, FieldInput } from './search-model'

const lines = recordTypes.flatMap((type) => searchSyntax[type].map((syntax, line) => ({ type, syntax, line })))

const sample: Readonly<Record<SearchFormField['kind'], (field: SearchFormField) => readonly [FieldInput, string]>> = {
  codes: ({ codes: [code = ''] }) => [{ codes: [code] }, code],
  token: () => [{ text: 'http://loinc.org|4548-4' }, 'http://loinc.org|4548-4'],
  date: () => [{ text: '2024-05', comparison: 'ge' }, 'ge2024-05'],
  reference: ({ targets: [target = 'Patient'] }) => [{ text: `${target}/x1` }, `${target}/x1`],
  string: () => [{ text: ' Lee ' }, 'Lee'],
}

function filled(choice: SearchChoice): {
  readonly input: Record<string, FieldInput>
  readonly expected: Record<string, string>
} {
  const fields = choice.fields.map((field) => [field.name, sample[field.kind](field)] as const)
  return {
    input: Object.fromEntries(fields.map(([name, [input]]) => [name, input])),
    expected: {
      ...(choice.inRecord ? { patient: 'p1' } : {}),
      ...Object.fromEntries(fields.map(([name, [, value]]) => [name, value])),
    },
  }
}

describe('the search form', () => {
  it('is tested against the 188 documented searches', () => expect(lines.length).toBe(188))

  it.each(lines)('$type $line can be searched: $syntax', ({ type, syntax, line }) => {
    const names = parameterNames(type, syntax)
    const wanted = [...names].sort().join()
    const choice = searchChoices(type).find(
      (each) =>
        [...(each.inRecord ? ['patient'] : []), ...each.fields.map((field) => field.name)].sort().join() === wanted,
    )
    if (choice === undefined) throw new Error(`no choice for line ${line} of ${type}`)
    const { input, expected } = filled(choice)
    const query = formQuery(choice, input, 'p1')
    expect(query).toEqual({ params: expected })
    const [path, search] = searchUrl(type, expected).split('?')
    expect([path, [...new URLSearchParams(search)].sort()]).toEqual([type, Object.entries(expected).sort()])
  })

  it.each(recordTypes)('%s offers exactly the documented combinations, each once', (type) => {
    const listed = new Set(
      contractOf(type)
        .searches.flatMap(({ by, alsoBy }) => [by, ...(alsoBy ? [alsoBy] : [])])
        .map((by) => by.join('+')),
    )
    const offered = searchChoices(type).map((choice) => choice.key)
    expect(offered.length).toBe(new Set(offered).size)
    expect(new Set(offered)).toEqual(listed)
  })
})

const field = (kind: SearchFormField['kind'], rest: Partial<SearchFormField> = {}): SearchFormField => ({
  name: 'x',
  kind,
  paths: ['x'],
  codes: [],
  targets: [],
  bareIsBefore: false,
  ...rest,
})
const queryOf = (formField: SearchFormField, input: FieldInput) =>
  formQuery({ key: 'x', inRecord: false, fields: [formField] }, { x: input }, undefined)

describe('formQuery', () => {
  it.each<[string, SearchFormField, FieldInput, string | readonly string[]]>([
    ['a date alone', field('date'), { text: '2024-05-03' }, '2024-05-03'],
    ['a year after a prefix', field('date'), { text: '2024', comparison: 'lt' }, 'lt2024'],
    [
      'a date range as the parameter twice',
      field('date'),
      { text: '2020', comparison: 'between', to: '2024-02' },
      ['ge2020', 'le2024-02'],
    ],
    ['a leap day', field('date'), { text: '2024-02-29' }, '2024-02-29'],
    ['several codes as one list', field('codes', { codes: ['a', 'b'] }), { codes: ['a', 'b'] }, 'a,b'],
    ['an escaped comma in a name', field('string'), { text: 'Lee, Robin' }, 'Lee\\, Robin'],
    ['a comma-separated list of codes', field('token'), { text: 'a|1,a|2' }, 'a|1,a|2'],
    ['an id without its type', field('reference', { targets: ['Location'] }), { text: 'x1' }, 'x1'],
  ])('sends %s', (_, formField, input, value) => expect(queryOf(formField, input)).toEqual({ params: { x: value } }))

  it.each<[string, SearchFormField, FieldInput, string]>([
    ['an empty field', field('string'), { text: ' ' }, 'empty'],
    ['no code', field('codes'), {}, 'empty'],
    ['half a date range', field('date'), { text: '2020', comparison: 'between' }, 'empty'],
    ['a reversed date range', field('date'), { text: '2024-03', comparison: 'between', to: '2024-02-01' }, 'order'],
    ['a day that does not exist', field('date'), { text: '2023-02-29' }, 'date'],
    ['a date in words', field('date'), { text: '3 May 2024' }, 'date'],
    [
      'a reference to a type that is not allowed',
      field('reference', { targets: ['Location'] }),
      { text: 'Patient/x1' },
      'reference',
    ],
    ['a URL as a reference', field('reference'), { text: 'https://example.org/Patient/1' }, 'reference'],
  ])('reports the error of %s', (_, formField, input, error) =>
    expect(queryOf(formField, input)).toEqual({ errors: { x: error } }),
  )

  it('does not search in a record when none is open', () => {
    expect(formQuery({ key: 'patient', inRecord: true, fields: [] }, {}, undefined)).toEqual({
      errors: { patient: 'empty' },
    })
  })

  it('accepts every date comparison', () => {
    for (const comparison of dateComparisons)
      expect(queryOf(field('date'), { text: '2024', comparison, to: '2025' })).toHaveProperty('params')
  })
})

describe('suggestions', () => {
  const records = [
    {
      resourceType: 'Observation',
      code: {
        coding: [
          { system: 's', code: '2', display: 'B' },
          { code: '1', display: 'A' },
        ],
      },
      encounter: { reference: 'Encounter/e1', display: 'Visit' },
    },
    {
      resourceType: 'Observation',
      code: {
        coding: [
          { system: 's', code: '2', display: 'B again' },
          { system: 's', code: 'a,b' },
        ],
      },
      encounter: { reference: '#e' },
    },
  ]
  it.each([
    [
      'codes, each once, sorted by text',
      field('token', { paths: ['code'] }),
      [
        { value: '1', text: 'A' },
        { value: 's|2', text: 'B' },
      ],
    ],
    [
      'references with their names',
      field('reference', { paths: ['encounter'] }),
      [{ value: 'Encounter/e1', text: 'Visit' }],
    ],
    ['nothing for string parameters', field('string', { paths: ['code'] }), []],
  ])('gives %s', (_, formField, expected) => expect(suggestionsFor(formField, records)).toEqual(expected))
})

describe('a form for users who only know names of records', () => {
  const keys = (names: readonly string[]) =>
    choicesByName(searchChoices('Organization'), (field) =>
      names.includes(field.name) ? [{ value: 'Organization/1', text: 'Clinic' }] : [],
    ).map(({ key }) => key)

  it('offers a search by reference only if there are suggestions', () => {
    expect(keys([])).not.toContain('partof')
    expect(keys([])).toContain('name')
    expect(keys(['partof'])).toEqual(searchChoices('Organization').map(({ key }) => key))
  })

  it('does not accept an id or a reference as a name', () => {
    expect(
      [
        { value: 'Organization/1', text: 'Clinic' },
        { value: 'Organization/2', text: '2' },
        { value: 'Organization/3', text: 'Organization/3' },
      ]
        .filter(hasName)
        .map(({ text }) => text),
    ).toEqual(['Clinic'])
  })

  it('always leaves a combination for each searchable type', () => {
    for (const type of recordTypes)
      if (searchChoices(type).length > 0)
        expect.soft(choicesByName(searchChoices(type), () => []).length, type).toBeGreaterThan(0)
  })
})
