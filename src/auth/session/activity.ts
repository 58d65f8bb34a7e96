import { clearTabStorage, readTabStorage, writeTabStorage } from '../tab-storage'

const ACTIVITY_CHANNEL = 'plainchart.activity'
const BROADCAST_INTERVAL_MS = 5_000
/** `click` too: assistive technology may press a button without a pointer or a key. */
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click'] as const

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

/** While this is true, activity does not count: a dialog asks whether the user is still there. */
let isPaused = (): boolean => false
let onOtherTab: () => void = () => undefined

/** Ignores activity in this tab while `isAsking`, and calls back after activity in another one; returns the function to stop. */
export function observeActivity(isAsking: () => boolean, onChange: () => void): () => void {
  ;[isPaused, onOtherTab] = [isAsking, onChange]
  return () => {
    ;[isPaused, onOtherTab] = [() => false, () => undefined]
  }
}

/** Records activity in this tab and in other tabs, if `isActive` still finds the session active then; returns the function to stop. */
export function watchActivity(isActive: () => boolean): () => void {
  const onActivity = (): void => {
    if (isActive() && !isPaused()) recordActivity()
  }
  const channel = new BroadcastChannel(ACTIVITY_CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data !== 'number' || event.data > Date.now() || event.data < (lastActivity() ?? 0)) return
    // After a sleep, activity in a newer session must not revive this one.
    if (!isActive()) return
    storeActivity(event.data)
    onOtherTab()
  }
  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, onActivity, { capture: true, passive: true })
  return () => {
    channel.close()
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, onActivity, { capture: true })
  }
}
