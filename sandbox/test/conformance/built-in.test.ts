import { expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { elementValuesOf, matches } from './brute-force'
import { searchLines } from './search-lines'
import { suggestedValues } from './queries'
import type { Resource } from '../../types'

const base = 'http://sandbox.example/fhir'
const { resources } = buildPopulation(1)

/** The forms in which a value can be asked for, by what the element is. */
const forms: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  CodeableConcept: { code: /^[^|,]+$/, 'system|code': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|code': /^\|[^|]+$/ },
  Coding: { code: /^[^|,]+$/, 'system|code': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|code': /^\|[^|]+$/ },
  Identifier: { value: /^[^|,]+$/, 'system|value': /^(?!urn:nowhere)[^|]+\|[^|]+$/, '|value': /^\|[^|]+$/ },
  Reference: { id: /^[^/,]+$/, 'Type/id': /^[A-Z]\w+\/[^/]+$/ },
}

const carriers = ({ type, parameters }: (typeof searchLines)[number]): readonly Resource[] =>
  resources.filter(
    (one) => one.resourceType === type && parameters.every((name) => suggestedValues(one, name, base).length > 0),
  )

/** The forms of one parameter for which no record answers. */
function unanswered(line: (typeof searchLines)[number], name: string): readonly string[] {
  const able = carriers(line)
  const [type = ''] = able.flatMap((one) => elementValuesOf(one, name).map((held) => held.type))
  return (
    Object.entries(forms[type] ?? { 'any value': /./ })
      // A stay of months lies within no day: from that day on it is found.
      .filter(
        ([, form]) =>
          !able.some((one) =>
            suggestedValues(one, name, base).some(
              (text) => form.test(text) && ['', 'ge'].some((prefix) => matches(one, name, prefix + text, base)),
            ),
          ),
      )
      .map(([form]) => form)
  )
}

it.each(searchLines.map((line) => [line.title, line] as const))(
  'the built-in people answer %s, asked in every form',
  (_, line) => {
    expect(line.parameters.flatMap((name) => unanswered(line, name).map((form) => `${name}=${form}`))).toEqual([])
  },
)

/** US Core gives each of them one category, so that they all answer to it. */
const ofOneKind = ['CarePlan 8', 'DocumentReference 10']

it.each(searchLines.map((line) => [line.title, line] as const))('and not all of them answer %s', (_, line) => {
  const [example] = carriers(line)
  const query = line.parameters.map(
    (name) => [name, example === undefined ? '' : (suggestedValues(example, name, base)[0] ?? '')] as const,
  )
  expect(
    resources
      .filter((one) => one.resourceType === line.type)
      .some((one) => !query.every(([name, value]) => matches(one, name, value, base))),
  ).toBe(!ofOneKind.some((title) => line.title.startsWith(`${title}:`)))
})
