import type { FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'

const SESSION = '_session'

/**
 * Lets a sign-in go on with the session that it began, which its step has kept, and not with that of the browser's cookie, which is
 * the one of the latest sign-in. So the sign-ins of several tabs leave each other alone; the cookie only says whom a sign-out means.
 */
export async function withOwnSession(provider: Provider, { params, raw }: FastifyRequest): Promise<void> {
  const { uid } = params as { uid: string }
  const own = (await provider.Interaction.find(uid))?.session?.cookie
  const others = (raw.headers.cookie ?? '').split(/; */).filter((pair) => !pair.startsWith(`${SESSION}=`))
  raw.headers.cookie = [...others, ...(own === undefined ? [] : [`${SESSION}=${own}`])].join('; ')
}
