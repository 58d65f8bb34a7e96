import { typeNames } from './labels-types'
import { labelsOfDates } from './labels-dates'
import { resultCodes } from './codes/results'
import { peopleCodes } from './codes/people'
import { problemCodes } from './codes/problems'
import { careCodes } from './codes/care'
import { frame } from './frame'
import { states } from './states'
import { labelsByStatus, statuses } from './statuses'
import { recordParts } from './record-parts'
import { summary } from './summary'
import { units } from './units'
import { values } from './values'
import { dosageWords } from './dosage'

const codes = { ...resultCodes, ...peopleCodes, ...problemCodes, ...careCodes }

/** What the frame and the first page of a record need. */
export const firstPage = {
  states,
  frame,
  views: { frame: recordParts, summary },
  values,
  typeNames,
  labelsOfDates: { ...labelsOfDates, ...labelsByStatus },
  statuses,
  units,
  dosage: dosageWords,
  codes,
}
