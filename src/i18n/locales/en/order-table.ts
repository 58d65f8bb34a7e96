import { numberFormat } from './for-audience'

/** Messages of the table of medication orders for providers. */
export const orderTable = {
  caption: 'Medication orders',
  columns: {
    medication: 'Medication',
    sig: 'Sig',
    indication: 'Indication',
    ordered: 'Ordered',
    supply: 'Last fill → supply ends',
    refills: 'Refills left',
    note: 'Status note',
  },
  passed: 'passed',
  ended: (day: string) => `Order ended ${day}`,
  supplyEnded: (day: string, isLast: boolean) => `Supply ended ${day}${isLast ? ', no refills left' : ''}`,
  refillsLeft: (left: string, allowed: string) => `${left} of ${allowed}`,
  refillsAllowed: (allowed: string) => `${allowed} allowed`,
  more: (count: number) => `Show ${numberFormat.format(count)} more`,
  about:
    'Orders and reported medications of this system; over-the-counter and outside ones may be missing. Supply and refills are counted from the dispenses in this record.',
} as const
