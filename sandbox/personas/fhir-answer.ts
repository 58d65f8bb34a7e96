import { FhirFailure } from '../fhir/outcome'
import { isRecordType } from '../../src/contract'
import type { Switches } from './personas'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Names of the query parameters. */
const namesIn = (query: string): ReadonlySet<string> => new Set(new URLSearchParams(query).keys())

/** Throws 400 or 403 for a request that this kind of server would refuse although the API lists it. */
export function requireAsked(switches: Switches, type: string, query: string, search: boolean): void {
  const names = namesIn(query)
  if (switches.extraParameter !== '' && !names.has(switches.extraParameter) && !names.has('_page')) {
    throw new FhirFailure(403, 'forbidden', `The parameter ${switches.extraParameter} is needed.`)
  }
  if (!search || names.has('_page')) return
  if (!switches.revinclude && names.has('_revinclude'))
    throw new FhirFailure(400, 'not-supported', '_revinclude is not supported.')
  const needed = isRecordType(type) ? (switches.needs[type] ?? []) : []
  if (needed.length > 0 && !needed.some((name) => names.has(name))) {
    throw new FhirFailure(400, 'required', `Must have either ${needed.join(' or ')}.`)
  }
}

/** The query without the parameter that only this kind of server knows. */
export function withoutExtra(switches: Switches, query: string): string {
  const own = `${switches.extraParameter}=`
  return switches.extraParameter === ''
    ? query
    : query
        .split('&')
        .filter((part) => !part.startsWith(own) && part !== switches.extraParameter)
        .join('&')
}

const RELATIVE = /^[A-Z][A-Za-z]+\/[^/?#|]+(\/_history\/[^/]+)?$/

/** The value with each relative reference, and each attachment's relative url, below the base. */
function absolute(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => absolute(item, base))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const refers =
        (name === 'reference' || (name === 'url' && 'contentType' in value)) &&
        typeof part === 'string' &&
        RELATIVE.test(part)
      return [name, refers ? `${base}/${part}` : absolute(part, base)]
    }),
  )
}

function linksOf(bundle: Json, base: string, query: string, switches: Switches): readonly unknown[] {
  const lost = !switches.countPages && namesIn(query).has('_count')
  const shorter = (url: unknown) =>
    switches.nextLink === 'relative' && typeof url === 'string' ? url.replace(`${base}/`, '') : url
  return listOf(bundle['link'])
    .filter(isObject)
    .flatMap((link) => {
      if (link['relation'] === 'self') return [link]
      return lost ? [] : [{ ...link, url: shorter(link['url']) }]
    })
}

function noticeEntry(notice: string, searchMode: boolean): Json {
  const issue = [
    {
      severity: 'warning',
      code: 'suppressed',
      details: { coding: [{ code: '4119' }], text: notice },
      diagnostics: notice,
    },
  ]
  return {
    resource: { resourceType: 'OperationOutcome', issue },
    ...(searchMode ? { search: { mode: 'outcome' } } : {}),
  }
}

function searchsetAs(bundle: Json, base: string, query: string, switches: Switches): Json {
  const { total, ...rest } = bundle
  const entries = listOf(bundle['entry'])
    .filter(isObject)
    .map(({ search, ...entry }) => ({ ...entry, ...(switches.searchMode ? { search } : {}) }))
  const notice = switches.notice === '' ? [] : [noticeEntry(switches.notice, switches.searchMode)]
  return {
    ...rest,
    ...(switches.total ? { total } : {}),
    link: linksOf(bundle, base, query, switches),
    ...(bundle['entry'] === undefined ? {} : { entry: [...entries, ...notice] }),
  }
}

/** A FHIR answer as this kind of server would write it; the same content in another dress. */
export function dressed(body: object, base: string, query: string, switches: Switches): object {
  const answer: Json = { ...body }
  const searchset = answer['resourceType'] === 'Bundle' ? searchsetAs(answer, base, query, switches) : answer
  return switches.references === 'absolute' ? { ...(absolute(searchset, base) as object) } : searchset
}
