import { frame } from './en/pages'
import { typeNames } from './en/labels-types'
import { states } from './en/states'
import { values } from './en/values'
import { views } from './en/views'
import { codeText } from './code-text'
import { label } from './labels'

/** The words of the frame and of the first page, by area (`pages` has the rest); a second language has the same shape. */
export const en = { states, frame, views, values, typeNames, label, codeText }

export type Words = typeof en
