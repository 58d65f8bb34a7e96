import { describe, expect, it } from 'vitest'
import { maskRecord } from '../../resources/masking'
import { lastVisit } from './last-visit'
import type { Resource } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

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
  const { withNotes, laterWithoutNotes } = lastVisit(loaded, at, withPrivate)
  return [withNotes?.visit.id, withNotes?.by, laterWithoutNotes?.id]
}

describe('lastVisit', () => {
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
      'the newest visit, with a linked note',
      [visit('a', '2026-01-05'), visit('b', '2026-07-22'), note(of('b'))],
      'b',
      'link',
      undefined,
    ],
    [
      'the newest visit, with a note of its day',
      [visit('b', '2026-07-22'), note({ date: '2026-07-22' })],
      'b',
      'day',
      undefined,
    ],
    [
      'an earlier visit when the newest has no note',
      [visit('a', '2026-01-05'), visit('b', '2026-07-22'), note(of('a'))],
      'a',
      'link',
      'b',
    ],
    [
      'a note linked to another visit of the same day',
      [
        visit('a', '2026-07-22T08:00:00Z'),
        visit('b', '2026-07-22T09:00:00Z'),
        note({ date: '2026-07-22', ...of('a') }),
      ],
      'a',
      'link',
      'b',
    ],
    [
      'the notes of a day may be of either of its visits',
      [visit('a', '2026-07-22T08:00:00-04:00'), visit('b', '2026-07-22T09:00:00-04:00'), note({ date: '2026-07-22' })],
      'b',
      'day',
      undefined,
    ],
    ['none when no visit has a note', [visit('a', '2026-01-05'), visit('b', '2026-07-22')], undefined, undefined, 'b'],
    [
      'ignores planned visits, even with a past date',
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
      'ignores visits that end before they start',
      [visit('a', '2026-01-05'), visit('b', '2026-07-22', { period: { start: '2026-07-22', end: '2026-07-21' } })],
      undefined,
      undefined,
      'a',
    ],
    [
      'ignores cancelled visits',
      [visit('b', '2026-07-22', { status: 'cancelled' }), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    [
      'ignores visits entered in error',
      [visit('b', '2026-07-22', { status: 'entered-in-error' }), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    [
      'ignores finished visits with a future date',
      [visit('b', '2027-07-22'), note(of('b'))],
      undefined,
      undefined,
      undefined,
    ],
    ['ignores visits known by year only', [visit('b', '2026'), note(of('b'))], undefined, undefined, undefined],
    [
      'includes a visit in progress',
      [visit('b', '2026-11-21', { status: 'in-progress' }), note(of('b'))],
      'b',
      'link',
      undefined,
    ],
    ['a record without visits', [note({ date: '2026-07-22' })], undefined, undefined, undefined],
  ])('%s', (_, loaded, ...expected) => expect(read(loaded)).toEqual(expected))

  it('ignores private visits unless they are allowed', () => {
    const hidden = visit('b', '2026-07-22', secret)
    expect(read([visit('a', '2026-01-05'), maskRecord(hidden, english), note(of('b'))])).toEqual([
      undefined,
      undefined,
      'a',
    ])
    expect(read([visit('a', '2026-01-05'), hidden, note(of('b'))], true)).toEqual(['b', 'link', undefined])
  })
})
