import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { usePatient } from '../../data/queries/use-patient'
import { conceptText } from '../../fhir/concept'
import { formatDate } from '../../fhir/format-date'
import { objectsOf, textOf } from '../../lib/json'
import { usePageMessages } from '../../ui/page-words'
import { ageInYears, localDay } from '../../clinical/patient/age'
import { patientStatus as patientPhrase } from '../../clinical/status/directory'
import { formatStatus } from '../../clinical/status/format-status'
import { useStatusContext } from '../../components/patient/status-context'
import { Icon } from '../../ui/icon'
import { allergiesText } from './allergies-text'
import { identityWarning } from './identity-text'
import styles from './identity-banner.module.css'
import type { Resource } from '../../fhir/resource'
import type { StatusContext } from '../../clinical/status/status'
import type { PageMessages } from '../../i18n'

/** MR identifier first, else official, else usual (R4 v2-0203 type codes); only the first is called a medical record number. */
function recordNumber(patient: Resource, { patients }: PageMessages): string | undefined {
  const identifiers = objectsOf(patient['identifier'])
  const isMr = (one: (typeof identifiers)[number]) =>
    objectsOf(one['type']).some((type) => objectsOf(type['coding']).some((coding) => coding['code'] === 'MR'))
  const mr = textOf(identifiers.find(isMr)?.['value'])
  // Some numbers carry their own name.
  if (mr !== undefined) return /^mrn\b/i.test(mr) ? mr : patients.mrn(mr)
  const other =
    identifiers.find((one) => one['use'] === 'official') ?? identifiers.find((one) => one['use'] === 'usual')
  const value = textOf(other?.['value'])
  return value === undefined
    ? undefined
    : [conceptText(other?.['type']) ?? textOf(other?.['system']), value].filter(Boolean).join(' ')
}

function factsOf(patient: Resource, words: PageMessages, at: StatusContext): readonly string[] {
  const { frame, codeText, patients, language } = words
  const date = (raw: string) => formatDate(raw, { locale: language.locale, style: 'provider' }).text
  const [born, gender] = [textOf(patient['birthDate']), textOf(patient['gender'])]
  const phrase = patientPhrase(patient, at)
  const years = born === undefined || at.died !== undefined ? undefined : ageInYears(born, localDay(new Date()))
  const facts = [
    born && `${frame.born(date(born))}${years === undefined ? '' : ` (${patients.age(years)})`}`,
    gender && codeText('gender', gender, 'provider'),
    recordNumber(patient, words),
    phrase.tone === 'none' ? undefined : formatStatus(phrase, words, 'provider'),
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** What tells this patient from another, and how many allergies the record has: never that there are none unless it says so. */
export default function ProviderFacts() {
  const words = usePageMessages()
  const patient = usePatient()
  const { resource } = patient
  const warning = identityWarning(patient, words)
  const at = useStatusContext()
  const allergies = useRecords('AllergyIntolerance')
  return (
    <>
      {warning === undefined ? null : (
        <strong className={styles['warning']} role="alert">
          <Icon name="look" /> {warning}
        </strong>
      )}
      {(resource ? factsOf(resource, words, at) : []).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {allergies.state === 'loading' ? null : (
        <Link className={styles['link']} to="/records/AllergyIntolerance">
          {allergiesText(allergies, words)}
        </Link>
      )}
    </>
  )
}
