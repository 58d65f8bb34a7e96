// Setup of the app's unit tests: the same fixed start time as the end-to-end tests.
import { shiftClock, shiftFromNow, START } from './test-clock.mjs'

const HOUR = 3_600_000
if (Math.abs(Date.now() - START) > HOUR) shiftClock(shiftFromNow())
