import { normalizeBaseUrl, type AppConfig, type EhrConfig } from '../../config/config'

/**
 * The path of the redirect URI. On a site with several EHRs each has its own path: one of them could otherwise redirect to the sign-in page of another
 * and receive its code (mix-up attack, RFC 9700, 4.4). Systems of the directory use the path of their vendor's client.
 */
export function callbackPath(ehr: EhrConfig, { ehrs, directory }: AppConfig): string {
  return directory || ehrs.length > 1 ? `/callback/${ehr.vendor ?? ehr.id}` : '/callback'
}

/** True for a system of the directory whose id or vendor is the id of a configured EHR: the two would share a redirect URI. */
export function hasCallbackConflict({ id, vendor }: EhrConfig, { ehrs }: AppConfig): boolean {
  return vendor !== undefined && ehrs.some((configured) => configured.id === vendor || configured.id === id)
}

/** The configured EHR whose base or alias is this `iss`; undefined if none. */
export function findEhrByIss(ehrs: readonly EhrConfig[], iss: string): EhrConfig | undefined {
  const wanted = normalizeBaseUrl(iss)
  if (wanted === undefined) return undefined
  return ehrs.find((ehr) => [ehr.fhirBase, ...(ehr.aliases ?? [])].some((base) => normalizeBaseUrl(base) === wanted))
}
