import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { Layout } from './layout'
import { NotFound } from './not-found'
import { OutsideLayout } from './outside-layout'
import { ProfileRoute } from './profile'

const Connect = lazy(() => import('../views/connect/connect'))
const Go = lazy(() => import('../views/connect/go'))
const Launch = lazy(() => import('../views/connect/launch'))
const Callback = lazy(() => import('../views/connect/callback'))
const Who = lazy(() => import('../views/connect/who'))
const SignedOut = lazy(() => import('../views/connect/signed-out'))
const Summary = lazy(() => import('../views/summary/summary'))
const Timeline = lazy(() => import('../views/timeline/timeline'))
const Results = lazy(() => import('../views/results/results'))
const Vitals = lazy(() => import('../views/vitals/vitals'))
const Growth = lazy(() => import('../views/growth/growth'))
const Trend = lazy(() => import('../views/trend/trend'))
const Conditions = lazy(() => import('../views/conditions/conditions'))
const Medicines = lazy(() => import('../views/medicines/medicines'))
const AllRecords = lazy(() => import('../views/all-records/all-records'))
const RecordsOfType = lazy(() => import('../views/records/list'))
const RecordDetail = lazy(() => import('../views/records/detail'))
const Patients = lazy(() => import('../views/patients/patients'))
const SearchTypes = lazy(() => import('../views/records/search-types'))
const Documents = lazy(() => import('../views/documents/documents'))
const DocumentPage = lazy(() => import('../views/documents/document'))
const News = lazy(() => import('../views/news/news'))
const Find = lazy(() => import('../views/find/find'))
const Download = lazy(() => import('../views/download/download'))
const TakeAlong = lazy(() => import('../views/take-along/take-along'))
const Privacy = lazy(() => import('./privacy'))
const Ledger = lazy(() => import('../views/ledger/ledger'))

const outside: Readonly<Record<string, ComponentType>> = {
  '/connect': Connect,
  '/connect/go': Go,
  '/launch': Launch,
  '/callback': Callback,
  '/callback/:ehrId': Callback,
  '/who': Who,
  '/signed-out': SignedOut,
}

const ofTheRecord: Readonly<Record<string, ComponentType>> = {
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
  '/profile': ProfileRoute,
  '/find': Find,
  '/new': News,
  '/download': Download,
  '/download/:way': Download,
  '/take-along': TakeAlong,
  '/privacy': Privacy,
  '/loaded': Ledger,
}

const routesOf = (pages: Readonly<Record<string, ComponentType>>) => Object.entries(pages).map(([path, Page]) => <Route key={path} path={path} element={<Page />} />)

/** Every address of the app; the second group needs a session. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<OutsideLayout />}>{routesOf(outside)}</Route>
      <Route element={<Layout />}>
        {routesOf(ofTheRecord)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
