import { forAudience, numberFormat } from './for-audience'
import { medicineDoubts } from './medicine-doubts'
import type { MessageAudience } from '../../audience'

/** Texts of the list of medicines for patients and proxies. */
export const medicineList = {
  doubts: medicineDoubts,
  notNow: forAudience('Not now', '', 'Not now', 'Other medicines'),
  paused: 'Paused',
  reported: 'Reported to the clinic',
  none: 'None.',
  past: (count: number) => `${numberFormat.format(count)} past`,
  noDirections: 'No directions written.',
  recalledFill: forAudience(
    'A fill is recalled: call your pharmacist now',
    '',
    'A fill is recalled: call the pharmacist now',
    'A fill is recalled',
  ),
  supplyUntil: (day: string) => `Supply until about ${day}`,
  timesListed: (count: number) => `On this list ${numberFormat.format(count)} times`,
  fillsMissing: 'Some pharmacy fills are missing, so this page does not say how long supplies last.',
  because: 'Reason:',
  allergies: 'Allergies:',
  highRisk: 'high risk',
  notConfirmed: 'not confirmed',
  allergiesUnchecked: forAudience(
    'We could not check your allergies.',
    'Allergies not checked: not all are loaded.',
    'We could not check the allergies.',
    'We could not check the allergies.',
  ),
  about: ({ audience, firstName, hasDied }: MessageAudience) => {
    const bought = {
      patient: 'you buy yourself or get',
      proxy: `${firstName ?? 'this person'} buys or gets`,
      provider: '',
    }
    const label = audience === 'patient' ? 'you take a medicine' : 'anyone takes a medicine'
    return hasDied === true
      ? 'This list is from the clinic’s records. Medicines from elsewhere may be missing.'
      : `This list is from ${audience === 'patient' ? 'your' : 'the'} clinic’s records. Medicines ${bought[audience]} elsewhere may be missing, and a pharmacy elsewhere may have filled one since. Where the written directions are shown too, they may say more. Check the label before ${label}.`
  },
} as const
