import { describe, expect, it } from 'vitest'
import '../../i18n/__fixtures__/english'
import { coverOf } from '../../resources/cover'
import { lastVisit } from './last-visit'
import type { Resource } from '../../fhir/resource'

const at = { today: '2026-11-21', died: undefined }
const visit = (id: string, day: string, rest: object = {}): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  period: { start: day },
  ...rest,
})
const note = (rest: object): Resource => ({ resourceType: 'DocumentReference', id: 'n', status: 'current', ...rest })
const of = (id: string) => ({ context: { encounter: [{ reference: `Encounter/${id}` }] } })
const secret = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}

const read = (loaded: readonly Resource[], withPrivate = false) => {
  const { noted, later } = lastVisit(loaded, at, withPrivate)
  return [noted?.visit.id, noted?.by, later?.id]
}

describe('the visit at which something was said last', () => {
  it.each<
    readonly [
      what: string,
      loaded: readonly Resource[],
      id: string | undefined,
      by: string | undefined,
      later: string | undefined,
    ]
  >([
    [
      'the newest, with a note that names it',
      [visit('a', '2026-01-05'), visit('b', '2026-07-22'), note(of('b'))],
      'b',
      'link',
      undefined,
    ],
    [
      'the newest, with a note of its day',
      [visit('b', '2026-07-22'), note({ date: '2026-07-22' })],
      'b',
      'day',
      undefined,
    ],
    [
      'an earlier one, where the newest has no note',
      [visit('a', '2026-01-05'), visit('b', '2026-07-22'), note(of('a'))],
      'a',
      'link',
      'b',
    ],
    [
      'a note of the day that belongs to another visit of that day',
      [
        visit('a', '2026-07-22T08:00:00Z'),
        visit('b', '2026-07-22T09:00:00Z'),
        note({ date: '2026-07-22', ...of('a') }),
      ],
      'a',
      'link',
      'b',
    ],
    ['none, where no visit has one', [visit('a', '2026-01-05'), visit('b', '2026-07-22')], undefined, undefined, 'b'],
    [
      'one that is planned does not count, whatever day it was for',
      [
        visit('a', '2026-07-22'),
        visit('b', '2026-11-18', { status: 'planned' }),
        visit('c', '2027-01-01', { status: 'planned' }),
        note(of('c')),
      ],
      undefined,
      undefined,
      'a',
    ],
    [
      'nor one that was called off',
      [visit('b', '2026-07-22', { status: 'cancelled' }), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    [
      'nor one entered by mistake',
      [visit('b', '2026-07-22', { status: 'entered-in-error' }), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    [
      'nor one that is marked as finished before its day',
      [visit('b', '2027-07-22'), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    ['nor one of which only the year is known', [visit('b', '2026'), note(of('b'))], undefined, undefined, undefined],
    [
      'one that is going on counts',
      [visit('b', '2026-11-21', { status: 'in-progress' }), note(of('b'))],
      'b',
      'link',
      undefined,
    ],
    ['a record without visits', [note({ date: '2026-07-22' })], undefined, undefined, undefined],
  ])('%s', (_, loaded, ...expected) => expect(read(loaded)).toEqual(expected))

  it('leaves a private visit out where private records have no place', () => {
    const hidden = visit('b', '2026-07-22', secret)
    expect(read([visit('a', '2026-01-05'), coverOf(hidden), note(of('b'))])).toEqual([undefined, undefined, 'a'])
    expect(read([visit('a', '2026-01-05'), hidden, note(of('b'))], true)).toEqual(['b', 'link', undefined])
  })
})
