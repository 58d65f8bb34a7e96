import { describe, expect, it } from 'vitest'
import { linkedDocuments } from './document-links'
import { olderVersions } from './document-versions'
import { withoutAuthor } from './without-author'
import { visitsOfNote } from '../encounters/visits-of-note'
import type { ResourceOf } from '../../fhir/resource'

type Document = ResourceOf<'DocumentReference'>

const note = (id: string, elements: object = {}): Document => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  ...elements,
})
const relatesTo = (...links: readonly (readonly [code: string, id: string])[]) => ({
  relatesTo: links.map(([code, id]) => ({ code, target: { reference: `DocumentReference/${id}` } })),
})
const visit = (id: string, start: string, status = 'finished'): ResourceOf<'Encounter'> => ({
  resourceType: 'Encounter',
  id,
  status,
  period: { start },
})
const idsOf = (records: readonly { readonly id?: string }[]) => records.map(({ id }) => id)

describe('the versions that a document replaced', () => {
  it('are all before it, newest first, also where they replace each other in a circle', () => {
    const [c, b, a] = [
      note('c', relatesTo(['replaces', 'b'])),
      note('b', relatesTo(['replaces', 'a'])),
      note('a', relatesTo(['replaces', 'c'])),
    ]
    expect(idsOf(olderVersions(c, [a, b, c]))).toEqual(['b', 'a'])
    expect(idsOf(olderVersions(note('d'), [a, b, c]))).toEqual([])
  })
})

describe('documents linked to a document', () => {
  it('are those it names and those that name it, but no versions of it and none entered in error', () => {
    const own = note('own', relatesTo(['appends', 'base'], ['replaces', 'old']))
    const others = [
      note('base'),
      note('old'),
      note('signature', relatesTo(['signs', 'own'])),
      note('newer', relatesTo(['replaces', 'own'])),
      note('wrong', { status: 'entered-in-error', ...relatesTo(['appends', 'own']) }),
    ]
    expect(idsOf(linkedDocuments(own, [own, ...others]))).toEqual(['base', 'signature'])
  })
})

describe('the visits that a note goes with', () => {
  const visits = [
    visit('day', '2026-07-22T09:00:00-05:00'),
    visit('cancelled', '2026-07-22T09:00:00-05:00', 'cancelled'),
    visit('later', '2026-07-23T09:00:00-05:00'),
  ]
  const linkTo = (id: string) => ({ context: { encounter: [{ reference: `Encounter/${id}` }] } })
  const dated = (id: string, date: string, elements: object = {}) => note(id, { date, ...elements })
  const of = (record: Document, older: readonly Document[] = []) => {
    const { visits: found, isByDate } = visitsOfNote({ record, older, copies: [] }, visits, 'America/Chicago')
    return [idsOf(found), isByDate]
  }

  it.each<readonly [string, unknown, unknown]>([
    ['the visit that it names', of(dated('a', '2026-07-23T10:00:00-05:00', linkTo('day'))), [['day'], false]],
    ['a visit of its day that took place', of(dated('a', '2026-07-22T17:00:00-05:00')), [['day'], true]],
    [
      'a visit of its day, where the record does not have the one it names',
      of(dated('a', '2026-07-22T17:00:00-05:00', linkTo('gone'))),
      [['day'], true],
    ],
    [
      'a visit that an earlier version names',
      of(dated('b', '2026-07-23T10:00:00-05:00'), [note('a', linkTo('day'))]),
      [['day'], false],
    ],
    [
      'a visit of the day of an earlier version',
      of(dated('b', '2026-07-25T10:00:00-05:00'), [dated('a', '2026-07-22T17:00:00-05:00')]),
      [['day'], true],
    ],
    ['no visit of another day', of(dated('a', '2026-08-01')), [[], false]],
  ])('are %s', (_case, found, expected) => {
    expect(found).toEqual(expected)
  })
})

it('a document without its author keeps its other elements, and another record is itself', () => {
  const document = note('a', { author: [{ display: 'Dr. Lee' }], description: 'Letter' })
  expect(withoutAuthor(document)).toMatchObject({ id: 'a', description: 'Letter', author: undefined })
  const other = visit('v', '2026-07-22')
  expect(withoutAuthor(other)).toBe(other)
})
