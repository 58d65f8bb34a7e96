// Loaded into the sandbox and the server of a journey before anything else: it keeps the time of the tests.
import { ServerResponse } from 'node:http'
import { shiftClock } from '../scripts/ci/test-clock.mjs'

const shift = Number(process.env['PLAINCHART_CLOCK_SHIFT'])
shiftClock(shift)

// The browser ends cookies by the true time, whatever the pages believe.
const { writeHead } = ServerResponse.prototype
const inTrueTime = (cookie) =>
  cookie.replace(/(?<=; expires=)[^;]+/i, (end) => new Date(Date.parse(end) - shift).toUTCString())
ServerResponse.prototype.writeHead = function (...given) {
  const cookies = this.getHeader('set-cookie')
  if (cookies !== undefined) this.setHeader('set-cookie', [cookies].flat().map(inTrueTime))
  // Node takes the time that an answer names from a clock of its own. An answer with a cookie keeps it: the browser reckons the end of the cookie from it.
  if (process.env['PLAINCHART_NAMES_TIME'] && cookies === undefined && !this.hasHeader('date'))
    this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, given)
}
