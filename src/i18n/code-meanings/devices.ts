import type { CodeMeanings } from '../code-tables'

/** Tone and list section of codes of devices. */
export const deviceMeanings = {
  'Device.status': {
    active: 'active main',
    inactive: 'past past',
    'entered-in-error': 'invalid enteredInError',
    unknown: 'none main',
  },
  'Device.statusReason': {
    online: 'none main',
    paused: 'pending main',
    standby: 'pending main',
    offline: 'stop main',
    'not-ready': 'pending main',
    'transduc-discon': 'attention main',
    'hw-discon': 'attention main',
    off: 'stop main',
  },
  'Device.udiCarrier.entryType': {
    barcode: 'none main',
    rfid: 'none main',
    manual: 'none main',
  },
  'Device.deviceName.type': {
    'udi-label-name': 'none main',
    'user-friendly-name': 'none main',
    'patient-reported-name': 'none main',
    'manufacturer-name': 'none main',
    'model-name': 'none main',
    other: 'none main',
  },
} as const satisfies CodeMeanings
