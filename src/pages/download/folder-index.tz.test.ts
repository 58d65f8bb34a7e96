import { expect, it } from 'vitest'
import { sourceOf, speech } from '../../resources/export/for-tests'
import { folderIndex } from './folder-index'

const file = (title: string) => ({ title, contentType: undefined, size: undefined, url: undefined, data: undefined })

it('the list names each file that is in the folder and, with the reason, each that is not', () => {
  const text = folderIndex(
    [
      { file: file('Note'), is: 'inside', name: 'Note.txt' },
      { file: file('Note again'), is: 'same', name: 'Note.txt' },
      { file: file('Scan'), is: 'missing', why: 'elsewhere', host: 'other.example' },
      { file: file(''), is: 'missing', why: 'notShared' },
    ],
    'Health record.txt',
    sourceOf([], { privateLeft: 2 }),
    speech,
  )
  for (const said of [
    'Name: Ana Rivera',
    'Health record.txt: the record in words.',
    'Files in here (2)',
    '- Note.txt',
    '- Note again: the same file as Note.txt',
    'Files that are not in here (2)',
    '- Scan: It is kept at other.example',
    '- File: The health system does not allow',
    '- 2 records marked as private are not in here.',
  ])
    expect(text).toContain(said)
})

it('says so where there is no file, and that nothing is missing only where nothing is', () => {
  expect(folderIndex([], 'a.txt', sourceOf([]), speech)).toContain('There are no files of notes, documents or reports.')
  expect(
    folderIndex([{ file: file('Note'), is: 'inside', name: 'Note.txt' }], 'a.txt', sourceOf([]), speech),
  ).toContain('No file is missing.')
})
