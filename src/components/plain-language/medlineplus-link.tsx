import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import type { Resource } from '../../fhir/resource'

/** Search projects of MedlinePlus (National Library of Medicine), by language. */
const projects: Readonly<Record<string, string>> = { en: 'medlineplus', es: 'medlineplus-spanish' }

/** URL of a MedlinePlus search by plain name, never by the record's code or text; undefined for other languages. */
export function medlinePlusUrl(name: string, language: string): string | undefined {
  const project = Object.hasOwn(projects, language) ? projects[language] : undefined
  if (project === undefined) return undefined
  // The explanation in parentheses would match everything.
  const query = name.replace(/ \([^()]*\)$/, '')
  return `https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?${new URLSearchParams({ 'v:project': project, 'v:sources': `${project}-bundle`, query }).toString()}`
}

/** Link to MedlinePlus, which says what it discloses; none for private records or if the site disables it. */
export function MedlinePlusLink({
  resource,
  name,
  isOneOfMany = false,
  text,
}: {
  resource: Resource
  name: string
  isOneOfMany?: boolean
  /** The text of the link, which says that it leads to another website; without it a note does. */
  text?: string
}) {
  const { dictionary } = usePageMessages()
  const { ehr } = useSession()
  const url = medlinePlusUrl(name, useMessages().language.code)
  if (ehr.medlinePlus === false || isMarkedPrivate(resource) || url === undefined) return null
  if (text !== undefined)
    return (
      <p className="no-print small">
        <a href={url} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      </p>
    )
  return (
    <p className="no-print">
      {dictionary.externalLinkNote}{' '}
      <a href={url} target="_blank" rel="noreferrer noopener">
        {dictionary.lookUp}
        {isOneOfMany ? `: ${name}` : null}
      </a>
    </p>
  )
}
