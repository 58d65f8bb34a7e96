import { en } from './index'
import { sectionTitles } from './en/labels-sections'
import { pageViews } from './en/views-pages'

/** The words of all record pages; apart from `en` so that the first page need not load them. */
export const enPages = { ...en, views: { ...en.views, ...pageViews }, sectionTitles }

export type PageWords = typeof enPages
