import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSessionState } from '../../data/use-session-state'
import { useRecords } from '../../data/queries/use-records'
import { usePatient } from '../../data/queries/use-patient'
import { formatDate, formatDay } from '../../fhir/format-date'
import { preferredNameText } from '../../fhir/human-name'
import { selectPatient } from '../../auth/session/session-store'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { DataTable } from '../../ui/data-table'
import { useFormat } from '../../language/language-context'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { SearchForm } from '../../components/search/search-form'
import { ageInYears, localDay } from '../../clinical/patient/age'
import { patientFacts } from '../../clinical/patient/patient-facts'
import styles from './patients.module.css'
import type { FormSearchQuery } from '../../components/search/search-form'
import type { PatientFacts } from '../../clinical/patient/patient-facts'

/** The patient search for providers, who open one chart at a time. */
export default function PatientsPage() {
  const { patients } = usePageMessages()
  const { patientId, canSelectPatient } = useSession()
  return (
    <div className="stack">
      <PageHeading
        title={patients.title}
        {...(canSelectPatient && patientId === undefined ? { intro: patients.intro } : {})}
      />
      {canSelectPatient ? null : <p>{patients.notYours}</p>}
      {canSelectPatient && patientId === undefined ? <PatientSearch /> : null}
      {canSelectPatient && patientId !== undefined ? <OpenChartNotice /> : null}
    </div>
  )
}

function OpenChartNotice() {
  const { patients } = usePageMessages()
  const session = useSession()
  const name = preferredNameText(usePatient().resource?.name) ?? patients.unnamed
  return (
    <Banner tone="info" title={patients.openNow}>
      <p>{patients.openNowText(name)}</p>
      <button type="button" onClick={() => selectPatient(session, undefined)}>
        {patients.close}
      </button>
    </Banner>
  )
}

function PatientSearch() {
  const [query, setQuery] = useSessionState<FormSearchQuery | undefined>('Patient query', undefined)
  return (
    <>
      <SearchForm type="Patient" start="birthdate+family" onSearch={setQuery} />
      {query ? <PatientResults query={query} /> : null}
    </>
  )
}

const MANY_RESULTS = 20

function PatientResults({ query }: { query: FormSearchQuery }) {
  const format = useFormat()
  const { patients, typeNames } = usePageMessages()
  const loaded = useRecords('Patient', query)
  const [selected, setSelected] = useState<PatientFacts>()
  return (
    <section className="stack">
      <h2>{patients.results}</h2>
      <SectionState loaded={loaded} what={typeNames.Patient.provider.many.toLowerCase()} empty={patients.none}>
        {(set) => (
          <>
            <p role="status">
              {patients.found(set.matches.length)} {set.matches.length > MANY_RESULTS ? patients.many : ''}
            </p>
            <PatientTable
              people={set.matches.flatMap((match) => patientFacts(match, format) ?? [])}
              onOpen={setSelected}
            />
          </>
        )}
      </SectionState>
      {selected ? <OpenChartDialog person={selected} onCancel={() => setSelected(undefined)} /> : null}
    </section>
  )
}

/** Formats the name, birth date with age or death, sex and identifiers of a patient. */
function usePatientText() {
  const format = useFormat()
  const { patients, codeText } = usePageMessages()
  const date = (raw: string) => formatDate(raw, { format, style: 'provider' }).text
  return (person: PatientFacts) => {
    const years =
      person.birthDate === undefined || person.died ? undefined : ageInYears(person.birthDate, localDay(Date.now()))
    const born =
      person.birthDate === undefined
        ? patients.notGiven
        : `${date(person.birthDate)}${years === undefined ? '' : ` (${patients.age(years)})`}`
    return {
      name: person.name ?? patients.unnamed,
      born,
      died: person.died
        ? patients.died(
            person.died.on === undefined ? undefined : formatDay(person.died.on, { format, style: 'provider' }),
          )
        : undefined,
      sex: person.gender === undefined ? patients.notGiven : codeText('gender', person.gender, 'provider'),
      numbers: person.identifiers.length > 0 ? person.identifiers : [patients.noNumber],
    }
  }
}

function PatientTable({ people, onOpen }: { people: readonly PatientFacts[]; onOpen: (person: PatientFacts) => void }) {
  const { patients } = usePageMessages()
  const formatPatient = usePatientText()
  const columns = (['name', 'born', 'sex', 'numbers', 'open'] as const).map((key) => ({
    key,
    label: patients.columns[key],
  }))
  const sorted = [...people].sort(
    (a, b) => (a.name ?? '').localeCompare(b.name ?? '') || (a.birthDate ?? '').localeCompare(b.birthDate ?? ''),
  )
  const rows = sorted.map((person) => {
    const { name, born, died, sex, numbers } = formatPatient(person)
    const cells = {
      name: <bdi>{name}</bdi>,
      born: (
        <span>
          {born}
          {died ? <strong className={styles['died']}>{died}</strong> : null}
        </span>
      ),
      sex: <span className={styles['whole']}>{sex}</span>,
      numbers: <bdi>{numbers.join(', ')}</bdi>,
      open: (
        <button
          type="button"
          className={styles['whole']}
          aria-label={patients.open(name)}
          onClick={() => onOpen(person)}
        >
          {patients.openShort}
        </button>
      ),
    }
    return { key: person.id, cells }
  })
  return <DataTable caption={patients.caption} columns={columns} rows={rows} rowHeader="name" />
}

/** Asks for confirmation, with everything that identifies the patient. */
function OpenChartDialog({ person, onCancel }: { person: PatientFacts; onCancel: () => void }) {
  const { patients } = usePageMessages()
  const session = useSession()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { name, born, died, sex, numbers } = usePatientText()(person)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const open = () => {
    selectPatient(session, person.id)
    void navigate('/')
  }
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="open-chart" onClose={onCancel}>
      <h2 id="open-chart" tabIndex={-1}>
        {patients.confirmTitle}
      </h2>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <br />
        {[born, died, sex].filter((part) => part !== undefined).join(' · ')}
        <br />
        <bdi>{numbers.join(', ')}</bdi>
      </p>
      <p>{patients.confirmText}</p>
      <div className="row">
        <button type="button" onClick={() => dialog.current?.close()}>
          {patients.cancel}
        </button>
        <button type="button" className="primary" onClick={open}>
          {patients.confirm}
        </button>
      </div>
    </dialog>
  )
}
