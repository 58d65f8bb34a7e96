import { expect, it } from 'vitest'
import { countVisitNotes } from './visit-content'
import type { ResourceOf } from '../../fhir/resource'
import type { ClinicalNote } from './visit-notes'

const document = (rest: object): ResourceOf<'DocumentReference'> => ({
  resourceType: 'DocumentReference',
  id: 'note',
  status: 'current',
  date: '2026-07-23T08:00:00-05:00',
  ...rest,
})
const changeOf = (rest: object, older: readonly ResourceOf<'DocumentReference'>[] = []) => {
  const note: ClinicalNote = { record: document(rest), older, copies: [] }
  return countVisitNotes({ linked: [note], sameDay: [] }, 'none', { today: '2026-11-26', died: undefined })?.changed
}
const earlier = document({ id: 'earlier', date: '2026-07-22' })

it.each<readonly [what: string, found: ReturnType<typeof changeOf>, expected: object | undefined]>([
  ['a final note is not changed', changeOf({ docStatus: 'final' }), undefined],
  ['an amended note has no date of its change', changeOf({ docStatus: 'amended' }), { kind: 'amended' }],
  ['a newer version has its date', changeOf({}, [earlier]), { kind: 'newVersion', of: '2026-07-23T08:00:00-05:00' }],
  [
    'a version dated before the one it replaced has none',
    changeOf({ date: '2026-07-21' }, [earlier]),
    { kind: 'newVersion', of: undefined },
  ],
  [
    'a version without a date has none',
    changeOf({ date: undefined }, [earlier]),
    { kind: 'newVersion', of: undefined },
  ],
])('%s', (_what, found, expected) => expect(found).toEqual(expected))
