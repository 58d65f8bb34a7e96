import type { devices as en } from '../en/devices'
import type { Translated } from '../../translated'

/** Words of the list of devices. */
export const devices: Translated<typeof en> = {
  cardDetails: 'Números de la tarjeta del dispositivo',
}
