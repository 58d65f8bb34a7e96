import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { leadsToSummary } from '../auth/launch/callback'
import { apart, type Apart } from '../ui/preloadable-lazy'
import { loadSystemWords } from '../i18n/load'
import { valueTables } from '../i18n/value-tables'
import { Layout } from './shell/layout'
import { NotFound } from './not-found'
import { OutsideLayout } from './shell/outside-layout'
import { ProfileRoute } from './profile'
import type { OutsidePath, RecordPath } from './route-paths'

type Page = Pick<Apart<object>, 'ahead'> & { readonly Part: ComponentType | Apart<object>['Part'] }

/** A page of the record beyond the first is drawn with the words for codes from its first row on, so that none changes later. */
const beyond = (load: () => Promise<{ readonly default: ComponentType }>) =>
  apart(async () => (await Promise.all([load(), loadSystemWords(valueTables().code)]))[0])

const Connect = apart(() => import('../pages/connect/connect'))
const Go = apart(() => import('../pages/connect/go'))
const Launch = apart(() => import('../pages/connect/launch'))
const Callback = apart(() => import('../pages/connect/callback'))
const Who = apart(() => import('../pages/connect/who'))
const SignedOut = apart(() => import('../pages/connect/signed-out'))
const Summary = apart(() => import('../pages/summary/summary'))
const Timeline = beyond(() => import('../pages/timeline/timeline'))
const Results = beyond(() => import('../pages/results/results'))
const Vitals = beyond(() => import('../pages/vitals/vitals'))
const Growth = beyond(() => import('../pages/growth/growth'))
const Trend = beyond(() => import('../pages/trend/trend'))
const Conditions = beyond(() => import('../pages/conditions/conditions'))
const Medicines = beyond(() => import('../pages/medicines/medicines'))
const AllRecords = beyond(() => import('../pages/all-records/all-records'))
const RecordsOfType = beyond(() => import('../pages/records/list'))
const RecordDetail = beyond(() => import('../pages/records/detail'))
const Patients = beyond(() => import('../pages/patients/patients'))
const SearchTypes = beyond(() => import('../pages/records/search-types'))
const Documents = beyond(() => import('../pages/documents/documents'))
const DocumentPage = beyond(() => import('../pages/documents/document'))
const News = beyond(() => import('../pages/news/news'))
const Find = beyond(() => import('../pages/find/find'))
const Download = beyond(() => import('../pages/download/download'))
const TakeAlong = beyond(() => import('../pages/appointment/appointment'))
const Privacy = beyond(() => import('./privacy'))
const Ledger = beyond(() => import('../pages/ledger/ledger'))

const outside: Readonly<Record<OutsidePath, Page>> = {
  '/connect': Connect,
  '/connect/go': Go,
  '/launch': Launch,
  '/callback': Callback,
  '/callback/:ehrId': Callback,
  '/who': Who,
  '/signed-out': SignedOut,
}

/** The pages of a record by the pattern of their address. */
export const pages: Readonly<Record<RecordPath, Page>> = {
  '/': Summary,
  '/timeline': Timeline,
  '/results': Results,
  '/results/trend/:name': Trend,
  '/vitals': Vitals,
  '/vitals/growth': Growth,
  '/conditions': Conditions,
  '/medicines': Medicines,
  '/records': AllRecords,
  '/records/:type': RecordsOfType,
  '/record/:type/:id': RecordDetail,
  '/documents': Documents,
  '/documents/:id': DocumentPage,
  '/patients': Patients,
  '/search': SearchTypes,
  '/profile': { Part: ProfileRoute, ahead: () => Promise.resolve() },
  '/find': Find,
  '/new': News,
  '/download': Download,
  '/download/:way': Download,
  '/take-along': TakeAlong,
  '/privacy': Privacy,
  '/loaded': Ledger,
}

// On its way while the sign-in ends or the session is read.
if (leadsToSummary()) void Summary.ahead()

const routesOf = (some: Readonly<Record<string, Page>>) =>
  Object.entries(some).map(([path, { Part }]) => <Route key={path} path={path} element={<Part />} />)

/** Every address of the app; the second group needs a session. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<OutsideLayout />}>{routesOf(outside)}</Route>
      <Route element={<Layout />}>
        {routesOf(pages)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
