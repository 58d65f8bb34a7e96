import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Resource } from '../../fhir/resource'

/** The search of the National Library of Medicine's encyclopedia for patients, by language. */
const projects: Readonly<Record<string, string>> = { en: 'medlineplus', es: 'medlineplus-spanish' }

/** The address of a search by a plain name: never by the code or the text of the record. */
export function medlinePlusUrl(name: string, language: string): string | undefined {
  const project = Object.hasOwn(projects, language) ? projects[language] : undefined
  if (project === undefined) return undefined
  // The explanation in brackets would find everything.
  const query = name.replace(/ \([^()]*\)$/, '')
  return `https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?${new URLSearchParams({ 'v:project': project, 'v:sources': `${project}-bundle`, query }).toString()}`
}

/** The way to a public encyclopedia, with what it will learn; none from a private record, and none where the site offers none. */
export function MedlinePlusLink({
  resource,
  name,
  isOneOfMany,
}: {
  resource: Resource
  name: string
  isOneOfMany: boolean
}) {
  const { dictionary } = usePageMessages()
  const { ehr } = useSession()
  const address = medlinePlusUrl(name, useMessages().language.code)
  if (ehr.medlinePlus === false || isMarkedPrivate(resource) || address === undefined) return null
  return (
    <p className="no-print">
      {dictionary.leaves}{' '}
      <a href={address} target="_blank" rel="noreferrer noopener">
        {dictionary.lookUp}
        {isOneOfMany ? `: ${name}` : null}
      </a>
    </p>
  )
}
