import { codesFirst } from './codes-first'
import { dosageWords } from './dosage'
import { labelsOfDates } from './labels-dates'
import { typeNames } from './labels-types'
import { frame } from './pages'
import { states } from './states'
import { units } from './units'
import { values } from './values'
import { views } from './views'

/** What the frame and the first page of a record need. */
export const core = { states, frame, views, values, typeNames, labelsOfDates, units, dosage: dosageWords, codes: codesFirst }
