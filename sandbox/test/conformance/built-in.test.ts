import { expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { elementValuesOf, matches } from './brute-force'
import { searchLines } from './search-lines'
import { suggestedValues } from './queries'
import type { Resource } from '../../types'

const base = 'http://sandbox.example/fhir'
const { resources } = buildPopulation(1)

/** Forms of a search value, by element type. */
const FORMS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  CodeableConcept: { code: /^[^|,]+$/, 'system|code': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|code': /^\|[^|]+$/ },
  Coding: { code: /^[^|,]+$/, 'system|code': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|code': /^\|[^|]+$/ },
  Identifier: { value: /^[^|,]+$/, 'system|value': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|value': /^\|[^|]+$/ },
  Reference: { id: /^[^/,]+$/, 'Type/id': /^[A-Z]\w+\/[^/]+$/ },
}

const carriers = ({ type, parameters }: (typeof searchLines)[number]): readonly Resource[] =>
  resources.filter(
    (resource) =>
      resource.resourceType === type && parameters.every((name) => suggestedValues(resource, name, base).length > 0),
  )

/** Forms of a parameter that match no record. */
function unanswered(line: (typeof searchLines)[number], name: string): readonly string[] {
  const candidates = carriers(line)
  const [type = ''] = candidates.flatMap((resource) => elementValuesOf(resource, name).map((element) => element.type))
  return (
    Object.entries(FORMS[type] ?? { 'any value': /./ })
      // A stay of several months is not contained in a day, but matches with `ge`.
      .filter(
        ([, form]) =>
          !candidates.some((resource) =>
            suggestedValues(resource, name, base).some(
              (text) => form.test(text) && ['', 'ge'].some((prefix) => matches(resource, name, prefix + text, base)),
            ),
          ),
      )
      .map(([form]) => form)
  )
}

it.each(searchLines.map((line) => [line.title, line] as const))(
  'the built-in records match %s, in every form',
  (_, line) => {
    expect(line.parameters.flatMap((name) => unanswered(line, name).map((form) => `${name}=${form}`))).toEqual([])
  },
)

/** US Core defines a single category, so that all records match. */
const MATCHING_ALL = ['CarePlan 8', 'DocumentReference 10']

it.each(searchLines.map((line) => [line.title, line] as const))('not all built-in records match %s', (_, line) => {
  const [example] = carriers(line)
  const query = line.parameters.map(
    (name) => [name, example === undefined ? '' : (suggestedValues(example, name, base)[0] ?? '')] as const,
  )
  expect(
    resources
      .filter((resource) => resource.resourceType === line.type)
      .some((resource) => !query.every(([name, value]) => matches(resource, name, value, base))),
  ).toBe(!MATCHING_ALL.some((title) => line.title.startsWith(`${title}:`)))
})
