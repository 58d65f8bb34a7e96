import { controlOf } from 'plainchart/sandbox'
import { startSandbox, type RunningSandbox } from './servers'

export interface SandboxPool {
  /** Returns a sandbox with these flags in its initial state: newly started, or reset. */
  acquire(flags: readonly string[]): Promise<RunningSandbox>
  close(): Promise<void>
}

/**
 * The sandboxes of one worker. The one without flags runs as long as the worker; of the others only the latest, so that
 * consecutive tests with the same flags share one and only two run at a time.
 */
export function createSandboxPool(appOrigin: string, clockShift: number): SandboxPool {
  const running = new Map<string, RunningSandbox>()
  const stop = async (keys: readonly string[]) => {
    for (const key of keys) {
      await running.get(key)?.close()
      running.delete(key)
    }
  }
  return {
    acquire: async (flags) => {
      const key = flags.join(' ')
      const known = running.get(key)
      if (known) {
        await controlOf(known.url).reset()
        return known
      }
      if (key !== '') await stop([...running.keys()].filter((other) => other !== ''))
      const started = await startSandbox(['--app-origin', appOrigin, '--quiet', '--faults', ...flags], clockShift)
      running.set(key, started)
      return started
    },
    close: () => stop([...running.keys()]),
  }
}
