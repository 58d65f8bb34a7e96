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
  expiredPage,
  patientPage,
} from '../pages/sign-in'
import type { Choice } from '../pages/sign-in'
import { sendPage } from '../pages/html'
import { font, style } from '../pages/style'
import { styleDocument } from '../personas/token-response'
import type { Person, Resource } from '../types'
import type { AppRegistry } from '../clients/app-registry'
import { InvalidInputError } from '../control/scope'
import type { Contexts, SignInContext } from './sign-in-context'
import { SIGN_IN_TTL_SECONDS, stylePath } from './provider'
import { launchContextFromForm, type LaunchContext } from './launch-context'

export interface PageOptions {
  readonly provider: Provider
  readonly contexts: Contexts
  readonly people: readonly Person[]
  readonly fhirBase: string
  readonly apps: AppRegistry
  /** Launch context of sign-ins that bring none of their own. */
  readonly launchContext: LaunchContext
  /** Whether the server publishes a SMART configuration. */
  readonly smartConfiguration: boolean
  patient(id: string): Resource | undefined
}

interface Fields {
  readonly [name: string]: string | undefined
}

/** How long an EHR launch stays valid. */
const LAUNCH_TTL_MS = 10 * 60_000

/** The string values of a query or body; repeated names are dropped. */
function stringFields(input: unknown): Fields {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** A patient as a choice: name and birth date. */
function patientChoice(options: PageOptions, id: string): Choice {
  const patient = options.patient(id)
  const [name] = (patient?.['name'] ?? []) as { text?: string; given?: string[]; family?: string }[]
  const text = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ').trim()
  const born = patient?.['birthDate']
  return { id, name: text === '' ? id : text, line: typeof born === 'string' ? `Born ${born}` : 'No birth date' }
}

async function finishInteraction(
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

const ACCESS_DENIED = { error: 'access_denied', error_description: 'The user did not allow it' }

async function interactionStep(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
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
      launchContext: launch?.launchContext ?? options.launchContext,
    } satisfies SignInContext,
  }
}
type InteractionStep = Awaited<ReturnType<typeof interactionStep>>

async function saveGrant(
  { provider, contexts, fhirBase }: PageOptions,
  { client, scopes, context }: InteractionStep,
): Promise<Record<string, unknown>> {
  const grant = new provider.Grant({ accountId: context.user, clientId: client })
  grant.addOIDCScope(scopes.join(' '))
  grant.addResourceScope(fhirBase, scopes.join(' '))
  const grantId = await grant.save()
  contexts.grants.set(grantId, context, Date.now() + SIGN_IN_TTL_SECONDS * 1000)
  const key = `${context.user} ${client}`
  contexts.allowed.set(key, new Set([...(contexts.allowed.get(key) ?? []), ...scopes]))
  return { consent: { grantId } }
}

async function showInteraction(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const step = await interactionStep(options, request, reply)
  const { action, launch, person, context } = step
  if (step.prompt === 'login') {
    if (launch === undefined) return sendPage(reply, loginPage(action, options.people))
    return finishInteraction(options, request, reply, {
      login: { accountId: launch.user },
      patient: launch.patient ?? '',
    })
  }
  if (step.prompt === 'patient') {
    // An EHR launch already determines the patient, if any.
    if (launch !== undefined) return finishInteraction(options, request, reply, { patient: launch.patient ?? '' })
    const [only, ...others] = person?.patients ?? []
    if (only === undefined)
      return finishInteraction(options, request, reply, {
        ...ACCESS_DENIED,
        error_description: 'There is no patient this person may see',
      })
    if (others.length === 0) return finishInteraction(options, request, reply, { patient: only })
    return sendPage(
      reply,
      patientPage(
        action,
        [only, ...others].map((id) => patientChoice(options, id)),
      ),
    )
  }
  const allowed = options.contexts.allowed.get(`${context.user} ${step.client}`)
  if (allowed && step.scopes.every((scope) => allowed.has(scope)))
    return finishInteraction(options, request, reply, await saveGrant(options, step))
  const client = await options.provider.Client.find(step.client)
  const patient = context.patient === undefined ? undefined : patientChoice(options, context.patient).name
  return sendPage(
    reply,
    consentPage(action, client?.clientName ?? step.client, person?.name ?? '', patient, step.scopes),
  )
}

async function submitInteraction(options: PageOptions, request: FastifyRequest, reply: FastifyReply) {
  const { answer: kind } = request.params as { answer: string }
  const fields = stringFields(request.body)
  if (kind === 'abort') return finishInteraction(options, request, reply, ACCESS_DENIED)
  const step = await interactionStep(options, request, reply)
  const chosen = options.people.find(({ id }) => id === fields['person'])
  if (kind === 'login' && step.prompt === 'login' && chosen)
    return finishInteraction(options, request, reply, { login: { accountId: chosen.id } })
  const patient = step.person?.patients.find((id) => id === fields['patient'])
  if (kind === 'patient' && step.prompt === 'patient' && patient !== undefined)
    return finishInteraction(options, request, reply, { patient })
  if (kind === 'consent' && step.prompt === 'consent')
    return finishInteraction(options, request, reply, await saveGrant(options, step))
  return reply.redirect(step.action, 303)
}

/** The launch context of a form, or an error message. */
function launchContextOrProblem(fields: Fields, defaults: LaunchContext): LaunchContext | string {
  try {
    return launchContextFromForm(fields, defaults)
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message
    throw error
  }
}

function launchRoutes(app: FastifyInstance, options: PageOptions) {
  const personOf = (id: unknown) => options.people.find((person) => person.id === id)
  app.get('/ehr/launch', (request, reply) => {
    const person = personOf(stringFields(request.query)['user'])
    if (person === undefined) return sendPage(reply, launchPersonPage(options.people))
    return sendPage(
      reply,
      launchPage(
        person,
        person.patients.map((id) => patientChoice(options, id)),
        options.apps.offeredTargets(),
        { launchContext: options.launchContext, style: new URL(stylePath, options.fhirBase).href },
      ),
    )
  })
  app.post('/ehr/launch', (request, reply) => {
    // An empty patient means that no chart is open.
    const fields = stringFields(request.body)
    const { user, patient, app: chosen } = fields
    const person = personOf(user)
    const opened = options.apps.launchTargets().find(({ id }) => id === chosen)
    if (
      person === undefined ||
      opened === undefined ||
      patient === undefined ||
      (patient !== '' && !person.patients.includes(patient))
    )
      return reply.redirect('/ehr/launch', 303)
    const launch = randomBytes(16).toString('base64url')
    const launchContext = launchContextOrProblem(fields, options.launchContext)
    if (typeof launchContext === 'string') return sendPage(reply.code(400), errorPage('invalid_request', launchContext))
    options.contexts.launches.set(
      launch,
      { user: person.id, ...(patient === '' ? {} : { patient }), launchContext },
      Date.now() + LAUNCH_TTL_MS,
    )
    const address = new URL(opened.address)
    for (const [name, value] of Object.entries({ iss: options.fhirBase, launch })) address.searchParams.set(name, value)
    return reply.redirect(address.href, 303)
  })
}

/** Sign-in pages, EHR launch page, start page, and the page that shows a code to desktop apps. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(formbody)
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const isExpired = error.name === 'SessionNotFound'
    void reply.code(isExpired ? 400 : (error.statusCode ?? 500))
    return sendPage(
      reply,
      isExpired
        ? expiredPage()
        : errorPage('invalid_request', (error.statusCode ?? 500) < 500 ? error.message : undefined),
    )
  })
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css').send(style))
  app.get('/sandbox.woff2', (_request, reply) =>
    font === undefined
      ? reply.code(404).send()
      : reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
  )
  app.get(stylePath, (_request, reply) => reply.header('access-control-allow-origin', '*').send(styleDocument))
  app.get('/', (_request, reply) =>
    sendPage(
      reply,
      indexPage(options.fhirBase, options.people, {
        hasSwitchboard: app.hasRoute({ method: 'GET', url: '/faults' }),
        smartConfiguration: options.smartConfiguration,
      }),
    ),
  )
  app.get('/oob', (request, reply) => {
    const { code, error, error_description } = stringFields(request.query)
    return sendPage(reply, codePage(code, error, error_description))
  })
  app.get('/interaction/:uid', (request, reply) => showInteraction(options, request, reply))
  app.post('/interaction/:uid/:answer', (request, reply) => submitInteraction(options, request, reply))
  launchRoutes(app, options)
}
