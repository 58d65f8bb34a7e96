import type { ComponentType } from 'react'
import { Link, Navigate, Route, Routes } from 'react-router'
import { opensSummary } from '../auth/launch/callback'
import { useSession } from '../auth/session/session-provider'
import { useNavigationMessages } from '../components/navigation/use-navigation-messages'
import { encodeIdForPath } from '../fhir/id'
import { PageHeading } from '../ui/page-heading'
import { preloadable, type Preloadable } from '../ui/preloadable'
import { loadCodeSystemTexts } from '../i18n/messages'
import { activeValueTables } from '../i18n/value-tables'
import { RecordLayout } from './shell/layout'
import { PublicLayout } from './shell/public-layout'
import type { PublicPath, RecordPath } from './route-paths'

type Page = Preloadable<object>

/** A page that renders only after the code texts are loaded, so that no row changes later. The summary does not wait for them. */
const withCodeTexts = (load: () => Promise<{ readonly default: ComponentType }>) =>
  preloadable(async () => (await Promise.all([load(), loadCodeSystemTexts(activeValueTables().code)]))[0])

const Connect = preloadable(() => import('../pages/connect/connect'))
const Go = preloadable(() => import('../pages/connect/redirect'))
const Launch = preloadable(() => import('../pages/connect/launch'))
const Callback = preloadable(() => import('../pages/connect/callback'))
const Who = preloadable(() => import('../pages/connect/choose-patient'))
const SignedOut = preloadable(() => import('../pages/connect/signed-out'))
const Summary = preloadable(() => import('../pages/summary/summary'))
const Timeline = withCodeTexts(() => import('../pages/timeline/timeline'))
const Results = withCodeTexts(() => import('../pages/results/results'))
const Vitals = withCodeTexts(() => import('../pages/vitals/vitals'))
const Growth = withCodeTexts(() => import('../pages/growth/growth'))
const Trend = withCodeTexts(() => import('../pages/trend/trend'))
const Conditions = withCodeTexts(() => import('../pages/conditions/conditions'))
const Medicines = withCodeTexts(() => import('../pages/medicines/medicines'))
const AllRecords = withCodeTexts(() => import('../pages/all-records/all-records'))
const RecordsOfType = withCodeTexts(() => import('../pages/records/list'))
const RecordDetail = withCodeTexts(() => import('../pages/records/detail'))
const Patients = withCodeTexts(() => import('../pages/patients/patients'))
const SearchTypes = withCodeTexts(() => import('../pages/records/search-types'))
const Documents = withCodeTexts(() => import('../pages/documents/documents'))
const DocumentPage = withCodeTexts(() => import('../pages/documents/document'))
const News = withCodeTexts(() => import('../pages/whats-new/whats-new'))
const Find = withCodeTexts(() => import('../pages/find/find'))
const Download = withCodeTexts(() => import('../pages/download/download'))
const TakeAlong = withCodeTexts(() => import('../pages/appointment/appointment'))
const Privacy = withCodeTexts(() => import('../pages/privacy/privacy'))
const Ledger = withCodeTexts(() => import('../pages/ledger/ledger'))

/** The page for an address that this app does not have. */
function NotFound() {
  const { notFound } = useNavigationMessages()
  return (
    <>
      <PageHeading title={notFound.title} intro={notFound.text} />
      <Link to="/">{notFound.back}</Link>
    </>
  )
}

/** Redirects to the Patient resource of the open record. */
function ProfileRoute() {
  const { patientId } = useSession()
  return patientId ? <Navigate replace to={`/record/Patient/${encodeIdForPath(patientId)}`} /> : <NotFound />
}

const publicRoutes: Readonly<Record<PublicPath, Page>> = {
  '/connect': Connect,
  '/connect/go': Go,
  '/launch': Launch,
  '/callback': Callback,
  '/callback/:ehrId': Callback,
  '/who': Who,
  '/signed-out': SignedOut,
}

/** Pages that need a session, by route pattern. */
export const recordRoutes: Readonly<Record<RecordPath, Page>> = {
  '/': Summary,
  '/timeline': Timeline,
  '/results': Results,
  '/results/trend/:observationId': Trend,
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
  '/profile': { Component: ProfileRoute, preload: () => Promise.resolve() },
  '/find': Find,
  '/new': News,
  '/download': Download,
  '/download/:option': Download,
  '/take-along': TakeAlong,
  '/privacy': Privacy,
  '/loaded': Ledger,
}

// Loads while the sign-in completes or the session is restored.
if (opensSummary()) void Summary.preload()

const routesOf = (some: Readonly<Record<string, Page>>) =>
  Object.entries(some).map(([path, { Component }]) => <Route key={path} path={path} element={<Component />} />)

/** All routes; those in the second group need a session. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>{routesOf(publicRoutes)}</Route>
      <Route element={<RecordLayout />}>
        {routesOf(recordRoutes)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
