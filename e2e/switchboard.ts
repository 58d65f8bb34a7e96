import { expect } from '@playwright/test'
import type { RunningSandbox } from './servers'

export interface FaultOrder {
  readonly kind: string
  readonly type?: string
  readonly count?: number
  readonly person?: string
  readonly seconds?: number
}

/** The faults of a sandbox that was started with `--faults`. */
export function switchboard({ url }: RunningSandbox) {
  const address = `${url}/control/faults`
  const reset = async () => expect((await fetch(address, { method: 'DELETE' })).status).toBe(200)
  return {
    reset,
    /** How many answers a fault has met so far. */
    hits: async (kind: string) => ((await (await fetch(address)).json()) as { active: { kind: string; hits: number }[] }).active.find((one) => one.kind === kind)?.hits,
    /** These faults and no other. */
    only: async (...orders: FaultOrder[]) => {
      await reset()
      const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(orders) })
      expect(await response.text()).toContain('"active"')
    },
  }
}
