import { loadMessages } from '../../i18n/messages'
import type { GlanceContext } from '../glance-context'

/** The context of rows for a living patient who reads English, without the dictionary. */
export const patientContext: GlanceContext = {
  messages: await loadMessages('en'),
  audience: 'patient',
  status: { today: '2026-11-26', died: undefined },
  impliedStatuses: [],
  included: [],
  plainName: () => undefined,
  namesDisagree: () => false,
}
