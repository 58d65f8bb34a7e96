import { expect, it } from 'vitest'
import { exportContext, exportSourceOf } from './__fixtures__/export-source'
import { missingNotes, uncheckedDoNotTakeNote } from './missing-notes'
import type { ExportGap } from './export-source'
import type { RecordType } from '../../contract'

const nothing = 'We could not check what must not be taken: the prescriptions did not load.'
const part = 'We could not check everything that must not be taken: some prescriptions are missing.'
const sourceWith = (type: RecordType, gap?: ExportGap) =>
  exportSourceOf([], { parts: [{ type, records: [], rejected: 0, ...(gap ? { gap } : {}) }] })

it.each<readonly [ExportGap | undefined, string | undefined]>([
  ['failed', nothing],
  ['notShared', nothing],
  ['closed', nothing],
  ['notOffered', nothing],
  ['partial', part],
  ['limited', part],
  ['loading', undefined],
  [undefined, undefined],
])('what must not be taken could not be checked when prescriptions are missing: %s', (gap, note) => {
  const source = sourceWith('MedicationRequest', gap)
  expect(uncheckedDoNotTakeNote(source, exportContext)).toBe(note)
  expect(missingNotes(source, exportContext).includes(note ?? '')).toBe(note !== undefined)
})

it('says nothing of it for other types, a file without prescriptions, and after a death', () => {
  expect(uncheckedDoNotTakeNote(sourceWith('Condition', 'failed'), exportContext)).toBeUndefined()
  expect(uncheckedDoNotTakeNote(exportSourceOf([]), exportContext)).toBeUndefined()
  const died = { ...exportContext, hasDied: true }
  expect(uncheckedDoNotTakeNote(sourceWith('MedicationRequest', 'failed'), died)).toBeUndefined()
})
