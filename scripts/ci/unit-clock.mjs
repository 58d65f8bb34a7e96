// Before each file of unit tests of the app: the time of the tests, as the journeys have it.
import { shiftClock, shiftFromNow, START } from './test-clock.mjs'

const HOUR = 3_600_000
if (Math.abs(Date.now() - START) > HOUR) shiftClock(shiftFromNow())
