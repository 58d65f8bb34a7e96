// A patient page with fhir-react as in its README: `FhirResource`, its only component, for each record, with both stylesheets.
import 'fhir-react/build/bootstrap-reboot.min.css'
import 'fhir-react/build/style.css'
import { FhirResource, fhirVersions } from 'fhir-react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// Without sign-in: EHR, token and patient are in the hash.
const { base, token, patient } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))

/** Fetches the first page of a list. */
async function fetchRecords(type) {
  const response = await fetch(`${base}/${type}?patient=${patient}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/fhir+json' },
  })
  const { entry = [] } = await response.json()
  return entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)
}

function Records({ title, request }) {
  const [records, setRecords] = useState()
  useEffect(() => void request.then(setRecords), [request])
  return (
    <section>
      <h2>{title}</h2>
      {records ? (
        records.map((record) => <FhirResource key={record.id} fhirResource={record} fhirVersion={fhirVersions.R4} />)
      ) : (
        <p>Loading…</p>
      )}
    </section>
  )
}

/** Requests both lists before rendering. */
function start() {
  const [conditions, observations] = [fetchRecords('Condition'), fetchRecords('Observation')]
  createRoot(document.getElementById('root')).render(
    <main>
      <Records title="Conditions" request={conditions} />
      <Records title="Results" request={observations} />
    </main>,
  )
}

if (token) start()
