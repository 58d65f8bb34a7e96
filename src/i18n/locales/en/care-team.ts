/** Words of the members of a care team. */
export const careTeam = {
  roleNotGiven: 'Role not given',
  memberNotGiven: 'Name not given',
  forWhom: (name: string) => `for ${name}`,
  contactGetting: 'Looking for contact details…',
  contactNone: 'No phone number or email address is given.',
  contactNotShared: 'The contact details were not shared with this app.',
  contactFailed: 'We could not load the contact details.',
  contactElsewhere: 'Open the name to see the contact details.',
  earlierMembers: 'Earlier members',
} as const
