import { isJsonObject, type JsonObject } from '../json'
import { FhirError } from '../fhir/outcome'
import { isRecordType } from '../../src/contract'
import { isBeyondLimits } from './scope-limits'
import type { Switches } from './personas'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Names of the query parameters. */
const parameterNames = (query: string): ReadonlySet<string> => new Set(new URLSearchParams(query).keys())

/** Throws 400 or 403 for a request that the persona refuses although the API allows it. */
export function requireParameters(switches: Switches, type: string, query: string, isSearch: boolean): void {
  const names = parameterNames(query)
  if (switches.extraParameter !== '' && !names.has(switches.extraParameter) && !names.has('_page')) {
    throw new FhirError(403, 'forbidden', `The parameter ${switches.extraParameter} is needed.`)
  }
  if (!isSearch || names.has('_page')) return
  if (!switches.revinclude && names.has('_revinclude'))
    throw new FhirError(400, 'not-supported', '_revinclude is not supported.')
  if (isBeyondLimits(switches.limits, type, query))
    throw new FhirError(403, 'forbidden', `Only some categories of ${type} were granted.`)
  const required = isRecordType(type) ? (switches.needs[type] ?? []) : []
  if (required.length > 0 && !required.some((name) => names.has(name))) {
    throw new FhirError(400, 'required', `Must have either ${required.join(' or ')}.`)
  }
}

/** The query without the persona's additional parameter. */
export function withoutExtraParameter(switches: Switches, query: string): string {
  const prefix = `${switches.extraParameter}=`
  return switches.extraParameter === ''
    ? query
    : query
        .split('&')
        .filter((part) => !part.startsWith(prefix) && part !== switches.extraParameter)
        .join('&')
}

const RELATIVE = /^[A-Z][A-Za-z]+\/[^/?#|]+(\/_history\/[^/]+)?$/

/** The value with relative references and attachment URLs made absolute. */
function withAbsoluteReferences(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withAbsoluteReferences(item, base))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isReference =
        (name === 'reference' || (name === 'url' && 'contentType' in value)) &&
        typeof part === 'string' &&
        RELATIVE.test(part)
      return [name, isReference ? `${base}/${part}` : withAbsoluteReferences(part, base)]
    }),
  )
}

function linksOf(bundle: JsonObject, base: string, query: string, switches: Switches): readonly unknown[] {
  const isWithoutPages = !switches.countPages && parameterNames(query).has('_count')
  const formatUrl = (url: unknown) =>
    switches.nextLink === 'relative' && typeof url === 'string' ? url.replace(`${base}/`, '') : url
  return listOf(bundle['link'])
    .filter(isJsonObject)
    .flatMap((link) => {
      if (link['relation'] === 'self') return [link]
      return isWithoutPages ? [] : [{ ...link, url: formatUrl(link['url']) }]
    })
}

function noticeEntry(notice: string, searchMode: boolean): JsonObject {
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

function applyToSearchset(bundle: JsonObject, base: string, query: string, switches: Switches): JsonObject {
  const { total, ...rest } = bundle
  const entries = listOf(bundle['entry'])
    .filter(isJsonObject)
    .map(({ search, ...entry }) => ({ ...entry, ...(switches.searchMode ? { search } : {}) }))
  const notice = switches.notice === '' ? [] : [noticeEntry(switches.notice, switches.searchMode)]
  return {
    ...rest,
    ...(switches.total ? { total } : {}),
    link: linksOf(bundle, base, query, switches),
    ...(bundle['entry'] === undefined ? {} : { entry: [...entries, ...notice] }),
  }
}

/** Changes the form of a FHIR response according to the switches; the content stays the same. */
export function applySwitches(body: object, base: string, query: string, switches: Switches): object {
  const answer: JsonObject = { ...body }
  const searchset =
    answer['resourceType'] === 'Bundle' && answer['type'] === 'searchset'
      ? applyToSearchset(answer, base, query, switches)
      : answer
  return switches.references === 'absolute' ? { ...(withAbsoluteReferences(searchset, base) as object) } : searchset
}
