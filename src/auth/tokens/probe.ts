import { Failure } from '../../fhir/errors'
import type { Grants } from './scopes'

interface Reach {
  readonly grants: Grants
  readonly patientId: string | undefined
}

/** Short lists that nearly every EHR has. */
const short = ['AllergyIntolerance', 'Condition', 'Coverage'] as const

/** What a sign-in must be able to ask for, besides the refused type: the open patient, and short lists of that record. */
function trials({ grants, patientId }: Reach, refused: string): readonly string[] {
  if (patientId === undefined) return []
  const patient = refused !== 'Patient' && grants.reads('Patient', 'read') ? [`Patient/${patientId}`] : []
  const lists = short
    .filter((type) => type !== refused && grants.reads(type))
    .map((type) => `${type}?patient=${patientId}`)
  return [...patient, ...lists].slice(0, 2)
}

/** Undefined when the server could not be asked. */
async function accepts(ask: (address: string) => Promise<unknown>, address: string): Promise<boolean | undefined> {
  try {
    await ask(address)
    return true
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.status === undefined || cause.status >= 500) return undefined
    return cause.status !== 401
  }
}

/** Tells a token that one part of the record is closed to from one that is good for nothing: then the sign-in is over, whatever the life time said. */
export class Acceptance {
  #asked: { readonly token: string; readonly over: Promise<boolean> } | undefined

  /** True when the token, just refused for `type`, is refused for what the sign-in is for as well. `ask` makes one request with it; two at most are made for a token. */
  async isOver(
    token: string,
    type: string,
    reach: Reach,
    ask: (address: string) => Promise<unknown>,
  ): Promise<boolean> {
    if (this.#asked?.token !== token) this.#asked = { token, over: this.#ask(reach, type, ask) }
    return this.#asked.over
  }

  async #ask(reach: Reach, type: string, ask: (address: string) => Promise<unknown>): Promise<boolean> {
    const tried = trials(reach, type)
    for (const address of tried) if ((await accepts(ask, address)) !== false) return false
    return tried.length > 0
  }
}
