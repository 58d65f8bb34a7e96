import type { MessageAudience } from '../../audience'

const plural = new Intl.PluralRules('es')
export const numberFormat = new Intl.NumberFormat('es-US')

export function pluralize(count: number, one: string, many: string): string {
  return `${numberFormat.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

/** Possessive after a noun: "de Ana". */
export function possessive(reader: MessageAudience): string {
  return reader.firstName ? `de ${reader.firstName}` : 'de esta persona'
}

export function headingFor(reader: MessageAudience, patient: string, provider: string): string {
  if (reader.audience === 'provider') return provider
  return reader.audience === 'patient' ? patient : `${patient} ${possessive(reader)}`
}

/**
 * A message with one wording each for the patient, providers (without advice meant for the patient) and a proxy (default: the patient's), and one
 * without advice about care for the record of a person who has died.
 */
export const forAudience =
  (patient: string, provider: string, proxy: string = patient, afterDeath?: string) =>
  ({ audience, hasDied }: MessageAudience): string => {
    if (audience === 'provider') return provider
    return (hasDied === true ? afterDeath : undefined) ?? (audience === 'proxy' ? proxy : patient)
  }
