import { CommandError, runCommand } from './command'

/** Read first: if the parent has ended later, ppid is already another process. */
const parentPid = process.ppid

try {
  const sandbox = await runCommand(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  })
  if (sandbox) {
    let closing: Promise<void> | undefined
    // `on`, not `once`: npm forwards a Ctrl+C that the terminal already sent, and the second signal must not end the process early.
    const close = () => (closing ??= sandbox.close().then(() => process.exit(0)))
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, close)
    // npm does not forward SIGTERM: end when the parent process has ended.
    if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid === parentPid || void close(), 500).unref()
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(2)
}
