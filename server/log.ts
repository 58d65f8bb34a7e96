import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Which EHR the request is about; an id of the settings, never what a request said. */
    ehrId?: string
    /** Why it failed, in words of this server. */
    problem?: string
  }
}

export type Log = (line: Readonly<Record<string, unknown>>) => void

/** A line of JSON for each event. */
export const logTo =
  (stream: { write(text: string): unknown }): Log =>
  (line) =>
    void stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)

/**
 * A line for each answer. It names the route, not the address: addresses hold ids and search words, and nothing that a request or
 * an answer held is written, nor who asked.
 */
export function logAnswers(app: FastifyInstance, log: Log): void {
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
