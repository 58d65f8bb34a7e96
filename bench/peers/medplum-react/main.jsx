// A patient page with @medplum/react, in the providers and with the style sheets of its guide. Results are its `ObservationTable`. It has no list of conditions that shows them alone
// (`PatientSummary` brings its own searches and forms for staff, `SearchControl` asks the server for schemas that only Medplum's has), so these are a table of Mantine, on which it is built, with its `MedplumLink`, `CodeableConceptDisplay` and `StatusBadge`.
import '@mantine/core/styles.css'
import '@medplum/react/styles.css'
import { MantineProvider, Table, Title } from '@mantine/core'
import { formatDate, MedplumClient } from '@medplum/core'
import {
  CodeableConceptDisplay,
  Document,
  Loading,
  MedplumLink,
  MedplumProvider,
  ObservationTable,
  StatusBadge,
} from '@medplum/react'
import { useSearchResources } from '@medplum/react-hooks'
import { createRoot } from 'react-dom/client'

// The EHR, the token and the patient are in the hash: nobody signs in here.
const { base, token, patient } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))

function Conditions() {
  const [conditions] = useSearchResources('Condition', { patient })
  if (!conditions) return <Loading />
  return (
    <Table>
      <Table.Tbody>
        {conditions.map((condition) => (
          <Table.Tr key={condition.id}>
            <Table.Td>
              <MedplumLink to={condition}>
                <CodeableConceptDisplay value={condition.code} />
              </MedplumLink>
            </Table.Td>
            <Table.Td>{formatDate(condition.onsetDateTime)}</Table.Td>
            <Table.Td>
              <StatusBadge status={condition.clinicalStatus?.coding?.[0]?.code ?? 'unknown'} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Observations() {
  const [observations] = useSearchResources('Observation', { patient })
  return observations ? <ObservationTable value={observations} /> : <Loading />
}

/** The client for a server that is not Medplum's: unless told it sends a header (the extended mode) and cookies, and a browser lets it read such answers only where the server allows both. */
function clientOf({ origin, pathname }) {
  const withoutCookies = (address, init) => fetch(address, { ...init, credentials: 'omit' })
  return new MedplumClient({
    baseUrl: origin,
    fhirUrlPath: pathname.slice(1),
    accessToken: token,
    extendedMode: false,
    fetch: withoutCookies,
  })
}

function start() {
  const medplum = clientOf(new URL(base))
  createRoot(document.getElementById('root')).render(
    <MantineProvider>
      <MedplumProvider medplum={medplum}>
        <Document>
          <Title order={2}>Conditions</Title>
          <Conditions />
          <Title order={2}>Results</Title>
          <Observations />
        </Document>
      </MedplumProvider>
    </MantineProvider>,
  )
}

if (token) start()
