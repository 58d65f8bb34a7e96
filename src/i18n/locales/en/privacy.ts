import { possessive } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the privacy page: what the app stores, and what was shared with it. */
export const privacy = {
  title: 'Privacy and this app',
  storageTitle: 'What this app keeps',
  storage:
    'The record is kept only in this tab while you use it. We clear it when you sign out, close the tab or do nothing for a while.',
  reads:
    'This app asks to read the record. It never writes to it. To stop sharing, open the clinic’s website and remove this app there.',
  none: 'There is no tracking in this app. It does not send the record to anyone.',
  relayed: 'The record comes through the server of this site. That server passes it on and keeps nothing of it.',
  language: 'The language you choose is kept on this device. It says nothing about the record.',
  accessTitle: 'Who can see this record',
  access: (reader: MessageAudience, system: string) =>
    reader.audience === 'provider'
      ? 'The EHR decides who can open this record. This app does not know who else can.'
      : `${system} decides who can see ${possessive(reader)} record. To ask or change it, contact ${reader.audience === 'patient' ? 'your' : 'the'} clinic.`,
  contacts: (reader: MessageAudience) =>
    `Contacts in ${possessive(reader)} record. The record does not give the reason why someone can see it.`,
  dictionaryTitle: 'Plain words in this app',
  dictionary:
    'Plain names, and what they mean, come from a dictionary inside this app. It looks nothing up elsewhere. No clinician has reviewed it yet. If a name looks wrong, go by the words of the record, and tell those who run this site: the app itself reports nothing. A name may come with a link to MedlinePlus. If someone opens it, that website sees the plain name, but not the record.',
  sharedTitle: 'What you share with this app',
  sharedIntro: 'You and your health system decide what this app may read.',
  readable: (kinds: string) => `This app may read: ${kinds}.`,
  partlyReadable: (kinds: string) => `Only a part of: ${kinds}.`,
  notReadable: (kinds: string) => `It may not read: ${kinds}.`,
  byName: 'Each permission by its technical name',
  notPrinted: 'Not printed. To print this part, open it first.',
  caption: 'Permissions asked for and given',
  permission: 'Permission',
  granted: 'Given',
  yes: 'Yes',
  no: 'No',
  grantedUnrequested: 'Given without being asked for',
  narrowedTitle: 'The health system shares less than before',
  narrowed: (kinds: string) =>
    `It no longer shares with this app: ${kinds}. What you see of these may be out of date. Sign out and sign in again to ask for them.`,
  grantedUnknown: 'The health system did not say which permissions it gave.',
  connectionTitle: 'Connection',
  system: 'Health system',
  server: 'Address of the record',
  user: 'Signed in as',
  until: 'Sign-in ends',
  version: 'Version of this app',
}
