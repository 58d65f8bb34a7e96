import type { CodeTable, ResourceContract } from './types'

/** Device: what the API offers. */
export const deviceContract = {
  type: 'Device',
  read: true,
  revinclude: true,
  parameters: {
    type: { type: 'token', paths: ['type'] },
    patient: { type: 'reference', paths: ['patient'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
  },
  searches: [
    { by: ['type'] },
    { by: ['patient'] },
    { by: ['status'] },
    { by: ['patient', 'type'] },
    { by: ['patient', 'status'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const deviceCodes = {
  'udiCarrier.entryType': ['barcode', 'rfid', 'manual'],
  status: ['active', 'inactive', 'entered-in-error', 'unknown'],
  statusReason: ['online', 'paused', 'standby', 'offline', 'not-ready', 'transduc-discon', 'hw-discon', 'off'],
  'deviceName.type': [
    'udi-label-name',
    'user-friendly-name',
    'patient-reported-name',
    'manufacturer-name',
    'model-name',
    'other',
  ],
} as const satisfies CodeTable
