import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitRows, wrappedLineCount, type SizedSection } from './fit-rows'

const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1)

describe('rows on a sheet', () => {
  it('all fit when there is room', () =>
    expect(
      fitRows(
        [
          { head: 1, rows: ones(3), share: 1 },
          { head: 1, rows: ones(4), share: 1 },
        ],
        9,
      ),
    ).toEqual([3, 4]))
  it('a long section leaves the share of a later one', () =>
    expect(
      fitRows(
        [
          { head: 1, rows: ones(50), share: 2 },
          { head: 1, rows: ones(50), share: 3 },
        ],
        12,
      ),
    ).toEqual([7, 3]))
  it('lines that a short section does not need go to the first that needs them', () =>
    expect(
      fitRows(
        [
          { head: 0, rows: ones(1), share: 5 },
          { head: 0, rows: ones(9), share: 2 },
          { head: 0, rows: ones(9), share: 2 },
        ],
        10,
      ),
    ).toEqual([1, 7, 2]))
  it('no row is skipped for a shorter one after it', () =>
    expect(fitRows([{ head: 0, rows: [1, 9, 1], share: 5 }], 5)).toEqual([1]))

  it('never take more lines than available and are only cut from the end', () => {
    const part: fc.Arbitrary<SizedSection> = fc.record({
      head: fc.integer({ min: 0, max: 3 }),
      rows: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }),
      share: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), fc.integer({ min: 21, max: 150 }), (parts, lines) => {
        const counts = fitRows(parts, lines)
        const used = parts.reduce(
          (sum, { head, rows }, index) => sum + head + rows.slice(0, counts[index]).reduce((own, row) => own + row, 0),
          0,
        )
        expect(used).toBeLessThanOrEqual(lines)
        expect(counts.every((count, index) => count <= (parts[index]?.rows.length ?? 0))).toBe(true)
      }),
    )
  })
})

it.each([
  ['', 10, 1],
  ['1234567890', 10, 1],
  ['12345678901', 10, 2],
  ['a\nb', 10, 2],
  ['🙂🙂', 2, 1],
])('%j wrapped at %i characters takes %i lines', (text, letters, lines) =>
  expect(wrappedLineCount(text, letters)).toBe(lines),
)
