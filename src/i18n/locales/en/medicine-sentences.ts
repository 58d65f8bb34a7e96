import { numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** "Leo’s supply", "The supply". */
const supplyOf = ({ audience, firstName }: MessageAudience): string => {
  if (audience === 'patient') return 'Your supply'
  return firstName === undefined ? 'The supply' : `${firstName}’s supply`
}
const on = (date: string, isDay: boolean): string => (isDay ? `on ${date}` : `in ${date}`)

/**
 * The sentences of the page of one medicine, by the rules M1 to M8 (docs/sentences.md). `isDay` is false for a month or a year. Each holds for every
 * record that meets its rule.
 */
export const medicineSentences = {
  /** M1; without a name where the record gives none. */
  doNotTake: (name: string | undefined, { audience }: MessageAudience) =>
    audience === 'patient' ? `Do not take ${name ?? 'this medicine'}.` : `Not to be taken: ${name ?? 'this medicine'}.`,
  /** M2 */
  contradicted: ({ audience }: MessageAudience) =>
    `Another order says: do not take. Ask before ${audience === 'patient' ? 'you take it' : 'anyone takes it'}.`,
  recalled: (words: string) => `A fill is marked ${words}.`,
  callPharmacist: ({ audience }: MessageAudience) => `Call ${audience === 'patient' ? 'your' : 'the'} pharmacist now.`,
  /** M3 */
  supplyEnded: (date: string, isDay: boolean, reader: MessageAudience) =>
    `${supplyOf(reader)} should have ended ${on(date, isDay)}.`,
  supplyUntil: (date: string) => `Supply until about ${date}.`,
  /** M4 */
  noRefills: 'No refills left.',
  refills: (count: number) => `At most ${numberFormat.format(count)} ${count === 1 ? 'refill' : 'refills'} left.`,
  /** M5 */
  expired: (date: string, isDay: boolean) => `This prescription ended ${on(date, isDay)}.`,
  over: 'The dates of this prescription have passed.',
  askIfTaken: ({ audience }: MessageAudience) =>
    audience === 'patient' ? 'Ask if you should still take it.' : 'Ask if it should still be taken.',
  /** M6 */
  old: (year: string) => `Old entry, from ${year}.`,
  askIfStillTaken: ({ audience }: MessageAudience) =>
    audience === 'patient' ? 'Ask if you still take it.' : 'Ask if it is still taken.',
  /** M7 */
  paused: 'Paused.',
  suggested: 'Suggested, not prescribed.',
  stopped: 'Stopped.',
  completed: 'Finished.',
  /** M8 */
  reported: 'Reported to the clinic.',
  notPrescribed: 'It may not be prescribed here.',
  /** D, for directions that the data cannot say. */
  unread: ({ hasDied = false }: MessageAudience) =>
    `These directions could not be put in a sentence.${hasDied ? '' : ' Read the label or ask the pharmacist.'}`,
  noDirections: 'No directions written.',
  /** Before the words of the prescription. */
  written: (words: string) => `The prescription says: ${words}.`,
} as const
