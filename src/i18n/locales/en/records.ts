import { pluralize, headingFor, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'
import type { AssertedCount } from '../../../lib/asserted-count'

/** Messages of lists of any type. */
export const records = {
  total: (count: number, mistakes: number) =>
    `${pluralize(count, 'record', 'records')} in this list${mistakes === 0 ? '' : `, ${numberFormat.format(mistakes)} of them entered by mistake`}`,
  /** Of an incomplete list. */
  loaded: (count: number, mistakes: number) =>
    `${pluralize(count, 'record', 'records')} loaded${mistakes === 0 ? '' : `, ${numberFormat.format(mistakes)} of them entered by mistake`}`,
  /** The heading of things that are so. */
  factCount: (name: string, count: AssertedCount) => `${name} (${numberFormat.format(count)})`,
  groupCount: (name: string, count: number) => `${name} (${numberFormat.format(count)})`,
  newestFirst: 'Newest first',
  groups: {
    main: 'Current and recent',
    planned: 'Planned',
    underReview: 'Being checked',
    past: 'Past',
    notInEffect: 'Suggestions, drafts and copies',
    enteredInError: 'Entered by mistake',
  },
  notAvailable: {
    DiagnosticOrder: 'This health system does not say that apps can get test orders.',
    Questionnaire: 'This health system does not say that apps can get forms.',
  },
  /** Title of the list of a type. */
  listTitle: (reader: MessageAudience, name: string) => headingFor(reader, name, name),
  unknownType: 'This app does not know this kind of record.',
  /** Also for other lists. */
  range: (first: number, last: number, total: number) =>
    total === 0
      ? 'Nothing to show'
      : `Showing ${numberFormat.format(first)} to ${numberFormat.format(last)} of ${numberFormat.format(total)}`,
  pagesOf: (label: string) => `Pages of ${label}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  hiddenMistakes: (count: number) => `Entered by mistake (${numberFormat.format(count)})`,
  hiddenMistakesText: 'These were marked as mistakes. Do not rely on them.',
  clear: 'Clear filters',
  noMatches: 'No records match your filters.',
  showingOf: (shown: number, all: number) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'record', 'records')}`,
} as const
