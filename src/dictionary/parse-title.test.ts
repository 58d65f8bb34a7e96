import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kinds } from './kinds'
import { plainTitle, tags, withoutTag } from './parse-title'

describe('a title of SNOMED CT or ICD-10-CM', () => {
  it.each([
    ['conditions', 'Asthma (disorder)', 'Asthma'],
    ['conditions', 'Pneumonia, unspecified', 'Pneumonia'],
    ['conditions', 'Burn of hand (left) (disorder)', 'Burn of hand (left)'],
    ['visits', 'Encounter for a check up (procedure)', 'Visit for check up'],
    ['visits', 'Follow-up encounter', 'Follow-up visit'],
    ['conditions', 'Follow-up encounter', undefined],
    ['conditions', 'Asthma', undefined],
    ['conditions', 'Asthma (mild)', undefined],
    ['conditions', '(disorder)', undefined],
    ['conditions', '[X]Asthma (disorder)', undefined],
    ['conditions', 'Asthma (disorder) (disorder)', undefined],
    ['conditions', 'Asthma (disorder), unspecified', undefined],
    ['visits', 'Encounter for asthma (disorder) (procedure)', undefined],
    ['conditions', '', undefined],
  ] as const)('of %s “%s” is read as %s', (kind, title, said) => {
    expect(plainTitle(title, kind)).toBe(said)
  })

  it('whatever it is, the reading never throws, never shows a square bracket or a tag, and only leaves out', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...tags.map((tag) => ` (${tag})`),
        ', unspecified',
        'Encounter for ',
        ' encounter',
        '[',
        ']',
        '{',
        '(',
        ')',
        'Asthma',
        'stage 3',
        ' ',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
        fc.constantFrom(...kinds),
        (title, kind) => {
          const said = plainTitle(title, kind)
          if (said === undefined) return
          expect(said).not.toMatch(/[[\]{}]/)
          expect(withoutTag(said)).toBe(said)
          if (kind !== 'visits') expect(title.trim().startsWith(said)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
