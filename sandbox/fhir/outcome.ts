import type { FastifyReply, FastifyRequest } from 'fastify'

/** An error that is answered with this status and an OperationOutcome. */
export class FhirError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    diagnostics: string,
  ) {
    super(diagnostics)
  }
}

/** An OperationOutcome with one error; `code` is from the R4 issue-type value set. */
export function operationOutcome(code: string, diagnostics: string) {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics }] }
}

/** The error for a missing resource, and for one out of reach, which must look the same. */
export function notFound(type: string, id: string): FhirError {
  return new FhirError(404, 'not-found', `There is no ${type}/${id}.`)
}

/** For Fastify's `frameworkErrors`: answers URLs that never reach a route, such as broken percent-encoding, with an OperationOutcome. */
export function sendBadUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .type('application/fhir+json; charset=utf-8')
    .send(JSON.stringify(operationOutcome('invalid', 'The address is not percent-encoded correctly.')))
}
