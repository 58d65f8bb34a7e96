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
