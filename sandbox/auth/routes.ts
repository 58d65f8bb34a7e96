import formbody from '@fastify/formbody'
import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import {
  codePage,
  consentPage,
  indexPage,
  launchPage,
  launchPersonPage,
  loginPage,
  errorPage,
  lostPage,
  patientPage,
} from '../pages/pages'
import type { Choice } from '../pages/pages'
import { style } from '../pages/html'
import { sendPage } from '../pages/send'
import type { Switches } from '../personas/personas'
import { styleDocument } from '../personas/token-answer'
import type { Person, Resource } from '../types'
import type { Apps } from '../clients/apps'
import { BadOrder } from '../control/scope'
import { OOB } from './clients'
import type { Contexts, LaunchContext } from './context'
import { withOwnSession } from './own-session'
import { paths, SIGN_IN_LIFE, stylePath } from './provider'
import { toldOfForm, type Told } from './launch-context'

export interface PageOptions {
  readonly provider: Provider
  readonly contexts: Contexts
  readonly people: readonly Person[]
  readonly fhirBase: string
  readonly apps: Apps
  /** What a sign-in tells where nobody says otherwise. */
  readonly told: Told
  patient(id: string): Resource | undefined
}

interface Fields {
  readonly [name: string]: string | undefined
}

/** An EHR launch waits so long for the app, in milliseconds. */
const LAUNCH_LIFE = 10 * 60_000

/** Query or body as texts; a name that comes twice counts as not given. */
function fieldsOf(given: unknown): Fields {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Name and birth date of a patient as a choice. */
function choiceOf(options: PageOptions, id: string): Choice {
  const patient = options.patient(id)
  const [name] = (patient?.['name'] ?? []) as { text?: string; given?: string[]; family?: string }[]
  const text = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ').trim()
  const born = patient?.['birthDate']
  return { id, name: text === '' ? id : text, line: typeof born === 'string' ? `Born ${born}` : 'No birth date' }
}

async function finish(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Record<string, unknown>,
) {
  const to = await options.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: !('error' in result),
  })
  return reply.redirect(new URL(to).toString(), 303)
}

const denied = { error: 'access_denied', error_description: 'The user did not allow it' }

async function stepOf(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const { uid, prompt, params, lastSubmission, session } = await options.provider.interactionDetails(
    request.raw,
    reply.raw,
  )
  const launch = options.contexts.launches.get(String(params['launch']))
  const user = session?.accountId ?? ''
  const person = options.people.find(({ id }) => id === user)
  const client = String(params['client_id'])
  const patient = lastSubmission?.['patient']
  return {
    action: `/interaction/${uid}`,
    prompt: prompt.name,
    launch,
    person,
    client,
    scopes: String(params['scope'] ?? '')
      .split(' ')
      .filter((scope) => scope !== ''),
    context: {
      user,
      ...(typeof patient === 'string' && patient !== '' ? { patient } : {}),
      told: launch?.told ?? options.told,
    } satisfies LaunchContext,
  }
}
type Step = Awaited<ReturnType<typeof stepOf>>

async function grantAll(
  { provider, contexts, fhirBase }: PageOptions,
  { client, scopes, context }: Step,
): Promise<Record<string, unknown>> {
  const grant = new provider.Grant({ accountId: context.user, clientId: client })
  grant.addOIDCScope(scopes.join(' '))
  grant.addResourceScope(fhirBase, scopes.join(' '))
  const grantId = await grant.save()
  contexts.grants.set(grantId, context, Date.now() + SIGN_IN_LIFE * 1000)
  const key = `${context.user} ${client}`
  contexts.allowed.set(key, new Set([...(contexts.allowed.get(key) ?? []), ...scopes]))
  return { consent: { grantId } }
}

async function show(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const step = await stepOf(options, request, reply)
  const { action, launch, person, context } = step
  if (step.prompt === 'login') {
    if (launch === undefined) return sendPage(reply, loginPage(action, options.people))
    return finish(options, request, reply, { login: { accountId: launch.user }, patient: launch.patient ?? '' })
  }
  if (step.prompt === 'patient') {
    // The EHR has chosen already, or has no chart open.
    if (launch !== undefined) return finish(options, request, reply, { patient: launch.patient ?? '' })
    const [only, ...others] = person?.patients ?? []
    if (only === undefined)
      return finish(options, request, reply, {
        ...denied,
        error_description: 'There is no patient this person may see',
      })
    if (others.length === 0) return finish(options, request, reply, { patient: only })
    return sendPage(
      reply,
      patientPage(
        action,
        [only, ...others].map((id) => choiceOf(options, id)),
      ),
    )
  }
  const allowed = options.contexts.allowed.get(`${context.user} ${step.client}`)
  if (allowed && step.scopes.every((scope) => allowed.has(scope)))
    return finish(options, request, reply, await grantAll(options, step))
  const client = await options.provider.Client.find(step.client)
  const patient = context.patient === undefined ? undefined : choiceOf(options, context.patient).name
  return sendPage(
    reply,
    consentPage(action, client?.clientName ?? step.client, person?.name ?? '', patient, step.scopes),
  )
}

async function answer(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const { answer: kind } = request.params as { answer: string }
  const fields = fieldsOf(request.body)
  if (kind === 'abort') return finish(options, request, reply, denied)
  const step = await stepOf(options, request, reply)
  const chosen = options.people.find(({ id }) => id === fields['person'])
  if (kind === 'login' && step.prompt === 'login' && chosen)
    return finish(options, request, reply, { login: { accountId: chosen.id } })
  const patient = step.person?.patients.find((id) => id === fields['patient'])
  if (kind === 'patient' && step.prompt === 'patient' && patient !== undefined)
    return finish(options, request, reply, { patient })
  if (kind === 'consent' && step.prompt === 'consent')
    return finish(options, request, reply, await grantAll(options, step))
  return reply.redirect(step.action, 303)
}

/** What the app is to be told, or the sentence that says why it cannot. */
function toldOrProblem(fields: Fields, anyway: Told): Told | string {
  try {
    return toldOfForm(fields, anyway)
  } catch (error) {
    if (error instanceof BadOrder) return error.message
    throw error
  }
}

function launchRoutes(app: FastifyInstance, options: PageOptions) {
  const personOf = (id: unknown) => options.people.find((person) => person.id === id)
  app.get('/ehr/launch', (request, reply) => {
    const person = personOf(fieldsOf(request.query)['user'])
    if (person === undefined) return sendPage(reply, launchPersonPage(options.people))
    return sendPage(
      reply,
      launchPage(
        person,
        person.patients.map((id) => choiceOf(options, id)),
        options.apps.launchables(),
        { told: options.told, style: new URL(stylePath, options.fhirBase).href },
      ),
    )
  })
  app.post('/ehr/launch', (request, reply) => {
    // An empty field: the app is opened from the EHR's own start page, with no chart open.
    const fields = fieldsOf(request.body)
    const { user, patient, app: chosen } = fields
    const person = personOf(user)
    const opened = options.apps.launchables().find(({ id }) => id === chosen)
    if (
      person === undefined ||
      opened === undefined ||
      patient === undefined ||
      (patient !== '' && !person.patients.includes(patient))
    )
      return reply.redirect('/ehr/launch', 303)
    const launch = randomBytes(16).toString('base64url')
    const told = toldOrProblem(fields, options.told)
    if (typeof told === 'string') return sendPage(reply.code(400), errorPage('invalid_request', told))
    options.contexts.launches.set(
      launch,
      { user: person.id, ...(patient === '' ? {} : { patient }), told },
      Date.now() + LAUNCH_LIFE,
    )
    const address = new URL(opened.address)
    for (const [name, value] of Object.entries({ iss: options.fhirBase, launch })) address.searchParams.set(name, value)
    return reply.redirect(address.href, 303)
  })
}

/** Sign-in pages, EHR launch page, start page and the page that shows a code to desktop apps. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(formbody)
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const lost = error.name === 'SessionNotFound'
    void reply.code(lost ? 400 : (error.statusCode ?? 500))
    return sendPage(
      reply,
      lost ? lostPage() : errorPage('invalid_request', (error.statusCode ?? 500) < 500 ? error.message : undefined),
    )
  })
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css').send(style))
  app.get(stylePath, (_request, reply) => reply.header('access-control-allow-origin', '*').send(styleDocument))
  app.get('/', (_request, reply) =>
    sendPage(reply, indexPage(options.fhirBase, options.people, app.hasRoute({ method: 'GET', url: '/faults' }))),
  )
  app.get('/oob', (request, reply) => {
    const { code, error, error_description } = fieldsOf(request.query)
    return sendPage(reply, codePage(code, error, error_description))
  })
  app.get('/interaction/:uid', (request, reply) => show(options, request, reply))
  app.post('/interaction/:uid/:answer', (request, reply) => answer(options, request, reply))
  launchRoutes(app, options)
}

const refuse = (reply: FastifyReply, allowed: string) =>
  reply
    .code(405)
    .header('allow', allowed)
    .send({ error: 'invalid_request', error_description: `only ${allowed} here` })

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof allMethods)[number]
/** The authorization server's own documents (OpenID Connect Discovery; RFC 8414). */
export const metadataPaths = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']

/**
 * Hands the authorization server's own paths to it, request bodies unread; any other method on them is 405.
 * `url` is the address that it leads browsers back to when that is not the one they came by.
 */
export async function providerRoutes(
  app: FastifyInstance,
  provider: Provider,
  { revocation, offers, secretIn }: Switches,
  url?: string,
): Promise<void> {
  const seenAs =
    url === undefined
      ? {}
      : { 'x-forwarded-host': new URL(url).host, 'x-forwarded-proto': new URL(url).protocol.slice(0, -1) }
  provider.proxy = url !== undefined
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const handle = provider.callback()
  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    // Every request for authorization is the start of a sign-in of its own.
    if (request.url.split('?')[0] === paths.authorization) delete request.raw.headers.cookie
    Object.assign(request.raw.headers, seenAs)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { setHeader } = reply.raw
    reply.raw.setHeader = (name, value) =>
      setHeader.call(
        reply.raw,
        name,
        name.toLowerCase() === 'location' && String(value).startsWith(OOB) ? String(value).replace(OOB, '/oob') : value,
      )
    void handle(request.raw, reply.raw)
  }
  const resume = async (request: FastifyRequest, reply: FastifyReply) => {
    await withOwnSession(provider, request)
    return pass(request, reply)
  }
  const ask = (request: FastifyRequest, reply: FastifyReply) => {
    // Beside Cache-Control: RFC 6749 5.1 asks for both.
    void reply.header('pragma', 'no-cache')
    const byHeader = /^basic /i.test(request.headers.authorization ?? '')
    if (secretIn.includes('header') || !byHeader) return pass(request, reply)
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .send({ error: 'invalid_client', error_description: 'the secret belongs in the body' })
  }
  const served: readonly (readonly [methods: readonly Method[], urls: readonly string[], handler: typeof ask])[] = [
    [['GET', 'HEAD'], [paths.authorization, paths.jwks, ...metadataPaths], pass],
    [['GET', 'HEAD'], [`${paths.authorization}/:uid`], resume],
    [
      ['POST'],
      [
        paths.token,
        ...(revocation ? [paths.revocation] : []),
        ...(offers.includes('introspection') ? [paths.introspection] : []),
      ],
      ask,
    ],
    [['GET', 'HEAD', 'POST'], [paths.end_session, `${paths.end_session}/:step`], pass],
  ]
  for (const [methods, urls, handler] of served) {
    const others = allMethods.filter((method) => !methods.includes(method))
    for (const url of urls) {
      app.route({ method: [...methods], url, handler })
      app.route({ method: others, url, handler: (_request, reply) => refuse(reply, methods.join(', ')) })
    }
  }
}
