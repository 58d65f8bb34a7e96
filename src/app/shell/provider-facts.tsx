import { useRecords } from '../../data/queries/use-records'
import { usePatient } from '../../data/queries/use-patient'
import { conceptText } from '../../fhir/concept'
import { formatDate } from '../../fhir/format-date'
import { objectsOf, textOf } from '../../lib/json'
import { usePageMessages } from '../../ui/use-page-messages'
import { ageInYears } from '../../clinical/patient/age'
import { patientStatus } from '../../clinical/status/directory-status'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { allergiesText } from './allergies-text'
import { identityWarning } from './identity-text'
import styles from './identity-banner.module.css'
import type { ResourceOf } from '../../fhir/resource'
import type { StatusContext } from '../../clinical/status/record-status'
import type { PageMessages } from '../../i18n/types'
import type { FormatContext } from '../../i18n/format-context'
import { useFormat } from '../../language/language-context'

/** The MR identifier (R4 v2-0203), else an official, else a usual one; only the first is labelled as medical record number. */
function recordNumber(
  patient: ResourceOf<'Patient'>,
  { patients }: PageMessages,
  format: FormatContext,
): string | undefined {
  const identifiers = objectsOf(patient.identifier)
  const isMr = (identifier: (typeof identifiers)[number]) =>
    objectsOf(identifier['type']).some((type) => objectsOf(type['coding']).some((coding) => coding['code'] === 'MR'))
  const mr = textOf(identifiers.find(isMr)?.['value'])
  // Some values already start with the label.
  if (mr !== undefined) return /^mrn\b/i.test(mr) ? mr : patients.mrn(mr)
  const other = identifiers.find(({ use }) => use === 'official') ?? identifiers.find(({ use }) => use === 'usual')
  const value = textOf(other?.['value'])
  return value === undefined
    ? undefined
    : [conceptText(other?.['type'], format) ?? textOf(other?.['system']), value].filter(Boolean).join(' ')
}

function factsOf(patient: ResourceOf<'Patient'>, messages: PageMessages, context: StatusContext): readonly string[] {
  const { appShell, codeText, patients } = messages
  const date = (raw: string) => formatDate(raw, { format: messages.format, style: 'provider' }).text
  const [born, gender] = [textOf(patient.birthDate), textOf(patient.gender)]
  const status = patientStatus(patient, context)
  const years = born === undefined || context.died !== undefined ? undefined : ageInYears(born, context.today)
  const facts = [
    born && `${appShell.born(date(born))}${years === undefined ? '' : ` (${patients.age(years)})`}`,
    gender && codeText('gender', gender, 'provider'),
    recordNumber(patient, messages, messages.format),
    status.tone === 'none' ? undefined : formatStatus(status, messages, 'provider'),
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** Facts that identify the patient, and the allergy count. */
export default function ProviderFacts() {
  const format = useFormat()
  const messages = usePageMessages()
  const patient = usePatient()
  const { resource } = patient
  const warning = identityWarning(patient, messages)
  const context = useStatusContext()
  const allergies = useRecords('AllergyIntolerance')
  return (
    <>
      {warning === undefined ? null : (
        <strong className={styles['warning']} role="alert">
          <Icon name="attention" /> {warning}
        </strong>
      )}
      {(resource ? factsOf(resource, messages, context) : []).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {allergies.state === 'loading' ? null : (
        <Link className={styles['link']} to="/records/AllergyIntolerance">
          {allergiesText(allergies, messages, context, format)}
        </Link>
      )}
    </>
  )
}
