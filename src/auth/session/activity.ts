import { clearTabStorage, readTabStorage, writeTabStorage } from '../tab-storage'

const ACTIVITY_CHANNEL = 'plainchart.activity'
const BROADCAST_INTERVAL_MS = 5_000
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let lastActiveAt: number | undefined
let lastBroadcastAt = 0

/** The time of the last user activity in any tab of this app, also before a reload, in milliseconds since 1970; undefined when unknown. */
export function lastActivity(): number | undefined {
  const stored = lastActiveAt ?? readTabStorage('active')
  return typeof stored === 'number' && Number.isFinite(stored) && stored <= Date.now() ? stored : undefined
}

function storeActivity(at: number): void {
  lastActiveAt = at
  try {
    writeTabStorage('active', at)
  } catch {
    // Without storage, a reload ends the session anyway.
  }
}

export function clearActivity(): void {
  lastActiveAt = undefined
  lastBroadcastAt = 0
  clearTabStorage('active')
}

/** Records user activity now, in this tab and the app's other tabs; throttled. */
export function recordActivity(): void {
  const now = Date.now()
  if (lastActiveAt !== undefined && now - lastBroadcastAt < BROADCAST_INTERVAL_MS) return void (lastActiveAt = now)
  lastBroadcastAt = now
  storeActivity(now)
  const channel = new BroadcastChannel(ACTIVITY_CHANNEL)
  channel.postMessage(now)
  channel.close()
}

/** Watches for activity in this tab, ignored while `isPaused`, and in other tabs; returns the function to stop. */
export function watchActivity(isPaused: () => boolean, onChange: () => void): () => void {
  const onActivity = (): void => {
    if (!isPaused()) recordActivity()
  }
  const channel = new BroadcastChannel(ACTIVITY_CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data !== 'number' || event.data > Date.now()) return
    storeActivity(event.data)
    onChange()
  }
  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, onActivity, { capture: true, passive: true })
  return () => {
    channel.close()
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, onActivity, { capture: true })
  }
}
