/** Who reads: a proxy's words name the person. */
export interface Reader {
  readonly audience: 'patient' | 'proxy' | 'provider'
  readonly firstName?: string
  /** The record is of a person who has died: no sentence advises anything about their care. */
  readonly hasDied?: boolean
}

const plural = new Intl.PluralRules('en')
export const whole = new Intl.NumberFormat('en')

export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${plural.select(count) === 'one' ? one : many}`
}

export function owner(reader: Reader): string {
  if (reader.audience === 'patient') return 'your'
  return reader.firstName ? `${reader.firstName}’s` : 'this person’s'
}

export function heading(reader: Reader, own: string, clinical: string): string {
  if (reader.audience === 'provider') return clinical
  if (reader.audience === 'patient') return own
  const whose = owner(reader)
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

/** A sentence for the person, and for who cares for them where it names nobody; staff have one of their own, without advice that is not meant for them, and of somebody who has died it advises nothing. */
export const told =
  (own: string, staff: string, proxy: string = own, afterDeath?: string) =>
  ({ audience, hasDied }: Reader): string => {
    if (audience === 'provider') return staff
    return (hasDied === true ? afterDeath : undefined) ?? (audience === 'proxy' ? proxy : own)
  }
