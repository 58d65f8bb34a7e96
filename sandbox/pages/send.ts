import type { FastifyReply } from 'fastify'

/** Sends a page of the sandbox: its style is its own, nothing runs in it, and no page shows it in a frame. */
export const sendPage = (reply: FastifyReply, text: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .send(text)
