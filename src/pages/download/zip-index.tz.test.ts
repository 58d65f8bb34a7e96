import { expect, it } from 'vitest'
import { exportSourceOf, exportContext } from '../../resources/export/__fixtures__/export-source'
import { zipIndex } from './zip-index'

const record = { resourceType: 'DocumentReference' as const }
const file = (title: string) => ({
  record,
  title,
  contentType: undefined,
  size: undefined,
  url: undefined,
  data: undefined,
})

it('the index lists each file in the zip, and each missing file with the reason', () => {
  const text = zipIndex(
    [
      { file: file('Note'), status: 'inside', name: 'Note.txt' },
      { file: file('Note again'), status: 'same', name: 'Note.txt' },
      { file: file('Scan'), status: 'missing', reason: 'elsewhere', host: 'other.example' },
      { file: file(''), status: 'missing', reason: 'notShared' },
    ],
    'Health record.txt',
    exportSourceOf([], { omittedPrivate: 2 }),
    exportContext,
  )
  for (const line of [
    'Name: Ana Rivera',
    'Health record.txt: the record as text.',
    'Files in here (2)',
    '- Note.txt',
    '- Note again: the same file as Note.txt',
    'Files that are not in here (2)',
    '- Scan: It is kept at other.example',
    '- File: The health system does not allow',
    '- 2 records marked as private are not in here.',
  ])
    expect(text).toContain(line)
})

it('the index states what contradicts the record of a file', () =>
  expect(
    zipIndex([{ file: file('Note'), status: 'inside', name: 'Note.txt' }], 'a.txt', exportSourceOf([]), {
      ...exportContext,
      isStated: () => false,
      statusOf: () => 'Older version',
      assertionTextsOf: () => ['Recalled'],
    }),
  ).toContain('- Note.txt (Older version · Recalled)'))

it('the index says when there are no files, and that none is missing only when none is', () => {
  expect(zipIndex([], 'a.txt', exportSourceOf([]), exportContext)).toContain(
    'There are no files of notes, documents or reports.',
  )
  expect(
    zipIndex([{ file: file('Note'), status: 'inside', name: 'Note.txt' }], 'a.txt', exportSourceOf([]), exportContext),
  ).toContain('No file is missing.')
})

it.each([true, false])('the index says once that web pages are saved as text: %s', (isMarkup) => {
  const text = zipIndex(
    [
      { file: file('Note'), status: 'inside', name: 'Note.txt', isMarkup },
      { file: file('Letter'), status: 'inside', name: 'Letter.txt', isMarkup },
    ],
    'Health record.txt',
    exportSourceOf([]),
    exportContext,
  )
  expect(text.split('saved as text (.txt)')).toHaveLength(isMarkup ? 2 : 1)
})
