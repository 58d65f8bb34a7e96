import type { FastifyInstance, FastifyReply } from 'fastify'
import encodeQR from 'qr'
import type { Store } from '../fhir/store'
import { cardsPage } from '../pages/cards'
import { sendPage } from '../pages/html'
import type { Person } from '../types'
import {
  cardBundle,
  cardCodes,
  cardIssuerList,
  CARDS_PATH,
  createIssuerKey,
  issueCard,
  revocationList,
  sandboxIssuer,
} from './issue'
import { cardContents, cardKinds, type CardContentName, type CardKind, type CardKindName } from './kinds'

interface CardOptions {
  readonly url: string
  readonly store: Store
  readonly people: readonly Person[]
}

const isKind = (name: string): name is CardKindName => Object.hasOwn(cardKinds, name)
const isContent = (name: string): name is CardContentName => Object.hasOwn(cardContents, name)

/** Lets pages of any origin read a response, or of none. */
const withCors = (reply: FastifyReply, isOpen = true): FastifyReply =>
  isOpen
    ? reply.header('access-control-allow-origin', '*')
    : reply.removeHeader('access-control-allow-origin').removeHeader('access-control-allow-credentials')

/** An issuer of SMART Health Cards about the sandbox's people, with cards that have something wrong. They need no sign-in. */
export function cardRoutes(app: FastifyInstance, { url, store, people }: CardOptions): void {
  const others = createIssuerKey('other issuer')
  const issuers = { '': sandboxIssuer, '/other': others, '/no-cors': createIssuerKey('issuer without CORS') } as const
  const patients = [...new Set(people.flatMap((person) => person.patients))]

  for (const [path, { publicJwk }] of Object.entries(issuers))
    app.get(`${CARDS_PATH}${path}/.well-known/jwks.json`, (_request, reply) =>
      withCors(reply, path !== '/no-cors').send({ keys: [path === '' ? { ...publicJwk, crlVersion: 1 } : publicJwk] }),
    )
  app.get(`${CARDS_PATH}/.well-known/crl/${revocationList.kid}.json`, (_request, reply) =>
    withCors(reply).send(revocationList),
  )
  app.get(`${CARDS_PATH}/issuers.json`, (_request, reply) => withCors(reply).send(cardIssuerList(url)))

  const issue = (patient: string, content: string, name: string) => {
    if (!isKind(name) || !isContent(content)) return undefined
    const kind: CardKind = cardKinds[name]
    const bundle = cardBundle(store, patient, content)
    if (bundle === undefined) return undefined
    const path = kind.issuer ?? ''
    const jws = issueCard(bundle, { iss: `${url}${CARDS_PATH}${path}`, key: issuers[path], others }, kind)
    return { jws, codes: cardCodes(jws, kind.codes) }
  }
  app.get<{ Params: { patient: string; content: string; file: string } }>(
    `${CARDS_PATH}/:patient/:content/:file`,
    ({ params: { patient, content, file } }, reply) => {
      const [, kind = '', format = ''] = /^([a-z-]+)\.(.+)$/.exec(file) ?? []
      const card = issue(patient, content, kind)
      const picture = /^(?:([1-9])\.)?gif$/.exec(format)
      const code = picture ? card?.codes[Number(picture[1] ?? 1) - 1] : undefined
      if (card === undefined) return reply.callNotFound()
      if (format === 'smart-health-card')
        return reply
          .type('application/smart-health-card')
          .header('content-disposition', `attachment; filename="${content}-${kind}.smart-health-card"`)
          .send(JSON.stringify({ verifiableCredential: [card.jws] }))
      if (format === 'txt') return reply.type('text/plain').send(`${card.codes.join('\n')}\n`)
      if (code === undefined) return reply.callNotFound()
      return reply.type('image/gif').send(Buffer.from(encodeQR(code, 'gif', { ecc: 'low', scale: 4, border: 4 })))
    },
  )
  app.get(CARDS_PATH, (_request, reply) =>
    sendPage(
      reply,
      cardsPage(
        patients.flatMap((patient) =>
          Object.keys(cardContents)
            .filter(isContent)
            .flatMap((content) => {
              const bundle = cardBundle(store, patient, content)
              return bundle === undefined ? [] : [{ patient, content, path: `${CARDS_PATH}/${patient}/${content}` }]
            }),
        ),
      ),
    ),
  )
}
