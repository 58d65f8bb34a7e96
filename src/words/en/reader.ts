/** Who reads: a proxy's words name the person. */
export interface Reader {
  readonly audience: 'patient' | 'proxy' | 'provider'
  readonly firstName?: string
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
