import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { Layout } from './layout'
import { NotFound } from './not-found'
import { OutsideLayout } from './outside-layout'
import { ProfileRoute } from './profile'

const Connect = lazy(() => import('../views/connect/connect'))
const Launch = lazy(() => import('../views/connect/launch'))
const Callback = lazy(() => import('../views/connect/callback'))
const Who = lazy(() => import('../views/connect/who'))
const SignedOut = lazy(() => import('../views/connect/signed-out'))
const Summary = lazy(() => import('../views/summary/summary'))
const Timeline = lazy(() => import('../views/timeline/timeline'))
const Results = lazy(() => import('../views/results/results'))
const Trend = lazy(() => import('../views/trend/trend'))
const Conditions = lazy(() => import('../views/conditions/conditions'))
const Medicines = lazy(() => import('../views/medicines/medicines'))
const RecordsOfType = lazy(() => import('../views/records/list'))
const RecordDetail = lazy(() => import('../views/records/detail'))
const Privacy = lazy(() => import('./privacy'))

/** Every address of the app; the second group needs a session. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<OutsideLayout />}>
        <Route path="/connect" element={<Connect />} />
        <Route path="/launch" element={<Launch />} />
        <Route path="/callback" element={<Callback />} />
        <Route path="/who" element={<Who />} />
        <Route path="/signed-out" element={<SignedOut />} />
      </Route>
      <Route element={<Layout />}>
        <Route path="/" element={<Summary />} />
        <Route path="/timeline" element={<Timeline />} />
        <Route path="/results" element={<Results />} />
        <Route path="/results/trend/:codeKey" element={<Trend />} />
        <Route path="/conditions" element={<Conditions />} />
        <Route path="/medicines" element={<Medicines />} />
        <Route path="/records/:type" element={<RecordsOfType />} />
        <Route path="/record/:type/:id" element={<RecordDetail />} />
        <Route path="/profile" element={<ProfileRoute />} />
        <Route path="/privacy" element={<Privacy />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
