import { codingsOf, conceptDisplay } from './concept'
import { withoutUndefined, type Json } from '../lib/json'
import type { DisplayQuantity } from './display-value'

/** LOINC codes of percentiles whose unit is `%` (US Core pediatric profiles): head size, body mass index, weight for length. */
const PERCENTILE_CODES = ['8289-1', '59576-9', '77606-2']

const isPercentile = (item: Json): boolean =>
  codingsOf(item['code']).some(({ code = '' }) => PERCENTILE_CODES.includes(code)) ||
  /percentil/i.test(conceptDisplay(item['code']) ?? '')

/** The unit by which `measured` of the messages writes an amount as a percentile. */
const PERCENTILE = { unit: 'percentile', code: '{percentile}' }

/** At most one decimal; the record’s page has the digits as sent. */
const rounded = (value: string | undefined): string | undefined =>
  value !== undefined && /\.\d{2,}$/.test(value) ? String(Math.round(Number(value) * 10) / 10) : value

/** The quantity of a result as a percentile where `%` stands for it. */
export const withPercentileUnit = (item: Json, quantity: DisplayQuantity): DisplayQuantity =>
  [quantity.unit, quantity.code].includes('%') && isPercentile(item)
    ? withoutUndefined({ ...quantity, ...PERCENTILE, value: rounded(quantity.value) })
    : quantity
