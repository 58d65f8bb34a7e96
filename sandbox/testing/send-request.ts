import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

export interface TextResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export interface RequestOptions {
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends an HTTP request over a kept-alive connection, with the path exactly as written. */
export function sendRequest(
  base: string,
  path: string,
  { token, method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<TextResponse> {
  const { hostname, port, pathname } = new URL(base)
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
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
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export interface SearchEntry {
  readonly key: string
  readonly mode: string
}

/** Entries of a searchset, in order. */
export function searchEntries({ text }: TextResponse): readonly SearchEntry[] {
  const bundle = JSON.parse(text) as {
    entry?: { resource: { resourceType: string; id: string }; search: { mode: string } }[]
  }
  return (bundle.entry ?? []).map(({ resource, search }) => ({
    key: `${resource.resourceType}/${resource.id}`,
    mode: search.mode,
  }))
}
