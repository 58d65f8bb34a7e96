import { beforeAll, describe, expect, it } from 'vitest'
import { loadPageMessages } from './messages'
import type { MessageAudience } from './audience'
import type { PageMessages } from './types'

/** All texts of a table for an audience; only functions of the audience are called, as the others take data of the record. */
function sentences(
  table: unknown,
  reader: MessageAudience,
  path = '',
): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    const result: unknown = table.length === 1 ? attempt(() => table(reader) as unknown) : undefined
    return typeof result === 'function' ? [] : sentences(result, reader, path)
  }
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => sentences(value, reader, `${path}/${key}`))
}

function attempt(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Advice about care, and whom to contact. */
const careAdvice = {
  en: /\b(?:ask|call|tell) (?:your|the|a) (?:care team|pharmac|clinic|doctor)|call them|\bdo not take\b|\b911\b|\bshould still be|read the label|check the label|before a scan|write down your|whom to call|nobody to call|new doctor needs/i,
  es: /\bpregunte (?:a|al|en|por)\b|\bllame (?:a|al|ahora)\b|\bavise (?:a|al)\b|\bno tome\b|\b911\b|lea la etiqueta|equipo de atención puede|escriba sus preguntas|a quién llamar|nadie a quien llamar|médico nuevo/i,
}

describe.each(['en', 'es'] as const)('messages about a person who has died (%s)', (code) => {
  let messages: PageMessages
  beforeAll(async () => {
    messages = await loadPageMessages(code)
  })

  it.each(['patient', 'proxy'] as const)('contain no advice about care (%s)', (audience) => {
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
    const found = areas.flatMap((area) => sentences(messages[area], { audience, hasDied: true }, area))
    expect(
      found.filter(
        ([path, text]) =>
          careAdvice[code].test(text) && !NOT_SHOWN_AFTER_DEATH.test(path) && !ABOUT_THE_RECORD.test(path),
      ),
    ).toEqual([])
    expect(found.length).toBeGreaterThan(200)
  })
})

/** Messages that no page shows after death; an e2e test checks the pages. */
const NOT_SHOWN_AFTER_DEATH =
  /^(?:views\/(?:summary|results)\/farOutside|views\/(?:summary|medicines)\/(?:outOfDate|alsoDoNotTake|doNotTake|groups\/doNotTake)|views\/detail\/doNotTake|views\/medicineSentences\/(?:contradicted|callPharmacist|askIfTaken|askIfStillTaken)|appShell\/emergency|exportOptions\/(?:options\/doctor|appointment|doctor\/(?:parts|none)\/contacts)|appointment\/intro)(?:\/1)?$/
/** Whom to ask about the record itself. */
const ABOUT_THE_RECORD =
  /^(?:views\/common\/mergedRecord|views\/detail\/unclearOwner|documents\/(?:supersededText|ccda\/otherPatient)|privacy\/access|byType\/profileWrong)$/
