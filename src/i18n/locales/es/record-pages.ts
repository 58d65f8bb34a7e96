import { problemCodes } from './codes/problems'
import { medicineCodes } from './codes/medicines'
import { documentCodes } from './codes/documents'
import { careCodes } from './codes/care'
import { peopleCodes } from './codes/people'
import { deviceCodes } from './codes/devices'
import { locationCodes } from './codes/locations'
import { datatypeCodes } from './codes/datatypes'
import { standardCodes } from './codes/standard'
import { labelsByPath } from './labels-paths'
import { labelsByElement } from './labels-elements'
import { labelsPlain } from './labels-plain'
import { labelsOfExtensions } from './labels-extensions'
import { sectionTitles } from './section-titles'
import { detailNotes, detail } from './detail'
import { documents } from './documents'
import { ledger } from './ledger'
import { patients } from './patients'
import { privacy } from './privacy'
import { search } from './search'
import { find } from './find'
import { whatsNew } from './whats-new'
import { download } from './download'
import { exportOptions } from './export-options'
import { afterLists } from './after-lists'
import { appointment } from './appointment'
import { records } from './records'
import { headingsAfterDeath, typeLists } from './type-lists'
import { vaccines } from './vaccines'
import { visits } from './visits'
import { profile } from './profile'
import { conditions } from './conditions'
import { medicineList } from './medicine-list'
import { medicineSentences } from './medicine-sentences'
import { medicineStory } from './medicine-story'
import { medicines } from './medicines'
import { orderTable } from './order-table'
import { answers } from './answers'
import { results } from './results'
import { providerSummary } from './provider-summary'
import { dictionary } from './dictionary'
import { testSentences } from './test-sentences'
import { stories } from './stories'
import { trend } from './trend'
import { vitals } from './vitals'
import { growth } from './growth'
import { timeline } from './timeline'
import type { RecordPageMessages } from '../../types'

const codes = {
  ...medicineCodes,
  ...documentCodes,
  ...problemCodes,
  ...careCodes,
  ...peopleCodes,
  ...deviceCodes,
  ...locationCodes,
  ...datatypeCodes,
  ...standardCodes,
}
const views = {
  conditions,
  medicineList,
  medicineSentences,
  medicineStory,
  medicines,
  orderTable,
  answers,
  results,
  providerSummary,
  testSentences,
  stories,
  trend,
  vitals,
  growth,
  timeline,
  records,
  detail: detailNotes,
}
const byType = {
  ...typeLists,
  ...vaccines,
  ...visits,
  ...profile,
}

/** Messages of all record pages but the home page. */
export const recordPages: RecordPageMessages = {
  codes,
  views,
  afterLists,
  sectionTitles,
  labelsByPath,
  labelsByElement: { ...labelsOfExtensions, ...labelsPlain, ...labelsByElement },
  detail,
  privacy,
  ledger,
  search,
  patients,
  documents,
  byType,
  find,
  whatsNew,
  download,
  exportOptions,
  appointment,
  dictionary,
  headingsAfterDeath,
}
