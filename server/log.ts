import type { FastifyInstance, FastifyRequest } from 'fastify'

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
 * Logs each response by its route instead of its URL, which contains ids and search terms. Nothing of a request or response is logged, nor the
 * client's address.
 */
export function logResponses(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    const { url = 'no such route' } = request.routeOptions
    const { ehrId, problem } = request
    log({
      id: request.id,
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(ehrId === undefined ? {} : { ehr: ehrId }),
      ...(problem === undefined ? {} : { problem }),
    })
  })
}
