import type { careTeamElements } from '../contract/elements/care-team'
import { define } from './define'

/** How CareTeam reads. */
export const careTeam = define<typeof careTeamElements>({
  type: 'CareTeam',
  title: ['name', 'category'],
  date: ['period'],
  statuses: ['status'],
  line: { managingOrganization: 'Reference' },
  timeline: true,
  subject: 'subject',
})
