import type { deviceElements } from '../contract/elements/device'
import { define } from './define'

/** How Device reads. */
export const device = define<typeof deviceElements>({
  type: 'Device',
  title: ['type', 'deviceName.name'],
  date: ['manufactureDate'],
  statuses: ['status', 'statusReason'],
  line: { manufacturer: 'string', modelNumber: 'string', lotNumber: 'string', serialNumber: 'string' },
  subject: 'patient',
})
