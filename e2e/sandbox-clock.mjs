// Preloaded into the sandbox and the server: sets the clock of the run.
import { ServerResponse } from 'node:http'
import { shiftClock } from '../scripts/ci/test-clock.mjs'

const shift = Number(process.env['PLAINCHART_CLOCK_SHIFT'])
shiftClock(shift)

// The browser expires cookies in real time, whatever the clock of the pages.
const { writeHead } = ServerResponse.prototype
const inRealTime = (cookie) =>
  cookie.replace(/(?<=; expires=)[^;]+/i, (end) => new Date(Date.parse(end) - shift).toUTCString())
ServerResponse.prototype.writeHead = function (...given) {
  const cookies = this.getHeader('set-cookie')
  if (cookies !== undefined) this.setHeader('set-cookie', [cookies].flat().map(inRealTime))
  // Node sets the Date header in real time. Responses with a cookie keep it, because the browser computes the expiry from it.
  if (process.env['PLAINCHART_SHIFT_DATE_HEADER'] && cookies === undefined && !this.hasHeader('date'))
    this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, given)
}
