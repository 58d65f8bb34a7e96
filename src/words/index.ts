import { connect } from './en/connect'
import { frame } from './en/pages'
import { sectionTitles } from './en/labels-sections'
import { typeNames } from './en/labels-types'
import { states } from './en/states'
import { values } from './en/values'
import { views } from './en/views'
import { codeText } from './code-text'
import { label } from './labels'

/** Every word that a person sees, by area; a second language has the same shape. */
export const en = { states, connect, frame, views, values, typeNames, sectionTitles, label, codeText }

export type Words = typeof en
