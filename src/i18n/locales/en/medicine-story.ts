import { forAudience, numberFormat } from './for-audience'
import { medicines } from './medicines'
import type { MessageAudience } from '../../audience'

const times = (count: number): string => {
  if (count === 0) return 'not filled'
  const often = { 1: 'once', 2: 'twice' } as Readonly<Record<number, string>>
  return `filled ${often[count] ?? `${numberFormat.format(count)} times`}`
}

/** The page of one medicine for patients and proxies. */
export const medicineStory = {
  asPrescribed: forAudience(
    'As the prescription says. Check the label before you take it.',
    '',
    'As the prescription says. Check the label before anyone takes it.',
    'As the prescription says.',
  ),
  supplyAdvice: medicines.supplyAdvice,
  prescription: forAudience('Your prescription', '', 'The prescription'),
  order: 'The order',
  for: 'For',
  because: 'Reason',
  prescribed: 'Prescribed',
  suggested: 'Suggested',
  reported: 'Reported',
  ordered: 'Ordered',
  by: 'by',
  supply: 'Supply',
  refills: 'Refills',
  refillsOf: (sentence: string, allowed: number, filled: number) =>
    `${sentence.replace(/\.$/, '')} (${numberFormat.format(allowed)} allowed, ${times(filled)})`,
  validUntil: 'Valid until',
  fills: 'Pharmacy fills',
  filled: 'Filled',
  amount: 'Amount',
  enoughFor: 'Enough for',
  fillsMissing: 'Some pharmacy fills or prescriptions did not load, so refills and supply are left out.',
  whatItIs: 'What it is',
  nameInRecord: 'In the record:',
  readMore: (name: string | undefined) =>
    `Read more${name === undefined ? '' : ` about ${name}`} on MedlinePlus (another website)`,
  goesWith: 'Goes with',
  about: ({ audience }: MessageAudience) => `From ${audience === 'patient' ? 'your' : 'the'} clinic’s records.`,
  aboutSupply: (day: string, days: string) =>
    `When a supply should end is counted from the last fill: ${day} and ${days} days.`,
  details: 'All details of this medicine',
} as const
