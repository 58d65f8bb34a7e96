import { typeNames } from './type-names'
import { labelsOfDates } from './labels-dates'
import { resultCodes } from './codes/results'
import { homeCodes } from './codes/home'
import { appShell } from './app-shell'
import { states } from './states'
import { labelsByStatus, statuses } from './statuses'
import { assertions } from './assertions'
import { common } from './common'
import { glance } from './glance'
import { summary } from './summary'
import { units } from './units'
import { values } from './values'
import { dosage } from './dosage'

const codes = { ...resultCodes, ...homeCodes }

/** Messages of the app shell and the home page. */
export const home = {
  states,
  appShell,
  views: { common, glance, summary },
  values,
  typeNames,
  labelsOfDates: { ...labelsOfDates, ...labelsByStatus },
  statuses,
  assertions,
  units,
  dosage,
  codes,
}
