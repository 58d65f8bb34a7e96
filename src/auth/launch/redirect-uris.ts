import { normalBase, type AppConfig, type EhrConfig } from '../../config/config'

/**
 * The path that an EHR sends people back to. Where a site has several EHRs each has its own: one of them could otherwise lead people on to another
 * one's sign-in page and get the answer that is meant for that one (RFC 9700, 4.4). Systems of the directory have that of their vendor's client.
 */
export function callbackPath(ehr: EhrConfig, { ehrs, directory }: AppConfig): string {
  return directory || ehrs.length > 1 ? `/callback/${ehr.vendor ?? ehr.id}` : '/callback'
}

/** True for a system of the directory whose name or vendor the site has given to an EHR of its own: the two would share a redirect address. */
export function clashes({ id, vendor }: EhrConfig, { ehrs }: AppConfig): boolean {
  return vendor !== undefined && ehrs.some((own) => own.id === vendor || own.id === id)
}

/** The configured EHR whose base or alias is this `iss`; undefined for any other. */
export function findEhr(ehrs: readonly EhrConfig[], iss: string): EhrConfig | undefined {
  const wanted = normalBase(iss)
  if (wanted === undefined) return undefined
  return ehrs.find((ehr) => [ehr.fhirBase, ...(ehr.aliases ?? [])].some((base) => normalBase(base) === wanted))
}
