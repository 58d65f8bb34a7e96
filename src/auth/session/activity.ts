import { clearTab, readTab, writeTab } from '../tab-storage'

const CHANNEL = 'plainchart.activity'
/** How often activity is written down and told to other tabs, in milliseconds. */
const PACE = 5_000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let last: number | undefined
let told = 0

/** When the person last did something in this app, in any tab, also before a reload; milliseconds since 1970. */
export function lastActivity(): number | undefined {
  const kept = last ?? readTab('active')
  return typeof kept === 'number' && Number.isFinite(kept) && kept <= Date.now() ? kept : undefined
}

function keep(at: number): void {
  last = at
  try {
    writeTab('active', at)
  } catch {
    // Without storage a reload ends the session anyway.
  }
}

/** Forgets when the person was last active, as a sign-out does. */
export function forgetActivity(): void {
  last = undefined
  told = 0
  clearTab('active')
}

/** Counts this moment as activity, here and in the app's other tabs. */
export function noteActivity(): void {
  const now = Date.now()
  if (last !== undefined && now - told < PACE) return void (last = now)
  told = now
  keep(now)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(now)
  channel.close()
}

/** Listens for activity in this tab, unless `held` says that it does not count now, and in others; gives the way to stop. */
export function followActivity(held: () => boolean, onChange: () => void): () => void {
  const act = (): void => {
    if (!held()) noteActivity()
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data !== 'number' || event.data > Date.now()) return
    keep(event.data)
    onChange()
  }
  for (const sign of signs) window.addEventListener(sign, act, { capture: true, passive: true })
  return () => {
    channel.close()
    for (const sign of signs) window.removeEventListener(sign, act, { capture: true })
  }
}
