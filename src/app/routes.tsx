import { Navigate, Route, Routes } from 'react-router'
import { opensSummary } from '../auth/launch/callback'
import { useSession } from '../auth/session/session-provider'
import { useNavigationMessages } from '../components/navigation/use-navigation-messages'
import { encodeIdForPath } from '../fhir/id'
import { Link } from '../ui/link'
import { PageHeading } from '../ui/page-heading'
import { PageMessagesProvider } from '../ui/use-page-messages'
import { preloadable, type Preloadable } from '../ui/preloadable'
import { loadCodeSystemTexts } from '../i18n/messages'
import { initialLanguage } from './initial-language'
import { RecordLayout } from './shell/layout'
import { PublicLayout } from './shell/public-layout'
import type { RecordPageName } from './record-pages'
import type { PublicPath, RecordPath } from './route-paths'

type Page = Preloadable<object>

/** A page that renders only after the code texts are loaded, so that no row changes later. The summary does not wait for them. */
const recordPage = (name: RecordPageName) =>
  preloadable(async () => {
    const [Page] = await Promise.all([
      import('./record-pages').then(({ loadRecordPage }) => loadRecordPage(name)),
      loadCodeSystemTexts(initialLanguage()),
    ])
    const RecordPage = () => (
      <PageMessagesProvider>
        <Page />
      </PageMessagesProvider>
    )
    return { default: RecordPage }
  })

const Connect = preloadable(() => import('../pages/connect/connect'))
const Redirect = preloadable(() => import('../pages/connect/redirect'))
const Launch = preloadable(() => import('../pages/connect/launch'))
const Callback = preloadable(() => import('../pages/connect/callback'))
const ChoosePatient = preloadable(() => import('../pages/connect/choose-patient'))
const OpenFile = preloadable(() => import('../pages/open/open'))
const SharedLink = preloadable(() => import('../pages/open/shared'))
const SignedOut = preloadable(() => import('../pages/connect/signed-out'))
const Summary = preloadable(() => import('../pages/summary/summary'))
const Timeline = recordPage('Timeline')
const Results = recordPage('Results')
const Answers = recordPage('Answers')
const Vitals = recordPage('Vitals')
const Growth = recordPage('Growth')
const Trend = recordPage('Trend')
const Conditions = recordPage('Conditions')
const Medicines = recordPage('Medicines')
const AllRecords = recordPage('AllRecords')
const RecordsOfType = recordPage('RecordsOfType')
const RecordDetail = recordPage('RecordDetail')
const Patients = recordPage('Patients')
const SearchTypes = recordPage('SearchTypes')
const Documents = recordPage('Documents')
const WhatsNew = recordPage('WhatsNew')
const FindInRecord = recordPage('FindInRecord')
const Download = recordPage('Download')
const Appointment = recordPage('Appointment')
const Correct = recordPage('Correct')
const Privacy = recordPage('Privacy')
const Ledger = recordPage('Ledger')

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
  '/connect/go': Redirect,
  '/launch': Launch,
  '/callback': Callback,
  '/callback/:ehrId': Callback,
  '/who': ChoosePatient,
  '/open': OpenFile,
  '/shared': SharedLink,
  '/signed-out': SignedOut,
}

/** Pages that need a session, by route pattern. */
export const recordRoutes: Readonly<Record<RecordPath, Page>> = {
  '/': Summary,
  '/timeline': Timeline,
  '/results': Results,
  '/results/trend/:observationId': Trend,
  '/answers': Answers,
  '/vitals': Vitals,
  '/vitals/growth': Growth,
  '/conditions': Conditions,
  '/medicines': Medicines,
  '/records': AllRecords,
  '/records/:type': RecordsOfType,
  '/record/:type/:id': RecordDetail,
  '/documents': Documents,
  '/documents/:id': RecordDetail,
  '/patients': Patients,
  '/search': SearchTypes,
  '/profile': { Component: ProfileRoute, preload: () => Promise.resolve() },
  '/find': FindInRecord,
  '/new': WhatsNew,
  '/download': Download,
  '/download/:option': Download,
  '/take-along': Appointment,
  '/correct': Correct,
  '/correct/:type/:id': Correct,
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
