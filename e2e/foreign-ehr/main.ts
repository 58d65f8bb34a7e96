import { peopleResources } from './people'
import { startForeignEhr } from './server'

/** Runs the foreign EHR for the app that is served at the origin in the first argument. */
const [appOrigin = 'http://localhost:5173'] = process.argv.slice(2)
const { fhirBase } = await startForeignEhr({
  resources: peopleResources(),
  redirectUri: `${appOrigin}/callback`,
  pageSize: 50,
  nextLinks: false,
  includes: false,
})
process.stdout.write(`Foreign EHR ready: ${fhirBase}\n`)
