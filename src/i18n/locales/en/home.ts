import { typeNames } from './type-names'
import { labelsOfDates } from './labels-dates'
import { resultCodes } from './codes/results'
import { homeCodes } from './codes/home'
import { appShell } from './app-shell'
import { states } from './states'
import { labelsByStatus, statuses } from './statuses'
import { recordParts } from './record-parts'
import { summary } from './summary'
import { units } from './units'
import { values } from './values'
import { dosage } from './dosage'

const codes = { ...resultCodes, ...homeCodes }

/** What the frame and the first page of a record need. */
export const home = {
  states,
  frame: appShell,
  views: { frame: recordParts, summary },
  values,
  typeNames,
  labelsOfDates: { ...labelsOfDates, ...labelsByStatus },
  statuses,
  units,
  dosage: dosage,
  codes,
}
