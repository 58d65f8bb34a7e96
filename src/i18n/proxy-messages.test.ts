import { describe, expect, it } from 'vitest'
import { loadPageMessages } from './messages'
import type { MessageAudience } from './audience'

/** What one who reads for another would take as said to themselves. */
const toTheWrongPerson = {
  en: /\byour (?:care team|clinic|pharmacy|doctor|health|medicines?|results?|next dose)\b|\byou (?:feel|have this|are allergic|take)\b/i,
  es: /(?<!\p{L})su (?:equipo de atención|clínica|farmacia|médico|salud|medicina|sistema de salud)(?!\p{L})|(?<!persona )se siente/iu,
}

function sentences(
  table: unknown,
  reader: MessageAudience,
  path = '',
): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    // Of one thing alone: who reads. What takes a name or a count besides is said by the pages.
    try {
      const said: unknown = table.length === 1 ? (table as (reader: MessageAudience) => unknown)(reader) : undefined
      return typeof said === 'string' ? [[path, said]] : []
    } catch {
      return []
    }
  }
  return typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, each]) => sentences(each, reader, `${path}/${key}`))
    : []
}

describe.each(['en', 'es'] as const)('what somebody reads for another person (%s)', (code) => {
  it.each([{ audience: 'proxy', firstName: 'Leo' }, { audience: 'proxy' }] as const)(
    'speaks to nobody else: %o',
    async (reader) => {
      const { views, byType, documents, detail } = await loadPageMessages(code)
      const found = sentences({ views, typed: byType, documents, detail }, reader)
      expect(found.length).toBeGreaterThan(300)
      expect(found.filter(([, text]) => toTheWrongPerson[code].test(text))).toEqual([])
    },
  )

  it('is told what failed and whom to ask in words that fit any owner', async () => {
    const { plain } = (await loadPageMessages(code)).states
    const owners = { en: 'Leo’s', es: 'de Leo' } as const
    const texts = Object.values(plain).map((say) =>
      typeof say === 'string' ? say : (say as (...given: readonly unknown[]) => string)('x', owners[code], 'x'),
    )
    expect(texts.filter((text) => toTheWrongPerson[code].test(text))).toEqual([])
  })
})
