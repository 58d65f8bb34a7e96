import type { MessageAudience } from '../../audience'

const plural = new Intl.PluralRules('en')
export const numberFormat = new Intl.NumberFormat('en')

export function pluralize(count: number, one: string, many: string): string {
  return `${numberFormat.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

export function possessive(reader: MessageAudience): string {
  if (reader.audience === 'patient') return 'your'
  return reader.firstName ? `${reader.firstName}’s` : 'this person’s'
}

export function headingFor(reader: MessageAudience, patient: string, provider: string): string {
  if (reader.audience === 'provider') return provider
  if (reader.audience === 'patient') return patient
  const whose = possessive(reader)
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${patient.charAt(0).toLowerCase()}${patient.slice(1)}`
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
