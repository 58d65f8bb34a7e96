import { beforeAll, describe, expect, it } from 'vitest'
import { loadPageMessages } from './messages'
import type { MessageAudience } from './audience'
import type { PageMessages } from './types'

/** Every sentence of a table; functions are asked as each kind of reader, with words that can stand for anything. */
function sentences(
  table: unknown,
  reader: MessageAudience,
  path = '',
): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    // Only functions of who reads alone: the others take what a record holds.
    const said: unknown = table.length === 1 ? quietly(() => table(reader) as unknown) : undefined
    return typeof said === 'function' ? [] : sentences(said, reader, path)
  }
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => sentences(value, reader, `${path}/${key}`))
}

function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Any word on what somebody should do about care, and on whom to turn to. */
const care = {
  en: /\b(?:ask|call|tell) (?:your|the|a) (?:care team|pharmac|clinic|doctor)|call them|\bdo not take\b|\b911\b|\bshould still be|read the label|check the label|before a scan|write down your|whom to call|nobody to call|new doctor needs/i,
  es: /\bpregunte (?:a|al|en|por)\b|\bllame (?:a|al|ahora)\b|\bavise (?:a|al)\b|\bno tome\b|\b911\b|lea la etiqueta|equipo de atención puede|escriba sus preguntas|a quién llamar|nadie a quien llamar|médico nuevo/i,
}

describe.each(['en', 'es'] as const)('what is read of a person who has died (%s)', (code) => {
  let words: PageMessages
  beforeAll(async () => {
    words = await loadPageMessages(code)
  })

  it.each(['patient', 'proxy'] as const)('advises nothing about their care (%s)', (audience) => {
    const areas = [
      'views',
      'byType',
      'documents',
      'detail',
      'dictionary',
      'download',
      'appShell',
      'exportOptions',
      'appointment',
      'ledger',
      'privacy',
      'states',
      'find',
      'search',
      'whatsNew',
    ] as const
    const found = areas.flatMap((area) => sentences(words[area], { audience, hasDied: true }, area))
    expect(
      found.filter(
        ([path, text]) => care[code].test(text) && !leftOutAfterDeath.test(path) && !aboutTheRecord.test(path),
      ),
    ).toEqual([])
    expect(found.length).toBeGreaterThan(200)
  })
})

/** Sentences that no page shows of a person who has died; a journey reads the pages of one. */
const leftOutAfterDeath =
  /^(?:views\/(?:summary|results)\/farOutside|views\/(?:summary|medicines)\/(?:outOfDate|alsoDoNotTake|doNotTake|groups\/doNotTake)|views\/detail\/doNotTake|appShell\/emergency|exportOptions\/(?:options\/doctor|appointment|doctor\/(?:parts|none)\/contacts)|appointment\/intro)(?:\/1)?$/
/** Whom to ask about what the record itself says or lacks. */
const aboutTheRecord =
  /^(?:views\/common\/mergedRecord|views\/detail\/unclearOwner|documents\/(?:supersededText|ccda\/otherPatient)|privacy\/access|byType\/profileWrong)$/
