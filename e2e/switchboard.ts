import { controlOf, type FaultOrder } from 'plainchart/sandbox'
import type { RunningSandbox } from './servers'

/** The faults of a sandbox that was started with `--faults`, as journeys set them. */
export function switchboard({ url }: RunningSandbox) {
  const { faults } = controlOf(url)
  return {
    reset: () => faults.off(),
    /** How many answers a fault has met so far. */
    hits: async (kind: string) => (await faults.list()).find((one) => one.kind === kind)?.hits,
    /** These faults and no other. */
    only: async (...orders: FaultOrder[]) => {
      await faults.off()
      await faults.on(...orders)
    },
  }
}
