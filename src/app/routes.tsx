import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { leadsToSummary } from '../session/callback'
import { apart, type Apart } from '../ui/lazy-ahead'
import { loadSystemWords } from '../words/load'
import { valueTables } from '../words/value-tables'
import { Layout } from './layout'
import { NotFound } from './not-found'
import { OutsideLayout } from './outside-layout'
import { ProfileRoute } from './profile'

type Page = Pick<Apart<object>, 'ahead'> & { readonly Part: ComponentType | Apart<object>['Part'] }

/** A page of the record beyond the first is drawn with the words for codes from its first row on, so that none changes later. */
const beyond = (load: () => Promise<{ readonly default: ComponentType }>) =>
  apart(async () => (await Promise.all([load(), loadSystemWords(valueTables().code)]))[0])

const Connect = apart(() => import('../views/connect/connect'))
const Go = apart(() => import('../views/connect/go'))
const Launch = apart(() => import('../views/connect/launch'))
const Callback = apart(() => import('../views/connect/callback'))
const Who = apart(() => import('../views/connect/who'))
const SignedOut = apart(() => import('../views/connect/signed-out'))
const Summary = apart(() => import('../views/summary/summary'))
const Timeline = beyond(() => import('../views/timeline/timeline'))
const Results = beyond(() => import('../views/results/results'))
const Vitals = beyond(() => import('../views/vitals/vitals'))
const Growth = beyond(() => import('../views/growth/growth'))
const Trend = beyond(() => import('../views/trend/trend'))
const Conditions = beyond(() => import('../views/conditions/conditions'))
const Medicines = beyond(() => import('../views/medicines/medicines'))
const AllRecords = beyond(() => import('../views/all-records/all-records'))
const RecordsOfType = beyond(() => import('../views/records/list'))
const RecordDetail = beyond(() => import('../views/records/detail'))
const Patients = beyond(() => import('../views/patients/patients'))
const SearchTypes = beyond(() => import('../views/records/search-types'))
const Documents = beyond(() => import('../views/documents/documents'))
const DocumentPage = beyond(() => import('../views/documents/document'))
const News = beyond(() => import('../views/news/news'))
const Find = beyond(() => import('../views/find/find'))
const Download = beyond(() => import('../views/download/download'))
const TakeAlong = beyond(() => import('../views/take-along/take-along'))
const Privacy = beyond(() => import('./privacy'))
const Ledger = beyond(() => import('../views/ledger/ledger'))

const outside: Readonly<Record<string, Page>> = {
  '/connect': Connect,
  '/connect/go': Go,
  '/launch': Launch,
  '/callback': Callback,
  '/callback/:ehrId': Callback,
  '/who': Who,
  '/signed-out': SignedOut,
}

/** The pages of a record by the pattern of their address. */
export const pages: Readonly<Record<string, Page>> = {
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
