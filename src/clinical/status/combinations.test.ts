import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../i18n'
import { firstPage as en } from '../../i18n/locales/en/first-page'
import { firstPage as es } from '../../i18n/locales/es/first-page'
import { axisNames, combinationsOf, rowsOf, TODAY, typesWithPhrases } from './__fixtures__/combinations'
import { phraseText } from './format-status'
import type { Audience } from '../../i18n/code-text'
import type { Phrase } from './status'

const spanish = wordsOf('es', es)
const english = wordsOf('en', en)
const languages = [english, spanish]
const audiences: readonly Audience[] = ['patient', 'proxy', 'provider']

const cell = (text: string): string => text.replaceAll('|', '\\|')
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** The words of all readers; a proxy's are named only where they differ. */
function said(phrase: Phrase): readonly string[] {
  return languages.flatMap((words) => {
    const [patient = '', proxy = '', provider = ''] = audiences.map((audience) => phraseText(phrase, words, audience))
    return [patient, proxy === patient ? '=' : proxy, provider]
  })
}

const head = `# Statuses

What this app says of each record, for every combination of what its status hangs on, for a clinician to check. Read on ${TODAY}; a person who died did so on 2026-03-14. This page is made from the same functions as the pages of the app (\`src/clinical/status\`); a test fails when the two differ, and \`npx vitest run src/clinical/status/combinations.test.ts -u\` writes it anew.

Every list, page, print and file says one such line of a record and nothing beside it. *Any* stands for all values of a column. A proxy reads what the person reads where the column says *=*. The tone is shape and color only.
`

function section(type: (typeof typesWithPhrases)[number]): string {
  const names = axisNames(type)
  const columns = [
    ...names,
    'tone',
    'person',
    'proxy',
    'care staff',
    'person (Spanish)',
    'proxy (Spanish)',
    'care staff (Spanish)',
  ]
  const rows = rowsOf(type).map(({ values, phrase }) =>
    line([...values.map((set) => set?.join(', ') ?? '*any*'), phrase.tone, ...said(phrase)]),
  )
  return [`## ${type}`, '', line(columns), line(columns.map(() => '---')), ...rows, ''].join('\n')
}

describe('the table of statuses', () => {
  it.each(typesWithPhrases)('of %s has a phrase in both languages for every reader and combination', (type) => {
    const all = combinationsOf(type)
    expect(all.length).toBeGreaterThan(1)
    for (const { phrase } of all)
      for (const words of languages)
        for (const audience of audiences)
          expect(phraseText(phrase, words, audience).trim(), JSON.stringify(phrase)).toMatch(/^\S.*\S$/)
  })

  it('of each type is whole: its rows are as many combinations as there are', () => {
    for (const type of typesWithPhrases) {
      const sizes = axisNames(type).map(
        (_, axis) => new Set(combinationsOf(type).map(({ values }) => values[axis])).size,
      )
      const covered = rowsOf(type).reduce(
        (sum, { values }) =>
          sum + values.reduce((product, set, axis) => product * (set?.length ?? sizes[axis] ?? 0), 1),
        0,
      )
      expect(covered, type).toBe(combinationsOf(type).length)
    }
  })

  it('says every line that there are words for', () => {
    const used = new Set(typesWithPhrases.flatMap((type) => combinationsOf(type).map(({ phrase }) => phrase.key)))
    expect(Object.keys(en.statuses).filter((key) => !used.has(key as Phrase['key']))).toEqual([])
  })

  it('is printed in docs/statuses.md', async () => {
    const file = resolve(import.meta.dirname, '../../../docs/statuses.md')
    expect(existsSync(file)).toBe(true)
    await expect([head, ...typesWithPhrases.map(section)].join('\n')).toMatchFileSnapshot(file)
  })
})
