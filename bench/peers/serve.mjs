import { once } from 'node:events'
import { createServer } from 'node:http'
import { codingFor, filesIn } from '../../server/static-files.ts'

/** Serves a build, compressed and cacheable as by the project's server. */
export async function serve(folder, port) {
  const files = filesIn(folder)
  const respond = async ({ url, headers }, response) => {
    const name = new URL(url, 'http://localhost').pathname.slice(1) || 'index.html'
    const file = files.get(name)
    if (!file) return response.writeHead(404).end()
    const coding = codingFor(headers['accept-encoding'])
    const cacheControl = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
    response
      .writeHead(200, {
        'content-type': file.type,
        'cache-control': cacheControl,
        ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      })
      .end(await file.as(coding))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(port, 'localhost')
  await once(server, 'listening')
  return { close: () => (server.closeAllConnections(), server.close()) }
}
