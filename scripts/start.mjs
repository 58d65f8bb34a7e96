// The demo: builds the app, starts the sandbox EHR and the app, prints the address to open. Words after `--` go to the sandbox.
import { spawn } from 'node:child_process'
import { build, preview } from 'vite'

const children = []
const stop = (status) => {
  for (const child of children) child.kill('SIGTERM')
  process.exit(status)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

await build({ logLevel: 'warn' })
const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'inherit'] })
children.push(sandbox)
sandbox.on('exit', (code) => stop(code ?? 1))
await new Promise((resolve) => {
  sandbox.stdout.on('data', (chunk) => {
    process.stdout.write(chunk)
    if (String(chunk).includes('Sandbox EHR ready:')) resolve(undefined)
  })
})
await preview({ preview: { port: 4173, strictPort: true } })
process.stdout.write('Plainchart is ready: open http://localhost:4173 and choose the sandbox EHR. Stop with Ctrl+C.\n')
