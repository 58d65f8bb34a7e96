import { describe, expect, it } from 'vitest'
import { textSearchEntries, matchEntries, snippet, parseSearchTerms } from './text-search'
import type { Resource } from '../fhir/resource'

const condition: Resource = {
  resourceType: 'Condition',
  id: 'hidden-id',
  text: {
    status: 'generated',
    div: '<div xmlns="http://www.w3.org/1999/xhtml"><style>.x{}</style><p>Told by &lt;phone&gt;</p></div>',
  },
  clinicalStatus: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-clinical', code: 'active' }] },
  code: {
    text: 'José’s migraña',
    coding: [{ system: 'http://snomed.info/sct', code: '37796009', display: 'Migraine' }],
  },
  subject: { reference: 'Patient/p', display: 'Ana Rivera' },
  recordedDate: '2024-05-03',
  note: [{ text: 'Worse in the morning' }],
  contained: [{ resourceType: 'Practitioner', id: 'x', name: [{ family: 'Quill' }] }],
}
const entries = textSearchEntries(condition, {
  name: 'José’s migraña',
  status: 'Current',
  files: ['Letter about sleep'],
  plain: ['Dolor de cabeza · jaqueca'],
})
const found = (typed: string) =>
  matchEntries(entries, parseSearchTerms(typed))?.map(({ field, path }) => [field, path].join(' ').trim())

describe('text search in a record', () => {
  it.each([
    ['migrana', ['name']],
    ['JOSE', ['name']],
    ['37796009', ['code Condition.code']],
    ['migraine', ['element Condition.code']],
    ['morning', ['element Condition.note']],
    ['current', ['status']],
    ['sleep', ['file']],
    ['jaqueca', ['plain']],
    ['phone', ['narrative']],
    ['quill', ['element Condition.contained.name.family']],
    ['morning sleep', ['element Condition.note', 'file']],
  ])('%s matches %j', (typed, where) => expect(found(typed)).toEqual(where))

  it.each(['hidden-id', '2024-05-03', 'snomed.info', 'morning xyzzy', 'a', ' ', 'style'])(
    '%s does not match',
    (typed) => expect(found(typed)).toBeUndefined(),
  )
})

describe('a snippet', () => {
  const marked = (text: string, typed: string) =>
    snippet(text, parseSearchTerms(typed))
      .map(({ text: each, isMatch }) => (isMatch ? `[${each}]` : each))
      .join('')
  it.each([
    ['José met Joseph', 'jose', '[José] met [Jose]ph'],
    ['an ﬁrst ßign', 'ign', 'an ﬁrst ß[ign]'],
    [`${'x'.repeat(100)} end`, 'end', `…${'x'.repeat(59)} [end]`],
    ['İzmir', 'izmir', '[İzmir]'],
  ])('of %s for %s is %s', (text, typed, shown) => expect(marked(text, typed)).toBe(shown))

  it('of a text with 60,000 matches takes no longer than reading it', () => {
    const start = process.cpuUsage()
    expect(marked('x'.repeat(60_000), 'xx')).toBe(`[${'x'.repeat(120)}]…`)
    // Comparing every match with every character takes minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
  })
})
