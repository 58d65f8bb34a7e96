import { beforeAll, describe, expect, it } from 'vitest'
import { loadPageMessages, loadProviderMessages } from './messages'
import type { PageMessages } from './types'

const staff = { audience: 'provider' } as const

/** Every sentence of a table; functions are asked as care staff, or with words that can stand for anything. */
function sentences(table: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    const said = [[staff], [staff, 'X', 'X'], ['X', 'X', 'X', 'X'], [3, 3, 'X']].map((given) =>
      quietly(() => Reflect.apply(table, undefined, given) as unknown),
    )
    const text = said.find(
      (each): each is string => typeof each === 'string' && !/object Object|NaN|undefined/.test(each),
    )
    return text === undefined ? [] : [[path, text]]
  }
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => sentences(value, `${path}/${key}`))
}

function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

const areas = [
  'views',
  'byType',
  'documents',
  'patients',
  'ledger',
  'privacy',
  'search',
  'download',
  'exportOptions',
  'appointment',
  'find',
  'detail',
  'whatsNew',
] as const
const spoken = (words: PageMessages) =>
  areas.flatMap((area) => sentences(words[area], area)).filter(([path]) => !shownToOthersAlone.test(path))

/** Advice that speaks to the person: ask somebody, call somebody, take or do not take. */
const advice = {
  en: /\b(?:ask|call|tell) (?:your|the) (?:care team|pharmac|clinic)|\bdo not take\b/i,
  es: /\bpregunte (?:a su|al|en la)|\bllame a (?:su|la)|\bno tome\b/i,
}
/** Words for whom the record is about: what is theirs, what they share, what they want to ask. */
const toThePatient = {
  en: /\b(?:your|my) (?:clinic|care team|health|record|questions|appointment|medicines?|results?)|\bfor me\b|\byou (?:have not|did not|do not|you)? ?share|shared with this app|\bhow to take|what it is for|entered by mistake/i,
  es: /\b(?:su|mis?|sus) (?:clínica|equipo|salud|registro|preguntas|citas?|medicinas?)\b|\bpara mí\b|\bcomparti|\bcompart[eo]\b|cómo tomarla|para qué es|anotado por error/i,
}

/** What patients call what staff have a clinical word for. */
const forPatients = {
  en: /\bmedicines?\b|\bhealth conditions?\b|\bvisits?\b/i,
  es: /\bmedicinas?\b|\bproblemas? de salud\b|\bvisitas?\b/i,
}

describe.each(['en', 'es'] as const)('what care staff read (%s)', (code) => {
  let words: PageMessages
  beforeAll(async () => {
    words = await loadProviderMessages(code)
  })

  it('has no advice that is meant for the person', () => {
    expect(spoken(words).filter(([, text]) => advice[code].test(text))).toEqual([])
    expect(spoken(words).length).toBeGreaterThan(600)
  })

  it('does not speak to the patient', () => {
    expect(spoken(words).filter(([, text]) => toThePatient[code].test(text))).toEqual([])
  })

  it('says “medication”, “problem” and “encounter”', () => {
    expect(spoken(words).filter(([, text]) => forPatients[code].test(text))).toEqual([])
  })

  it('leaves what patients read as it is', async () => {
    const plain = await loadPageMessages(code)
    expect(plain.appointment.questions).not.toBe(words.appointment.questions)
    expect(plain.views.vitals.kinds.weight).toBe(words.views.vitals.kinds.weight)
  })
})

/** Sentences that pages show to patients and proxies alone. */
const shownToOthersAlone =
  /^(?:views\/results\/(?:before|beforeText|farOutside)|views\/growth\/(?:meaning|newest)|views\/vitals\/pressureHelp|views\/summary\/|views\/common\/private|byType\/intro)/
