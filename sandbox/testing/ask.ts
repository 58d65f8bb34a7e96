import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface Ask {
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One HTTP request over a connection that stays open; the address goes out as it is written, nothing in it is normalized. */
export function ask(
  base: string,
  path: string,
  { token, method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(base)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: hostname,
        port,
        path: `${pathname}${path}`,
        method,
        headers: { ...authorization, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export interface Entry {
  readonly key: string
  readonly mode: string
}

/** What a searchset holds, in its order. */
export function entriesOf({ text }: Answer): readonly Entry[] {
  const bundle = JSON.parse(text) as {
    entry?: { resource: { resourceType: string; id: string }; search: { mode: string } }[]
  }
  return (bundle.entry ?? []).map(({ resource, search }) => ({
    key: `${resource.resourceType}/${resource.id}`,
    mode: search.mode,
  }))
}
