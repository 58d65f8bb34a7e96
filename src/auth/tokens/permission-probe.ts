import { FhirError } from '../../fhir/errors'
import type { Grants } from './scopes'

interface ProbeContext {
  readonly grants: Grants
  readonly patientId: string | undefined
}

/** Short lists that nearly every EHR has. */
const PROBE_TYPES = ['AllergyIntolerance', 'Condition', 'Coverage'] as const
const MAX_PROBES = 2

/** Requests that a valid token must allow, other than the refused type: the open patient and short lists of that record. */
function probeAddresses({ grants, patientId }: ProbeContext, refusedType: string): readonly string[] {
  if (patientId === undefined) return []
  const patient = refusedType !== 'Patient' && grants.canRead('Patient', 'read') ? [`Patient/${patientId}`] : []
  const lists = PROBE_TYPES.filter(
    (type) => type !== refusedType && grants.canRead(type) && grants.limits(type).length === 0,
  ).map((type) => `${type}?patient=${patientId}`)
  return [...patient, ...lists].slice(0, MAX_PROBES)
}

type ProbeRequest = (address: string) => Promise<unknown>

/** Undefined when the server did not answer. */
async function isAccepted(request: ProbeRequest, address: string): Promise<boolean | undefined> {
  try {
    await request(address)
    return true
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.status === undefined || cause.status >= 500) return undefined
    return cause.status !== 401
  }
}

/** After a 401, tells a token that lacks permission for one type from a token that is no longer valid, whatever lifetime it was given. */
export class PermissionProbe {
  #last: { readonly token: string; readonly isRejected: Promise<boolean> } | undefined

  /** True when a token that was refused for `type` is refused for the probe requests too. `request` makes one request with it; at most two per token. */
  async isTokenRejected(token: string, type: string, context: ProbeContext, request: ProbeRequest): Promise<boolean> {
    if (this.#last?.token !== token) this.#last = { token, isRejected: this.#probe(context, type, request) }
    return this.#last.isRejected
  }

  async #probe(context: ProbeContext, type: string, request: ProbeRequest): Promise<boolean> {
    const addresses = probeAddresses(context, type)
    for (const address of addresses) if ((await isAccepted(request, address)) !== false) return false
    return addresses.length > 0
  }
}
