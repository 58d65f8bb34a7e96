// Notes which files of unit tests read the zone of the device. What they read it for may come out differently elsewhere, so the
// runs in other zones take these files and need no others (scripts/ci/check.mjs).
import { appendFileSync } from 'node:fs'
import { expect } from 'vitest'
import { watchZone } from './watch-zone.mjs'

const notes = process.env['PLAINCHART_ZONE_NOTES']
const noted = new Set()
// Before each file, but the files of one worker share their realm.
const watched = Symbol.for('plainchart.zone-watched')
if (notes && !globalThis[watched]) {
  globalThis[watched] = true
  watchZone(() => {
    const file = expect.getState().testPath
    if (file === undefined || noted.has(file)) return
    noted.add(file)
    appendFileSync(notes, `${file}\n`)
  })
}
