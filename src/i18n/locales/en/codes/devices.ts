import type { CodeTexts } from '../../../code-tables'

/** Texts for codes of devices: for patients, for providers. */
export const deviceCodes = {
  'Device.status': {
    active: ['In use', 'Active'],
    inactive: ['Not in use', 'Inactive'],
    'entered-in-error': ['Entered by mistake', 'Entered in error'],
    unknown: ['Not known if in use', 'Unknown'],
  },
  'Device.statusReason': {
    online: ['On and connected', 'Online'],
    paused: ['Paused', 'Paused'],
    standby: ['On standby', 'Standby'],
    offline: ['Not connected', 'Offline'],
    'not-ready': ['Not ready to use', 'Not ready'],
    'transduc-discon': ['Sensor not connected', 'Transducer disconnected'],
    'hw-discon': ['Part not connected', 'Hardware disconnected'],
    off: ['Turned off', 'Off'],
  },
  'Device.udiCarrier.entryType': {
    barcode: ['Read from the bar code', 'Barcode'],
    rfid: ['Read by radio tag', 'RFID'],
    manual: ['Typed in by hand', 'Manual'],
  },
  'Device.deviceName.type': {
    'udi-label-name': ['Name on the label', 'UDI label name'],
    'user-friendly-name': ['Common name', 'User-friendly name'],
    'patient-reported-name': ['Name the patient gave', 'Patient-reported name'],
    'manufacturer-name': ["Maker's name for it", 'Manufacturer name'],
    'model-name': ['Model', 'Model name'],
    other: ['Other name', 'Other'],
  },
} as const satisfies CodeTexts
