import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isJsonObject } from '../json'
import { sendPage } from '../pages/html'
import { sharePage } from '../pages/share'
import { shareKindNames } from './kinds'
import { SharedLink, type ShareContext } from './store'

const PREFIX = '/share/'
const HUGE_MEGABYTES = 60
const WAIT_SECONDS = 30

/** Which origins may read this address: every one, as shared links are for any app, or none; undefined outside of the store. */
export const sharedCors = (path: string): '*' | false | undefined => {
  if (!path.startsWith(PREFIX)) return undefined
  return path.split('/')[3] === 'no-cors' ? false : '*'
}

function* hugeFile(): Generator<Buffer> {
  for (let count = 0; count < HUGE_MEGABYTES; count += 1) yield Buffer.alloc(1024 * 1024, 'a')
}

/** What the link answers in place of a manifest or file; undefined if it has no fault. */
function answerFault({ kind }: SharedLink, plain: SharedLink, reply: FastifyReply): FastifyReply | undefined {
  switch (kind.fault) {
    case 'ended':
      return reply.code(404).send({})
    case 'busy':
      return reply.code(429).header('retry-after', WAIT_SECONDS).send({})
    case 'redirect':
      return reply.redirect(plain.address, 307)
    case 'slow':
      return reply.hijack()
    default:
      return undefined
  }
}

/** A store of SMART Health Links with the record of one patient, among them faulty ones. Returns how to reset it. */
export function shareRoutes(app: FastifyInstance, context: ShareContext): () => void {
  const makeLinks = () => new Map(shareKindNames.map((name) => [name, new SharedLink(name, context)] as const))
  let links = makeLinks()
  const find = (request: FastifyRequest) => {
    const { id, kind } = request.params as { id: string; kind: string }
    const name = shareKindNames.find((each) => each === kind)
    const link = name && links.get(name)
    return link?.id === id ? link : undefined
  }
  const overview = () =>
    [...links.values()].map(({ name, kind, link }) => ({ kind: name, description: kind.description, link }))
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    respond: (link: SharedLink) => FastifyReply,
  ): FastifyReply => {
    void reply.header('cache-control', 'no-store')
    const [link, plain] = [find(request), links.get('plain')]
    if (link === undefined || plain === undefined || link.hasEnded) return reply.code(404).send({})
    return answerFault(link, plain, reply) ?? respond(link)
  }

  app.get('/share', (_request, reply) => sendPage(reply, sharePage(overview())))
  app.get('/share.json', (_request, reply) => reply.header('cache-control', 'no-store').send(overview()))
  app.post(`${PREFIX}:id/:kind`, (request, reply) =>
    answer(request, reply, (link) => {
      const body = isJsonObject(request.body) ? request.body : {}
      if (typeof body['recipient'] !== 'string') return reply.code(400).send({ error: 'There is no recipient.' })
      const triesLeft = link.checkPasscode(body['passcode'])
      return triesLeft === undefined
        ? reply.send(link.manifest())
        : reply.code(401).send({ remainingAttempts: triesLeft })
    }),
  )
  app.get(`${PREFIX}:id/:kind`, (request, reply) =>
    answer(request, reply, (link) => {
      const { recipient } = request.query as { recipient?: unknown }
      if (link.kind.flag !== 'U' || typeof recipient !== 'string') return reply.code(400).send({})
      return reply.type('application/jose').send(link.file(0))
    }),
  )
  app.get(`${PREFIX}:id/:kind/files/:place`, (request, reply) =>
    answer(request, reply, (link) => {
      if (link.kind.fault === 'huge') return reply.type('application/jose').send(Readable.from(hugeFile()))
      const file = link.takeFile((request.params as { place: string }).place)
      return file === undefined ? reply.code(404).send({}) : reply.type('application/jose').send(file)
    }),
  )
  return () => {
    links = makeLinks()
  }
}
