import { operationOutcome } from './outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** For Fastify's `frameworkErrors`: addresses that no route ever sees, such as broken percent-encoding, get an OperationOutcome too. */
export function badUrl(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .type('application/fhir+json; charset=utf-8')
    .send(JSON.stringify(operationOutcome('invalid', 'The address is not percent-encoded correctly.')))
}
