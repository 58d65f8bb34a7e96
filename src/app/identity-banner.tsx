import { Link } from 'wouter'
import { useSession } from '../session/context'
import { usePatient } from '../data/person'
import { formatDate } from '../fhir/format-date'
import { chosenNameText } from '../fhir/name'
import { objectsOf, textOf } from '../fhir/guards'
import { Icon } from '../ui/icon'
import { useAudience, useOwner, useWords } from '../ui/language'
import styles from './identity-banner.module.css'
import type { Resource } from '../fhir/resource'
import type { Words } from '../words'

/** Whose record this is, on every page: a name for the person, a bar for someone else, one dense line for care staff. */
export function IdentityBanner() {
  const { patientId, choosesPatient } = useSession()
  const { audience } = useAudience()
  if (!patientId) return choosesPatient ? <NoChartLine /> : null
  if (audience === 'provider') return <ProviderLine />
  return audience === 'proxy' ? <ProxyBar /> : <SelfLine />
}

/** Says once whose record has been opened, to whom a banner may go unseen. Silent for people who read their own. */
export function NowShowing() {
  const { frame } = useWords()
  const { audience } = useAudience()
  const name = chosenNameText(usePatient().resource?.['name'])
  return (
    <p role="status" className="visually-hidden no-print">
      {audience !== 'patient' && name !== undefined ? frame.nowShowing(name) : ''}
    </p>
  )
}

function useNameText(): string {
  const { frame } = useWords()
  const { state, resource } = usePatient()
  return chosenNameText(resource?.['name']) ?? (state === 'loading' ? frame.nameLoading : frame.nameMissing)
}

function NoChartLine() {
  const { frame } = useWords()
  return (
    <div className={`${styles['bar']} ${styles['provider']}`}>
      <strong>{frame.noPatient}</strong>
      <Link className={styles['link']} to="/patients">
        {frame.findPatient}
      </Link>
    </div>
  )
}

/** A quiet note that the person has died; nothing while the record does not say so. */
function DiedNote() {
  const { frame, language } = useWords()
  const { resource } = usePatient()
  const died = textOf(resource?.['deceasedDateTime'])
  if (died === undefined && resource?.['deceasedBoolean'] !== true) return null
  return <span>{died === undefined ? frame.diedNoDate : frame.died(formatDate(died, { locale: language.locale, style: 'patient' }).text)}</span>
}

function SelfLine() {
  const { frame } = useWords()
  const { patientId } = useSession()
  return (
    <div className={`${styles['bar']} ${styles['self']}`}>
      <strong>
        <bdi>{useNameText()}</bdi>
      </strong>
      <DiedNote />
      <Link className={styles['link']} to={`/record/Patient/${patientId ?? ''}`}>
        {frame.aboutYou}
      </Link>
    </div>
  )
}

function ProxyBar() {
  const { frame } = useWords()
  return (
    <div className={`${styles['bar']} ${styles['proxy']}`}>
      <Icon name="person" />
      <span>{frame.proxyBanner(useOwner())}</span>
      <DiedNote />
      <Link className={styles['link']} to="/connect">
        {frame.changePerson}
      </Link>
    </div>
  )
}

/** MR identifier first, else official, else usual (R4 v2-0203 type codes). */
function recordNumber(patient: Resource): string | undefined {
  const identifiers = objectsOf(patient['identifier'])
  const isMr = (one: (typeof identifiers)[number]) => objectsOf(one['type']).some((type) => objectsOf(type['coding']).some((coding) => coding['code'] === 'MR'))
  const found = identifiers.find(isMr) ?? identifiers.find((one) => one['use'] === 'official') ?? identifiers.find((one) => one['use'] === 'usual')
  return textOf(found?.['value'])
}

function providerFacts(patient: Resource, { frame, codeText, language: { locale } }: Words): readonly string[] {
  const date = (raw: string) => formatDate(raw, { locale, style: 'provider' }).text
  const [born, died, gender, number] = [textOf(patient['birthDate']), textOf(patient['deceasedDateTime']), textOf(patient['gender']), recordNumber(patient)]
  const facts = [
    born ? frame.born(date(born)) : undefined,
    gender ? codeText('gender', gender, 'provider') : undefined,
    number ? frame.mrn(number) : undefined,
    died ? frame.died(date(died)) : patient['deceasedBoolean'] === true ? frame.diedNoDate : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

function ProviderLine() {
  const words = useWords()
  const { frame } = words
  const { needPatientBanner, choosesPatient } = useSession()
  const { resource } = usePatient()
  return (
    <div className={`${styles['bar']} ${styles['provider']} ${needPatientBanner || choosesPatient ? '' : styles['printOnly']}`}>
      <strong>
        <bdi>{useNameText()}</bdi>
      </strong>
      {(resource ? providerFacts(resource, words) : []).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {choosesPatient ? (
        <Link className={styles['link']} to="/patients">
          {frame.findAnother}
        </Link>
      ) : null}
    </div>
  )
}
