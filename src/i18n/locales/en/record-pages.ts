import { problemDetailCodes } from './codes/problem-details'
import { medicineCodes } from './codes/medicines'
import { paperCodes } from './codes/papers'
import { medicineDetailCodes } from './codes/medicine-details'
import { careDetailCodes } from './codes/care-details'
import { paperDetailCodes } from './codes/paper-details'
import { peopleDetailCodes } from './codes/people-details'
import { deviceCodes } from './codes/devices'
import { placeCodes } from './codes/places'
import { datatypeCodes } from './codes/datatypes'
import { standardCodes } from './codes/standard'
import { labelsByPath } from './labels-paths'
import { labelsByElement } from './labels-elements'
import { labelsPlain } from './labels-plain'
import { sectionTitles } from './labels-sections'
import { aroundDetail, detail } from './detail'
import { documents } from './documents'
import { ledger } from './ledger'
import { patients } from './patients'
import { privacy } from './privacy'
import { search } from './search'
import { find } from './find'
import { news } from './news'
import { download } from './download'
import { taking } from './taking'
import { takeAlong } from './take-along'
import { listsOfTypes, records } from './records'
import { allergies } from './allergies'
import { vaccines } from './vaccines'
import { goals } from './goals'
import { careTeam } from './care-team'
import { carePlans } from './care-plans'
import { devices } from './devices'
import { visits } from './visits'
import { profile } from './profile'
import { conditions } from './conditions'
import { medicines } from './medicines'
import { results } from './results'
import { review } from './review'
import { dictionary } from './dictionary'
import { headingsAfterDeath } from './after-death'
import { trend } from './trend'
import { vitals } from './vitals'
import { growth } from './growth'
import { timeline } from './timeline'

const codes = {
  ...medicineCodes,
  ...paperCodes,
  ...problemDetailCodes,
  ...medicineDetailCodes,
  ...careDetailCodes,
  ...paperDetailCodes,
  ...peopleDetailCodes,
  ...deviceCodes,
  ...placeCodes,
  ...datatypeCodes,
  ...standardCodes,
}
const views = { conditions, medicines, results, review, trend, vitals, growth, timeline, records, detail: aroundDetail }
const typed = {
  ...listsOfTypes,
  ...allergies,
  ...vaccines,
  ...goals,
  ...careTeam,
  ...carePlans,
  ...devices,
  ...visits,
  ...profile,
}

/** What the other pages of a record need besides. */
export const recordPages = {
  codes,
  views,
  sectionTitles,
  labelsByPath,
  labelsByElement: { ...labelsPlain, ...labelsByElement },
  detail,
  privacy,
  ledger,
  search,
  patients,
  documents,
  typed,
  find,
  news,
  download,
  taking,
  takeAlong,
  dictionary,
  headingsAfterDeath,
}
