// A patient page with @medplum/react, with the providers and stylesheets of its guide. Results use its `ObservationTable`. It has no list of conditions only
// (`PatientSummary` has its own searches and provider forms, `SearchControl` needs schemas of Medplum's server), so conditions use a Mantine table with its `MedplumLink`, `CodeableConceptDisplay` and `StatusBadge`.
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

// Without sign-in: EHR, token and patient are in the hash.
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

/** A client for other servers than Medplum's: without its extended-mode header and cookies, which CORS would have to allow. */
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
