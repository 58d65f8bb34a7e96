import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dictionaryKinds } from './dictionary-kinds'
import { snomedTags, withoutSnomedTag } from '../fhir/snomed-tag'
import { plainTitle } from './parse-title'

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
  ] as const)('of %s “%s” is parsed as %s', (kind, title, expected) => {
    expect(plainTitle(title, kind)).toBe(expected)
  })

  it('never throws, never returns a square bracket or a tag, and only removes text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...snomedTags.map((tag) => ` (${tag})`),
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
        fc.constantFrom(...dictionaryKinds),
        (title, kind) => {
          const plain = plainTitle(title, kind)
          if (plain === undefined) return
          expect(plain).not.toMatch(/[[\]{}]/)
          expect(withoutSnomedTag(plain)).toBe(plain)
          if (kind !== 'visits') expect(title.trim().startsWith(plain)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
