import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** The reason why nginx cannot run on this machine; undefined if it can. */
export const nginxUnavailable =
  spawnSync('nginx', ['-v']).error === undefined
    ? undefined
    : 'nginx is not installed (Debian: apt-get install nginx-light)'

const guide = join(import.meta.dirname, '..', 'docs', 'server.md')

/** The nginx configuration of docs/server.md with these ports. */
function settings(folder: string, port: number, [first, second]: readonly [number, number]): string {
  const [, template = ''] = /```nginx\n([^]*?)```/.exec(readFileSync(guide, 'utf8')) ?? []
  const server = template
    .replace('127.0.0.1:8081', `localhost:${first}`)
    .replace('127.0.0.1:8082', `localhost:${second}`)
    .replace('server {', `server {\n  listen 127.0.0.1:${port};`)
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ')
  return `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off; ${tempPaths}\n${server}}\n`
}

/** Starts nginx in front of two servers, configured as in the guide. Rejects with its output if it does not start. */
export async function startNginx(
  folder: string,
  port: number,
  servers: readonly [number, number],
): Promise<{ close(): Promise<void> }> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, servers))
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'])
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)))
  const ended = once(child, 'exit')
  while (!(await isListening(port)))
    if (child.exitCode !== null) throw new Error(`nginx ended with status ${child.exitCode}: ${output}`)
  return {
    close: async () => {
      child.kill()
      await ended
    },
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), done(true))).once('error', () => done(false))
  })
