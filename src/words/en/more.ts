import { codesRest } from './codes-rest'
import { codesShared } from './codes-shared'
import { detail } from './detail'
import { documents } from './documents'
import { labelsByElement } from './labels-elements'
import { labelsByPath } from './labels-paths'
import { labelsPlain } from './labels-plain'
import { sectionTitles } from './labels-sections'
import { ledger } from './ledger'
import { patients } from './patients'
import { privacy } from './privacy'
import { search } from './search'
import { download, find, takeAlong } from './take-away'
import { typed } from './typed'
import { pageViews } from './views-pages'

/** What the other pages of a record need besides. */
export const more = { codes: { ...codesRest, ...codesShared }, views: pageViews, sectionTitles, labelsByPath, labelsByElement: { ...labelsPlain, ...labelsByElement }, detail, privacy, ledger, search, patients, documents, typed, find, download, takeAlong }
