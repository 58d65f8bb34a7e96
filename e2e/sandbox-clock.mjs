// Loaded into the sandbox of a journey before anything else: it keeps the time of the tests.
import { ServerResponse } from 'node:http'
import { shiftClock } from '../scripts/test-clock.mjs'

const shift = Number(process.env['PLAINCHART_CLOCK_SHIFT'])
shiftClock(shift)

// The browser ends cookies by the true time, whatever the pages believe.
const { writeHead } = ServerResponse.prototype
const inTrueTime = (cookie) => cookie.replace(/(?<=; expires=)[^;]+/i, (end) => new Date(Date.parse(end) - shift).toUTCString())
ServerResponse.prototype.writeHead = function (...given) {
  const cookies = this.getHeader('set-cookie')
  if (cookies !== undefined) this.setHeader('set-cookie', [cookies].flat().map(inTrueTime))
  return writeHead.apply(this, given)
}
