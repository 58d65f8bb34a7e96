import type { MessageAudience } from '../../audience'
import { numberFormat, possessive } from './for-audience'

/** Names of pages, and messages of the page that lists all of them. */
export const navigation = {
  title: (reader: MessageAudience) =>
    reader.audience === 'proxy' ? `All of ${possessive(reader)} records` : 'All records',
  intro: 'Every kind of record, and what else this app can do. The numbers are what is here so far.',
  sections: (place: string) => `Pages of ${place}`,
  groups: {
    health: 'Health',
    care: 'Care',
    papers: 'Papers',
    take: 'Take it with you',
    people: 'People and places',
    app: 'This app',
  },
  closed: 'Not named by the health system',
  closedExplanation: 'The health system does not say that apps can get this kind.',
  mistakes: (n: number, { audience }: MessageAudience) =>
    `${numberFormat.format(n)} of them entered ${audience === 'provider' ? 'in error' : 'by mistake'}`,
  newest: (date: string) => `newest ${date}`,
  soFar: (n: number) => `${numberFormat.format(n)} here so far`,
  aboutProxy: (owner: string) => `About ${owner.replace(/’s$/, '')}`,
  pages: {
    '/new': ['What is new', 'New since'],
    '/timeline': ['Timeline', 'Timeline'],
    '/results': ['Test results', 'Results'],
    '/vitals': ['Vital signs', 'Vitals'],
    '/answers': ['Questions and answers', 'Social history and surveys'],
    '/conditions': ['Health conditions', 'Problems'],
    '/medicines': ['Medicines', 'Medications'],
    '/profile': ['About you', 'Demographics'],
    '/patients': ['Find a patient', 'Find patient'],
    '/search': ['Search the health system', 'Search by type'],
    '/documents': ['Notes and documents', 'Documents'],
    '/loaded': ['What was loaded', 'Load ledger'],
    '/find': ['Find in record', 'Find in record'],
    '/download': ['Print or download', 'Export'],
    '/take-along': ['For an appointment', 'Appointment sheet'],
    '/correct': ['Ask for a correction', 'Ask for a correction'],
    '/privacy': ['Privacy and this app', 'Session and data'],
  } as Readonly<Record<string, readonly [patient: string, provider: string]>>,
  /** Changes after a refetch. */
  updates: {
    title: 'This has come since the last update',
    added: 'New:',
    changed: 'Changed:',
    none: 'No new records have come.',
    done: 'I have seen it',
  },
  /** Unknown path. */
  notFound: {
    title: 'We can’t find this page',
    text: 'The address may be wrong, or the page may have moved.',
    back: 'Go to the summary',
  },
}
