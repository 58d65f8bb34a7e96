import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileEhr {
  readonly origin: string
  readonly fhirBase: string
  /** Every request that reached it, with its body. */
  readonly requests: readonly string[]
  /** What its smart-configuration says besides its own endpoints. */
  setDiscovery(claims: Readonly<Record<string, unknown>>): void
  /** Leads people from its own sign-in page on to this one, with what `change` makes of the question. */
  redirectAuthorization(authorize: string, change: (question: URLSearchParams) => void): void
  close(): void
}

/** An EHR that an operator has configured in good faith and that is after what another EHR sends. */
export async function startHostileEhr(): Promise<HostileEhr> {
  const heard: string[] = []
  let claims: Readonly<Record<string, unknown>> = {}
  let lead: (question: URLSearchParams) => string = () => '/'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      heard.push(`${request.method} ${request.url} ${body}`)
      if (pathname === '/authorize') return response.writeHead(302, { location: lead(searchParams) }).end()
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      })
      if (pathname.endsWith('smart-configuration'))
        return response.end(
          JSON.stringify({
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            code_challenge_methods_supported: ['S256'],
            ...claims,
          }),
        )
      return response.end(
        JSON.stringify({ access_token: 'hostile', token_type: 'bearer', patient: 'somebody', expires_in: 600 }),
      )
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    fhirBase: `${origin}/fhir`,
    requests: heard,
    setDiscovery: (next) => (claims = next),
    redirectAuthorization: (authorize, change) =>
      (lead = (question) => {
        change(question)
        return `${authorize}?${question.toString()}`
      }),
    close: () => server.close(),
  }
}
