import { controlOf, type FaultOrder } from 'plainchart/sandbox'
import type { RunningSandbox } from './servers'

/** Controls the faults of a sandbox that was started with `--faults`. */
export function switchboard({ url }: RunningSandbox) {
  const { faults } = controlOf(url)
  return {
    reset: () => faults.off(),
    /** How many responses a fault has changed so far. */
    hits: async (kind: string) => (await faults.list()).find((one) => one.kind === kind)?.hits,
    /** Turns on these faults only. */
    only: async (...orders: FaultOrder[]) => {
      await faults.off()
      await faults.on(...orders)
    },
  }
}
