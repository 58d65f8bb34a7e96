import { describe, expect, it } from 'vitest'
import { loadPageMessages } from './messages'
import type { MessageAudience } from './audience'

/** Wording that a proxy would relate to themselves. */
const addressesReader = {
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
    // Only functions of the audience alone can be called without data.
    try {
      const text: unknown = table.length === 1 ? (table as (reader: MessageAudience) => unknown)(reader) : undefined
      return typeof text === 'string' ? [[path, text]] : []
    } catch {
      return []
    }
  }
  return typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([key, each]) => sentences(each, reader, `${path}/${key}`))
    : []
}

describe.each(['en', 'es'] as const)('messages for proxies (%s)', (code) => {
  it.each([{ audience: 'proxy', firstName: 'Leo' }, { audience: 'proxy' }] as const)(
    'do not address the patient: %o',
    async (reader) => {
      const { views, byType, documents, detail } = await loadPageMessages(code)
      const found = sentences({ views, typed: byType, documents, detail }, reader)
      expect(found.length).toBeGreaterThan(300)
      expect(found.filter(([, text]) => addressesReader[code].test(text))).toEqual([])
    },
  )

  it('describe failures in terms that fit any patient', async () => {
    const { section } = (await loadPageMessages(code)).states
    const owners = { en: 'Leo’s', es: 'de Leo' } as const
    const texts = Object.values(section).map((message) =>
      typeof message === 'string'
        ? message
        : (message as (...args: readonly unknown[]) => string)('x', owners[code], 'x'),
    )
    expect(texts.filter((text) => addressesReader[code].test(text))).toEqual([])
  })
})
