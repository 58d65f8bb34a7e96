import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The EHR of the request: an id from the settings, never a value from the request. */
    ehrId?: string
    /** Why it failed, in this server's own words. */
    problem?: string
  }
}

export type Log = (line: Readonly<Record<string, unknown>>) => void

/** Logs a line of JSON for each event. */
export const createLog =
  (stream: { write(text: string): unknown }): Log =>
  (line) =>
    void stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)

/**
 * Logs each response by its route instead of its URL, which contains ids and search terms, also one that its reader has not received completely.
 * Nothing of a request or response is logged, nor the client's address.
 */
export function logResponses(app: FastifyInstance, log: Log): void {
  const logResponse = (request: FastifyRequest, reply: FastifyReply, isComplete: boolean) => {
    const { url = 'no such route' } = request.routeOptions
    const { ehrId, problem } = request
    log({
      id: request.id,
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(isComplete ? {} : { complete: false }),
      ...(ehrId === undefined ? {} : { ehr: ehrId }),
      ...(problem === undefined ? {} : { problem }),
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) logResponse(request, reply, false)
    })
  })
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply, true))
}
