import { pluralize, possessive, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the page that searches the loaded record. */
export const find = {
  title: (reader: MessageAudience) =>
    reader.audience === 'provider' ? 'Find in record' : `Find in ${possessive(reader)} record`,
  intro: 'Look through everything that is loaded. What you type stays in this browser.',
  label: 'Find words or codes',
  help: 'Type two letters or more. Several words find records that have all of them.',
  prompt: 'Type a name, a code or a word from a note.',
  none: (text: string, searched: number) =>
    `Nothing found for “${text}” in ${pluralize(searched, 'record', 'records')}.`,
  /** No match says nothing about the person's health. */
  noneExplanation: 'The record may use other words. Try another word, such as hives for urticaria.',
  noneTry: 'Or look through these lists:',
  found: (records: number) => `${pluralize(records, 'record', 'records')} found`,
  shown: (shown: number, all: number) =>
    `Showing ${numberFormat.format(shown)} of ${pluralize(all, 'record', 'records')} found`,
  /** Legend of the filters. */
  kinds: 'Kinds of records',
  group: (name: string, count: number) => `${name} (${numberFormat.format(count)})`,
  showAll: (count: number) => `Show all ${numberFormat.format(count)}`,
  newest: 'Of tests with the same name, only the newest is shown here.',
  more: (count: number) => `${pluralize(count, 'more match', 'more matches')} in this record`,
  name: 'Name',
  code: 'Code',
  plain: 'Plain words',
  file: 'Text of a file',
  narrative: 'Text from the care team',
  status: 'Status',
  mistake: 'Entered by mistake',
  notSearched: (files: number) =>
    `We do not look inside ${pluralize(files, 'file', 'files')}. ${files === 1 ? 'It is not loaded, or is not text.' : 'They are not loaded, or are not text.'}`,
  searchScope: 'We look at names, codes, plain words, notes and text. We do not look at numbers and dates.',
} as const
