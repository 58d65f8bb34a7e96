import { controlOf } from 'plainchart/sandbox'
import { startSandbox, type RunningSandbox } from './servers'

export interface SandboxPool {
  /** A sandbox with these flags as nobody has used it yet: started now, or put back to its start. */
  acquire(flags: readonly string[]): Promise<RunningSandbox>
  close(): Promise<void>
}

/**
 * The sandboxes of one worker. The one without flags of its own stays as long as the worker; of the others the latest,
 * so that journeys with the same flags share one and no machine holds a dozen.
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
