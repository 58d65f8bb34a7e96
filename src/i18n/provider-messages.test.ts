import { beforeAll, describe, expect, it } from 'vitest'
import { loadPageMessages, loadProviderMessages } from './messages'
import type { PageMessages } from './types'

const provider = { audience: 'provider' } as const

/** All texts of a table; functions are called for a provider, or with placeholders. */
function sentences(table: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table === 'function') {
    const results = [[provider], [provider, 'X', 'X'], ['X', 'X', 'X', 'X'], [3, 3, 'X']].map((args) =>
      attempt(() => Reflect.apply(table, undefined, args) as unknown),
    )
    const text = results.find(
      (each): each is string => typeof each === 'string' && !/object Object|NaN|undefined/.test(each),
    )
    return text === undefined ? [] : [[path, text]]
  }
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([key, value]) => sentences(value, `${path}/${key}`))
}

function attempt(run: () => unknown): unknown {
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
const textsForProviders = (messages: PageMessages) =>
  areas.flatMap((area) => sentences(messages[area], area)).filter(([path]) => !NOT_FOR_PROVIDERS.test(path))

/** Advice to the patient: to ask or call someone, to take or not to take. */
const advice = {
  en: /\b(?:ask|call|tell) (?:your|the) (?:care team|pharmac|clinic)|\bdo not take\b/i,
  es: /\bpregunte (?:a su|al|en la)|\bllame a (?:su|la)|\bno tome\b/i,
}
/** Wording that addresses the patient. */
const addressesPatient = {
  en: /\b(?:your|my) (?:clinic|care team|health|record|questions|appointment|medicines?|results?)|\bfor me\b|\byou (?:have not|did not|do not|you)? ?share|shared with this app|\bhow to take|what it is for|entered by mistake/i,
  es: /\b(?:su|mis?|sus) (?:clínica|equipo|salud|registro|preguntas|citas?|medicinas?)\b|\bpara mí\b|\bcomparti|\bcompart[eo]\b|cómo tomarla|para qué es|anotado por error/i,
}

/** Plain terms for which providers have a clinical term. */
const plainTerms = {
  en: /\bmedicines?\b|\bhealth conditions?\b|\bvisits?\b/i,
  es: /\bmedicinas?\b|\bproblemas? de salud\b|\bvisitas?\b/i,
}

describe.each(['en', 'es'] as const)('messages for providers (%s)', (code) => {
  let messages: PageMessages
  beforeAll(async () => {
    messages = await loadProviderMessages(code)
  })

  it('contain no advice to the patient', () => {
    expect(textsForProviders(messages).filter(([, text]) => advice[code].test(text))).toEqual([])
    expect(textsForProviders(messages).length).toBeGreaterThan(600)
  })

  it('do not address the patient', () => {
    expect(textsForProviders(messages).filter(([, text]) => addressesPatient[code].test(text))).toEqual([])
  })

  it('use “medication”, “problem” and “encounter”', () => {
    expect(textsForProviders(messages).filter(([, text]) => plainTerms[code].test(text))).toEqual([])
  })

  it('leave the messages for patients unchanged', async () => {
    const plain = await loadPageMessages(code)
    expect(plain.appointment.questions).not.toBe(messages.appointment.questions)
    expect(plain.views.vitals.kinds.weight).toBe(messages.views.vitals.kinds.weight)
  })
})

/** Messages that pages show only to patients and proxies. */
const NOT_FOR_PROVIDERS =
  /^(?:views\/results\/(?:about|topics|farOutside)|views\/growth\/(?:meaning|newest)|views\/(?:summary|stories|medicine(?:Sentences|List|Story))\/|views\/common\/private|byType\/intro)/
