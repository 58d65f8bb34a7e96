/** Words of the list of devices. */
export const devices = {
  cardDetails: 'Numbers on the device card',
} as const
