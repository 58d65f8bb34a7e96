import { describe, expect, it } from 'vitest'
import { maskRecord } from '../../resources/masking'
import { visitNotes, type ClinicalNote } from './visit-notes'
import type { Resource, ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const encounter = (id: string) => ({ reference: `Encounter/${id}` })
const visit = (id: string, rest: object = {}): ResourceOf<'Encounter'> => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  period: { start: '2026-07-22T09:10:00-05:00', end: '2026-07-22T09:40:00-05:00' },
  ...rest,
})
const note = (id: string, rest: object = {}): ResourceOf<'DocumentReference'> => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  date: '2026-07-22T17:00:00-05:00',
  content: [{ attachment: { data: btoa(id) } }],
  ...rest,
})
const report = (id: string, rest: object = {}): ResourceOf<'DiagnosticReport'> => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  effectiveDateTime: '2026-07-22',
  ...rest,
})
const linked = { context: { encounter: [encounter('other'), encounter('v')] } }
const replaces = (id: string) => ({
  relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${id}` } }],
})

const ids = (found: readonly ClinicalNote[]) =>
  found.map(({ record, older, copies }) => [record, ...older, ...copies].map(({ id }) => id).join('>')).join()
const read = (...loaded: Resource[]) => {
  const found = visitNotes([visit('v'), ...loaded], visit('v'), 'America/Chicago')
  return [ids(found.linked), ids(found.sameDay)]
}

describe('visitNotes', () => {
  it.each<readonly [what: string, loaded: readonly Resource[], linked: string, sameDay: string]>([
    [
      'a note linked to it among other visits, dated another day',
      [note('n', { ...linked, date: '2026-08-01' })],
      'n',
      '',
    ],
    ['a note of the day without a visit', [note('n')], '', 'n'],
    ['a note of the day before', [note('n', { date: '2026-07-21T17:00:00-05:00' })], '', ''],
    [
      'a note about the day, written later',
      [note('n', { date: '2026-07-30', context: { period: { start: '2026-07-22' } } })],
      '',
      'n',
    ],
    [
      'a note of the day linked to another visit of the record',
      [visit('w'), note('n', { context: { encounter: [encounter('w')] } })],
      '',
      '',
    ],
    [
      'a note of the day whose visit is not in the record',
      [note('n', { context: { encounter: [encounter('gone')] } })],
      '',
      'n',
    ],
    [
      'a note of a part of the visit',
      [
        visit('p', { partOf: encounter('v') }),
        visit('q', { partOf: encounter('p') }),
        note('n', { context: { encounter: [encounter('q')] } }),
      ],
      'n',
      '',
    ],
    ['a note entered in error', [note('n', { ...linked, status: 'entered-in-error' })], '', ''],
    ['a note that was loaded twice', [note('n', linked), note('n', linked)], 'n', ''],
    [
      'a new version without a link, of a note with one',
      [note('new', { date: '2026-07-25', ...replaces('old') }), note('old', { ...linked, status: 'superseded' })],
      'new>old',
      '',
    ],
    [
      'a version of the next day, of a note of the day',
      [note('new', { date: '2026-07-23', ...replaces('old') }), note('old', { status: 'superseded' })],
      '',
      'new>old',
    ],
    ['a report with a conclusion', [report('r', { encounter: encounter('v'), conclusion: 'Benign.' })], 'r', ''],
    ['a report with a file', [report('r', { presentedForm: [{ url: 'Binary/1' }] })], '', 'r'],
    [
      'a report that only lists results',
      [
        report('r', {
          encounter: encounter('v'),
          result: [{ reference: 'Observation/o' }],
          presentedForm: [{ title: 'No file' }],
        }),
      ],
      '',
      '',
    ],
    [
      'notes before reports, each newest first',
      [
        report('r', { encounter: encounter('v'), conclusion: 'Benign.' }),
        note('a', linked),
        note('b', { ...linked, date: '2026-07-22T18:00:00-05:00' }),
      ],
      'b,a,r',
      '',
    ],
    [
      'a report that repeats the file of a note',
      [note('n', linked), report('r', { encounter: encounter('v'), presentedForm: [{ data: btoa('n') }] })],
      'n>r',
      '',
    ],
    [
      'a report with the file of a note and a conclusion',
      [
        note('n', linked),
        report('r', { encounter: encounter('v'), conclusion: 'Benign.', presentedForm: [{ data: btoa('n') }] }),
      ],
      'n,r',
      '',
    ],
    [
      'two notes without any file',
      [note('a', { ...linked, content: [] }), note('b', { ...linked, content: [] })],
      'a,b',
      '',
    ],
  ])('%s', (_, loaded, ...expected) => expect(read(...loaded)).toEqual(expected))

  it('includes masked private records', () => {
    const secret = {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    }
    const masked = [
      note('n', { ...linked, ...secret }),
      note('d', secret),
      report('r', { ...secret, encounter: encounter('v'), conclusion: 'Secret.' }),
    ].map((each) => maskRecord(each, english))
    expect(read(...masked)).toEqual(['n,r', 'd'])
    expect(JSON.stringify(visitNotes(masked, visit('v')))).not.toContain('Secret')
  })

  it('finds no notes of the day for a visit without a day', () => {
    expect(ids(visitNotes([note('n')], visit('v', { period: { start: '2026' } })).sameDay)).toBe('')
  })
})
