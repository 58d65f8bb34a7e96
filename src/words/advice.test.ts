import { beforeAll, describe, expect, it } from 'vitest'
import { loadPageWords } from './load'
import type { PageWords } from './index'

/** Every sentence of a table; functions are asked as each kind of reader, with words that can stand for anything. */
function sentences(table: unknown, audience: 'patient' | 'provider', path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    // Only functions of who reads alone: the others take what a record holds.
    const said: unknown = table.length === 1 ? quietly(() => table({ audience }) as unknown) : undefined
    return typeof said === 'string' ? [[path, said]] : []
  }
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => sentences(value, audience, `${path}/${key}`))
}

function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Advice that speaks to the person: ask somebody, call somebody, take or do not take. */
const advice = { en: /\b(?:ask|call|tell) (?:your|the) (?:care team|pharmac|clinic)|\bdo not take\b/i, es: /\bpregunte (?:a su|al|en la)|\bllame a (?:su|la)|\bno tome\b/i }

describe.each(['en', 'es'] as const)('what care staff read (%s)', (code) => {
  let words: PageWords
  beforeAll(async () => {
    words = await loadPageWords(code)
  })

  it('has no advice that is meant for the person', () => {
    const found = (['views', 'typed', 'documents', 'patients', 'ledger'] as const).flatMap((area) => sentences(words[area], 'provider', area))
    expect(found.filter(([path, text]) => advice[code].test(text) && !shownToOthersAlone.test(path))).toEqual([])
    expect(found.length).toBeGreaterThan(200)
  })
})

/** Sentences that pages show to patients and proxies alone. */
const shownToOthersAlone = /^(?:views\/results\/beforeText|views\/growth\/meaning|views\/summary\/farOutside|views\/results\/farOutside|typed\/intro)/
