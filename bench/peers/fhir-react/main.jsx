// A patient page with fhir-react as its README shows it: `FhirResource` is its only component, one for each record, with both of its style sheets. A list is what the page makes itself.
import 'fhir-react/build/bootstrap-reboot.min.css'
import 'fhir-react/build/style.css'
import { FhirResource, fhirVersions } from 'fhir-react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The EHR, the token and the patient are in the hash: nobody signs in here.
const { base, token, patient } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))

/** The first page of one list. */
async function ask(type) {
  const answer = await fetch(`${base}/${type}?patient=${patient}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/fhir+json' },
  })
  const { entry = [] } = await answer.json()
  return entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)
}

function Records({ title, answer }) {
  const [records, setRecords] = useState()
  useEffect(() => void answer.then(setRecords), [answer])
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

/** Both lists are asked for at once, before anything is drawn. */
function start() {
  const [conditions, observations] = [ask('Condition'), ask('Observation')]
  createRoot(document.getElementById('root')).render(
    <main>
      <Records title="Conditions" answer={conditions} />
      <Records title="Results" answer={observations} />
    </main>,
  )
}

if (token) start()
