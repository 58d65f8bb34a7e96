import { describe, expect, it } from 'vitest'
import { fitSheet, groupLines, sheetPageCount } from './fit-sheet'
import { sheetPartIds, type SheetLine, type SheetLines } from './sheet-lines'
import { exportContext } from '../../../resources/export/__fixtures__/export-source'
import { statusWithAssertions } from '../../../resources/export/export-context'

const status = statusWithAssertions({ resourceType: 'Basic' }, exportContext)
const lines = (count: number, rest: Partial<SheetLine> = {}) =>
  Array.from({ length: count }, (_, index) => ({ name: `Line ${index}`, status, facts: ['something'], ...rest }))
const sheet = (given: Partial<SheetLines>): SheetLines => ({
  allergies: [],
  notToTake: [],
  medicines: [],
  problems: [],
  implants: [],
  contacts: [],
  results: [],
  ...given,
})
const left = (fitted: ReturnType<typeof fitSheet>) => sheetPartIds.filter((id) => fitted[id].omitted > 0)

describe('the sheet for a doctor', () => {
  it('holds all of an ordinary record', () => {
    const fitted = fitSheet(
      sheet({
        allergies: lines(4),
        notToTake: lines(1),
        medicines: lines(8),
        problems: lines(10),
        implants: lines(1),
        contacts: lines(4),
        results: lines(18, { group: 'Blood' }),
      }),
      false,
    )
    expect(left(fitted)).toEqual([])
    expect(sheetPageCount(fitted)).toBeLessThanOrEqual(2)
  })

  it('cuts a long record to two pages, counts the omitted lines, and leaves no part empty', () => {
    const long = sheet({
      allergies: lines(60),
      notToTake: lines(20),
      medicines: lines(200),
      problems: lines(90),
      implants: lines(30),
      contacts: lines(40),
      results: lines(300, { group: 'Blood' }),
    })
    const fitted = fitSheet(long, false)
    expect(sheetPageCount(fitted)).toBe(2)
    for (const id of sheetPartIds) {
      expect(fitted[id].lines.length).toBeGreaterThan(0)
      expect(fitted[id].lines.length + fitted[id].omitted).toBe(long[id].length)
    }
    const whole = fitSheet(long, true)
    expect(left(whole)).toEqual([])
    expect(sheetPageCount(whole)).toBeGreaterThan(10)
  })

  it('fills the room that notes leave, and leaves room for the note on what it cuts', () => {
    const results = lines(90)
    const count = (notes: number) =>
      fitSheet(sheet({ results }), false, { missing: 0, parts: { results: notes, medicines: notes } }).results.lines
        .length
    // 104 lines without the title, seven headings and the note on the omitted ones.
    expect(count(0)).toBe(85)
    expect(count(2)).toBe(81)
    expect(fitSheet(sheet({ results: lines(86) }), false).results.omitted).toBe(0)
  })

  it('groups results by report, those without a report last', () => {
    const given = [...lines(1, { group: 'Other' }), ...lines(2, { group: 'Kidney' }), ...lines(1, { group: 'Other' })]
    expect(groupLines(given, 'Other').map(({ title, lines: own }) => [title, own.length])).toEqual([
      ['Kidney', 2],
      ['Other', 2],
    ])
  })
})
