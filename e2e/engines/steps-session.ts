import type { Step } from './step'

export const signInSteps: readonly Step[] = [
  ['sign-in: the choice of a health system, its sign-in page, consent, the summary', async ({ open, press, arrives, reads }) => {
    await open('/')
    await arrives('See your health record')
    await press('main button', /^Continue to Sandbox EHR/)
    await press('button', /Quinn Sample/)
    await press('button', /^Allow/)
    await arrives('Your health summary')
    await reads('Quinn Robin Sample', 'header')
  }],
]

export const leavingSteps: readonly Step[] = [
  ['another tab: has no part in the session, signs in for itself, and its sign-out ends both', async ({ engine, open, press, arrives }) => {
    await open('/records/Goal')
    await arrives('Health goals')
    const close = await engine.newTab()
    await open('/conditions')
    await arrives('See your health record')
    await press('main button', /^Continue to Sandbox EHR/)
    await press('button', /Quinn Sample/)
    await arrives('Health conditions')
    await press('header button', /^Sign out$/)
    await arrives('You are signed out')
    await close()
    await arrives('You are signed out')
  }],
  ['back after the sign-out: no page of the record', async ({ engine, arrives }) => {
    await engine.back()
    await arrives(/^(You are signed out|See your health record)$/)
  }],
  ['another person signs in: their record, and nothing of the one before', async ({ open, press, arrives, look }) => {
    await open('/connect')
    await press('main button', /^Continue to Sandbox EHR/)
    await press('button', /Walter/)
    await press('button', /^Allow/)
    // Some engines load an address anew that is opened twice, with the way back that it knew.
    await press('#record-nav a', /^Summary$/)
    await arrives('Your health summary')
    if (await look(() => document.body.innerText.includes('Quinn'))) throw new Error('the name of the one before is on the page')
  }],
]

export const signOutSteps: readonly Step[] = [
  ['sign-out: says so and leaves nothing in the browser but its own mark', async ({ press, arrives, look }) => {
    await press('header button', /^Sign out$/)
    await arrives('You are signed out')
    const kept = await look(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join(' '))
    if (kept !== 'plainchart.sign-out') throw new Error(`storage holds ${kept}`)
  }],
]
