import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** Why nginx cannot be tried on this machine; undefined where it can. */
export const nginxUnavailable =
  spawnSync('nginx', ['-v']).error === undefined
    ? undefined
    : 'nginx is not installed (Debian: apt-get install nginx-light)'

const guide = join(import.meta.dirname, '..', 'docs', 'server.md')

/** What docs/server.md tells an operator to write, for these ports. */
function settings(folder: string, port: number, [first, second]: readonly [number, number]): string {
  const [, told = ''] = /```nginx\n([^]*?)```/.exec(readFileSync(guide, 'utf8')) ?? []
  const here = told
    .replace('127.0.0.1:8081', `localhost:${first}`)
    .replace('127.0.0.1:8082', `localhost:${second}`)
    .replace('server {', `server {\n  listen 127.0.0.1:${port};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ')
  return `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')};\nevents {}\nhttp {\naccess_log off; ${places}\n${here}}\n`
}

/** Debian's nginx in front of two servers, with the settings of the guide; rejects with its words when it does not start. */
export async function startNginx(
  folder: string,
  port: number,
  servers: readonly [number, number],
): Promise<{ close(): Promise<void> }> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, settings(folder, port, servers))
  const child = spawn('nginx', ['-c', file, '-p', folder, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = once(child, 'exit')
  while (!(await isListening(port)))
    if (child.exitCode !== null) throw new Error(`nginx ended with status ${child.exitCode}: ${said}`)
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
