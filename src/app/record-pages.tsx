import { useSession } from '../auth/session/session-provider'
import { lazyComponent } from '../ui/preloadable'
import type { ComponentType } from 'react'
import { WithOfferedTypes } from '../components/loading/with-offered-types'
import KeepRowInView from './shell/keep-row-in-view'

/** The pages of a record except the home page, which does not need this list: with the names of their files it is more than 1 kB. */
const recordPages = {
  Timeline: () => import('../pages/timeline/timeline'),
  Results: () => import('../pages/results/results'),
  Answers: () => import('../pages/results/answers'),
  Vitals: () => import('../pages/vitals/vitals'),
  Growth: () => import('../pages/growth/growth'),
  Trend: () => import('../pages/trend/trend'),
  Conditions: () => import('../pages/conditions/conditions'),
  Medicines: () => import('../pages/medicines/medicines'),
  AllRecords: () => import('../pages/all-records/all-records'),
  RecordsOfType: () => import('../pages/records/list'),
  RecordDetail: () => import('../pages/records/detail'),
  Patients: () => import('../pages/patients/patients'),
  SearchTypes: () => import('../pages/records/search-types'),
  Documents: () => import('../pages/documents/documents'),
  WhatsNew: () => import('../pages/whats-new/whats-new'),
  FindInRecord: () => import('../pages/find/find'),
  Download: () => import('../pages/download/download'),
  Appointment: () => import('../pages/appointment/appointment'),
  Correct: () => import('../pages/correct/correct'),
  Privacy: () => import('../pages/privacy/privacy'),
  Ledger: () => import('../pages/ledger/ledger'),
}

const AboutFile = lazyComponent(() => import('../pages/open/about-file'))
/** Pages about the connection to a health system, which an opened file does not have. */
const pagesOfConnection: readonly RecordPageName[] = ['Ledger', 'Privacy', 'SearchTypes']

export type RecordPageName = keyof typeof recordPages

/** A page of a record, which holds its place when the width changes. */
export async function loadRecordPage(name: RecordPageName): Promise<ComponentType> {
  const { default: Page } = await recordPages[name]()
  return function RecordPage() {
    const isFile = useSession().kind !== 'ehr'
    return (
      <>
        <KeepRowInView />
        <WithOfferedTypes>{isFile && pagesOfConnection.includes(name) ? <AboutFile /> : <Page />}</WithOfferedTypes>
      </>
    )
  }
}
