import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileEhr {
  readonly origin: string
  readonly fhirBase: string
  /** Every received request with its body. */
  readonly requests: readonly string[]
  /** Adds members to its SMART configuration. */
  setDiscovery(discovery: Readonly<Record<string, unknown>>): void
  /** Redirects its authorization requests to another EHR, with the parameters changed by `change`. */
  redirectAuthorization(authorize: string, change: (parameters: URLSearchParams) => void): void
  close(): void
}

/** A configured EHR that tries to get codes and tokens of another EHR. */
export async function startHostileEhr(): Promise<HostileEhr> {
  const requests: string[] = []
  let discovery: Readonly<Record<string, unknown>> = {}
  let redirectTarget: (parameters: URLSearchParams) => string = () => '/'
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', origin)
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      requests.push(`${request.method} ${request.url} ${body}`)
      if (pathname === '/authorize') return response.writeHead(302, { location: redirectTarget(searchParams) }).end()
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
            ...discovery,
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
    requests: requests,
    setDiscovery: (next) => (discovery = next),
    redirectAuthorization: (authorize, change) =>
      (redirectTarget = (parameters) => {
        change(parameters)
        return `${authorize}?${parameters.toString()}`
      }),
    close: () => server.close(),
  }
}
