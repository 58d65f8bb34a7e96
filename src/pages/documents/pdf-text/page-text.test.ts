import { expect, it } from 'vitest'
import { pageText, type TextRun } from './page-text'

const line = (text: string, y: number): TextRun => ({ text, y, height: 10, isLineEnd: true })

it('a page has its lines, with an empty line between paragraphs', () => {
  const runs = [
    { ...line('Denies ', 700), isLineEnd: false },
    line('fever,', 700),
    line('chills.', 688),
    line('Plan: rest.', 650),
  ]
  expect(pageText(runs)).toEqual({ text: 'Denies fever,\nchills.\n\nPlan: rest.', isInColumns: false })
})

it.each([
  ['two columns', [line('Heart attack', 700), line('Stroke', 688), line('No', 700), line('No', 688)], true],
  ['a table by rows', [line('Heart attack  No', 700), line('Stroke  No', 688)], false],
  ['a raised sign on its line', [line('10', 700), line('9', 703), line('/L', 700)], false],
  ['a foot that is written first', [line('Page 1', 20), line('Heart attack', 700), line('Stroke', 688)], false],
])('%s', (_, runs, isInColumns) => {
  expect(pageText(runs).isInColumns).toBe(isInColumns)
})

it('a page of 50,000 lines at three heights is read at once', () => {
  const runs = Array.from({ length: 50_000 }, (_, index) => line(`Line ${index}`, (index % 3) * 20))
  expect(pageText(runs).isInColumns).toBe(true)
})
