import type { Reader } from '../en/reader'

const plural = new Intl.PluralRules('es')
export const whole = new Intl.NumberFormat('es-US')

export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

/** What follows a noun to say whose it is: "de Ana". */
export function ofOwner(reader: Reader): string {
  return reader.firstName ? `de ${reader.firstName}` : 'de esta persona'
}

export function heading(reader: Reader, own: string, clinical: string): string {
  if (reader.audience === 'provider') return clinical
  return reader.audience === 'patient' ? own : `${own} ${ofOwner(reader)}`
}

/** A sentence for the person, and for who cares for them where it names nobody; staff have one of their own, without advice that is not meant for them, and of somebody who has died it advises nothing. */
export const told =
  (own: string, staff: string, proxy: string = own, afterDeath?: string) =>
  ({ audience, hasDied }: Reader): string => {
    if (audience === 'provider') return staff
    return (hasDied === true ? afterDeath : undefined) ?? (audience === 'proxy' ? proxy : own)
  }
